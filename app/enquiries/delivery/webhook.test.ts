import { once } from "node:events";
import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, onTestFinished } from "vitest";
import { CALCULATION, makeClaim } from "#app/emails/letters-for-tests.ts";
import { createWebhookDelivery } from "./webhook.ts";

const SECRET = "a plain secret of some length";
const CODED_SECRET = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;
/** Longer than an answer takes on a busy machine. */
const SHORT_MS = 1_000;
const NEVER = new AbortController().signal;
const HOUR_MS = 3_600_000;

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
type Received = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };

/** A real receiver, which notes what came and then answers. */
async function startReceiver(answer: Answer) {
	const received: Received[] = [];
	const server = createServer(async (request, response) => {
		const { method, url, headers } = request;
		received.push({ method, url, headers, body: await text(request) });
		answer(response, request);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return { url: `http://127.0.0.1:${port}/hook`, received, server };
}

const status =
	(code: number, headers: Record<string, string> = {}): Answer =>
	(response) =>
		response.writeHead(code, headers).end("words of the receiver");

async function tryWith(answer: Answer, secret = SECRET) {
	const receiver = await startReceiver(answer);
	const deliver = createWebhookDelivery({ url: receiver.url, secret, timeout: SHORT_MS });
	return { attempt: await deliver(makeClaim(), NEVER), ...receiver, deliver };
}

describe("a webhook's answer", () => {
	it.each([200, 201, 202, 204])("%i is success", async (code) => {
		expect((await tryWith(status(code))).attempt).toEqual({ outcome: "delivered" });
	});

	it.each([304, 400, 401, 404, 500, 503])("%i is tried again", async (code) => {
		expect((await tryWith(status(code))).attempt).toEqual({
			outcome: "refused",
			reason: `the webhook answered ${code}`,
			wish: 0,
		});
	});

	it("410 ends it for good", async () => {
		expect((await tryWith(status(410))).attempt).toEqual({
			outcome: "gone",
			reason: "the webhook answered 410",
		});
	});

	it.each([301, 302, 307, 308])("%i is not followed", async (code) => {
		const elsewhere = await startReceiver(status(200));
		const { attempt } = await tryWith(status(code, { Location: elsewhere.url }));
		expect(attempt).toMatchObject({ outcome: "refused", reason: `the webhook answered ${code}` });
		expect(elsewhere.received).toEqual([]);
	});

	it("429 is tried again no sooner than it asks, in seconds", async () => {
		const { attempt } = await tryWith(status(429, { "Retry-After": "120" }));
		expect(attempt).toMatchObject({ outcome: "refused", wish: 120_000 });
	});

	it("429 is tried again no sooner than it asks, by a date", async () => {
		const date = new Date(Date.now() + HOUR_MS).toUTCString();
		const { attempt } = await tryWith(status(429, { "Retry-After": date }));
		const { wish = 0 } = { wish: 0, ...attempt };
		expect(wish).toBeGreaterThan(HOUR_MS / 2);
		expect(wish).toBeLessThanOrEqual(HOUR_MS);
	});

	it("with a body that never ends counts as it began, and the connection is given up", async () => {
		const closed = Promise.withResolvers<void>();
		const { attempt } = await tryWith((response) => {
			response.writeHead(200);
			const timer = setInterval(() => response.write("more "), 5);
			response.on("close", () => {
				clearInterval(timer);
				closed.resolve();
			});
		});
		expect(attempt).toEqual({ outcome: "delivered" });
		await closed.promise;
	});
});

describe("a webhook without an answer", () => {
	it("is given up at the limit", async () => {
		expect((await tryWith(() => {})).attempt).toEqual({
			outcome: "refused",
			reason: "the webhook did not answer: time-out",
		});
	});

	it("that drops the connection is tried again", async () => {
		const { attempt } = await tryWith((_, request) => request.socket.destroy());
		expect(attempt).toMatchObject({
			outcome: "refused",
			reason: expect.stringMatching(/^the webhook did not answer: [A-Z_]+$/),
		});
	});

	it("that is not there is tried again", async () => {
		const { url, server } = await startReceiver(status(200));
		await new Promise((done) => server.close(done));
		const deliver = createWebhookDelivery({ url, secret: SECRET });
		expect(await deliver(makeClaim(), NEVER)).toEqual({
			outcome: "refused",
			reason: "the webhook did not answer: ECONNREFUSED",
		});
	});

	it("is left at once by a stop", async () => {
		const stop = new AbortController();
		const { url } = await startReceiver(() => stop.abort());
		const deliver = createWebhookDelivery({ url, secret: SECRET });
		expect(await deliver(makeClaim(), stop.signal)).toEqual({
			outcome: "refused",
			reason: "the webhook did not answer: AbortError",
		});
	});
});

describe("what a webhook gets", () => {
	it.each([
		["plain", SECRET, new Webhook(SECRET, { format: "raw" })],
		["whsec_", CODED_SECRET, new Webhook(CODED_SECRET)],
	] as const)("is signed by Standard Webhooks with a %s secret", async (_, secret, verifier) => {
		const { received } = await tryWith(status(200), secret);
		const [{ body, headers } = { body: "", headers: {} }] = received;
		const signed = {
			"webhook-id": String(headers["webhook-id"]),
			"webhook-timestamp": String(headers["webhook-timestamp"]),
			"webhook-signature": String(headers["webhook-signature"]),
		};
		expect(verifier.verify(body, signed)).toEqual(JSON.parse(body));
		expect(() => verifier.verify(body.replace("Riya", "Rita"), signed)).toThrow();
		expect(() => verifier.verify(body, { ...signed, "webhook-id": "another" })).toThrow();
	});

	it("is the enquiry, posted as JSON to the whole address", async () => {
		const { received } = await tryWith(status(200));
		expect(received).toMatchObject([
			{ method: "POST", url: "/hook", headers: { "content-type": "application/json" } },
		]);
		expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
			type: "enquiry.created",
			timestamp: "2026-11-21T12:02:00.000Z",
			data: {
				id: makeClaim().enquiry.id,
				name: "Riya Desai",
				email: "riya@desaicotton.example",
				message: makeClaim().enquiry.message,
				service: null,
				source: "direct",
			},
		});
	});

	it("tells when a call is welcome, and what was worked out, with its numbers in words", async () => {
		const receiver = await startReceiver(status(200));
		const deliver = createWebhookDelivery({ url: receiver.url, secret: SECRET });
		await deliver(makeClaim({ callback: "midday", calculation: CALCULATION }), NEVER);
		const { data } = JSON.parse(receiver.received[0]?.body ?? "");
		expect(data.callback).toBe("midday");
		expect(data.calculation).toMatchObject({ title: "Advertising budget", query: CALCULATION });
		expect(data.calculation.lines.join("\n")).toContain("₹60,000");
	});

	it("has the same id and body at each try", async () => {
		const { received, deliver } = await tryWith(status(500));
		await deliver(makeClaim(), NEVER);
		const [first, second] = received;
		expect(second?.headers["webhook-id"]).toBe(makeClaim().delivery.id);
		expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
		expect(second?.body).toBe(first?.body);
	});

	it("holds nothing by which the filter judged the visitor", async () => {
		const receiver = await startReceiver(status(200));
		const deliver = createWebhookDelivery({ url: receiver.url, secret: SECRET });
		await deliver(makeClaim({ addressKey: "keyed-hash", spamReasons: ["too fast"] }), NEVER);
		expect(receiver.received[0]?.body).not.toMatch(/keyed-hash|too fast/);
	});
});
