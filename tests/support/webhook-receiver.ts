import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** How a request ends: with a status and headers, by a closed connection, or not at all. */
export type WebhookBehaviour =
	| { status: number; headers?: Record<string, string> }
	| "drop"
	| "stall";

export type WebhookReceiver = {
	/** For WEBHOOK_URL. */
	url: string;
	/** Asked at each request. */
	behave: () => WebhookBehaviour;
	/** What came with a right signature, in order, with how it was answered. */
	received: { id: string; body: unknown; isAcknowledged: boolean }[];
	/** Requests without a right signature. */
	unsigned: () => number;
	stop: () => Promise<void>;
};

/** A real receiver of Standard Webhooks on a loopback port. */
export async function startWebhookReceiver(
	secret: string,
	{ port = 0 } = {},
): Promise<WebhookReceiver> {
	const received: WebhookReceiver["received"] = [];
	let unsigned = 0;
	const verifier = new Webhook(secret);
	const stalled = new Set<ServerResponse>();
	const server = createServer(async (request, response) => {
		const payload = await text(request).catch(() => "");
		const headers = Object.fromEntries(
			Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
		);
		const behaviour = receiver.behave();
		const isAcknowledged = typeof behaviour === "object" && behaviour.status < 300;
		try {
			const body = verifier.verify(payload, headers);
			received.push({ id: headers["webhook-id"] ?? "", body, isAcknowledged });
		} catch {
			unsigned++;
		}
		if (behaviour === "stall") return void stalled.add(response);
		if (behaviour === "drop") return void request.socket.destroy();
		response.writeHead(behaviour.status, behaviour.headers).end("noted");
	});
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	const receiver: WebhookReceiver = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
		behave: () => ({ status: 200 }),
		received,
		unsigned: () => unsigned,
		stop: async () => {
			const closed = new Promise((done) => server.close(done));
			server.closeAllConnections();
			await closed;
		},
	};
	return receiver;
}
