import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { listen } from "./listen.ts";

/** The end of a request: with a status and headers, by a closed connection, or not at all. */
export type WebhookBehaviour =
	| { status: number; headers?: Record<string, string> }
	| "drop"
	| "stall";

/** Starts a receiver of Standard Webhooks on a loopback port. */
export async function startWebhookReceiver(secret: string, { port = 0 } = {}) {
	/** The messages with a valid signature, in order. */
	const received: { id: string; body: unknown; isAcknowledged: boolean }[] = [];
	let unsigned = 0;
	const verifier = new Webhook(secret);
	const server = createServer(async (request, response) => {
		const payload = await text(request).catch(() => "");
		const headers = Object.fromEntries(new Headers(request.headers as HeadersInit));
		const behaviour = receiver.behave();
		const isAcknowledged = typeof behaviour === "object" && behaviour.status < 300;
		try {
			const body = verifier.verify(payload, headers);
			received.push({ id: headers["webhook-id"] ?? "", body, isAcknowledged });
		} catch {
			unsigned++;
		}
		if (behaviour === "stall") return;
		if (behaviour === "drop") return void request.socket.destroy();
		response.writeHead(behaviour.status, behaviour.headers).end("noted");
	});
	const { port: ownPort, stop } = await listen(server, port);
	const receiver = {
		url: `http://127.0.0.1:${ownPort}/hook`,
		behave: (): WebhookBehaviour => ({ status: 200 }),
		received,
		/** Returns the number of requests without a valid signature. */
		unsigned: () => unsigned,
		stop,
	};
	return receiver;
}
