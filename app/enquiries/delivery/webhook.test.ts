import type { IncomingMessage, RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { setClock } from "#app/clock.ts";
import { CALCULATION, createClaim } from "../../../tests/support/emails.ts";
import { listen } from "../../../tests/support/test-server.ts";
import { createWebhookDelivery, type WebhookSettings } from "./webhook.ts";
import type { Attempt } from "./worker.ts";

const SECRET = "a plain secret of some length";
const CODED_SECRET = `whsec_${Buffer.from("another secret of some length").toString("base64")}`;

/** A real receiver that notes what came and then replies, and a delivery to it. */
async function openWebhook(reply: RequestListener, settings: Partial<WebhookSettings> = {}) {
	const received: { request: IncomingMessage; body: string }[] = [];
	const { origin, stop } = await listen(async (request, response) => {
		received.push({ request, body: await text(request) });
		reply(request, response);
	});
	const url = `${origin}/hook`;
	const send = createWebhookDelivery({ url, secret: SECRET, ...settings });
	const deliver = (claim = createClaim(), signal = new AbortController().signal) =>
		send(claim, signal);
	return { url, received, stop, deliver };
}

const status =
	(code: number, headers: Record<string, string> = {}): RequestListener =>
	(_request, response) =>
		response.writeHead(code, headers).end("words of the receiver");

const refused = (reason: unknown) => ({ outcome: "refused", reason });

test.each<[number, Attempt]>([
	[200, { outcome: "delivered" }],
	[410, { outcome: "gone", reason: "the webhook answered 410" }],
	[429, { outcome: "refused", reason: "the webhook answered 429", retryAfter: 120_000 }],
])("%i, with Retry-After: 120, is %j", async (code, attempt) => {
	const { deliver } = await openWebhook(status(code, { "Retry-After": "120" }));
	expect(await deliver()).toEqual(attempt);
});

test.each([301, 308, 304, 400, 404, 503])("%i is tried again, and not followed", async (code) => {
	const elsewhere = await openWebhook(status(200));
	const { deliver } = await openWebhook(status(code, { Location: elsewhere.url }));
	expect(await deliver()).toEqual({ ...refused(`the webhook answered ${code}`), retryAfter: 0 });
	expect(elsewhere.received).toEqual([]);
});

test("a body that never ends counts as it began, and the connection is given up", async () => {
	const closed = Promise.withResolvers<void>();
	const { deliver } = await openWebhook((_request, response) => {
		response.on("close", closed.resolve).writeHead(200).write("more to come");
	});
	expect(await deliver()).toEqual({ outcome: "delivered" });
	await closed.promise;
});

test("without a response it is given up at the limit", async () => {
	const { deliver } = await openWebhook(() => {}, { timeout: 50 });
	expect(await deliver()).toEqual(refused("the webhook did not answer: time-out"));
});

test("a receiver that drops the connection, or is away, is tried again", async () => {
	const { deliver, stop } = await openWebhook((request) => request.socket.destroy());
	const dropped = expect.stringMatching(/^the webhook did not answer: [A-Z_]+$/);
	expect(await deliver()).toEqual(refused(dropped));
	await stop();
	expect(await deliver()).toEqual(refused("the webhook did not answer: ECONNREFUSED"));
});

test("a stop ends a try at once", async () => {
	const stop = new AbortController();
	const { deliver } = await openWebhook(() => stop.abort());
	const ended = refused("the webhook did not answer: AbortError");
	expect(await deliver(createClaim(), stop.signal)).toEqual(ended);
});

test.each([
	["plain", SECRET, new Webhook(SECRET, { format: "raw" })],
	["whsec_", CODED_SECRET, new Webhook(CODED_SECRET)],
])("each try is the same, signed with a %s secret", async (_kind, secret, verifier) => {
	// The verifier reads the system's clock.
	setClock();
	const { received, deliver } = await openWebhook(status(500), { secret });
	await deliver();
	await deliver();
	const [first, second] = received.map(({ request: { headers }, body }) => ({
		body,
		id: headers["webhook-id"],
		verified: verifier.verify(body, headers as Record<string, string>),
	}));
	expect(first?.id).toBe(createClaim().delivery.id);
	expect(second).toEqual(first);
});

test("a receiver gets the enquiry as JSON, and nothing that the filter knows", async () => {
	const { received, deliver } = await openWebhook(status(200));
	const hidden = { addressKey: "keyed-hash", spamReasons: ["too fast"] };
	const claim = createClaim({ callback: "midday", calculation: CALCULATION, ...hidden });
	await deliver(claim);
	expect(received[0]?.request.headers["content-type"]).toBe("application/json");
	const { id, name, email, message } = claim.enquiry;
	const lines = expect.arrayContaining(["Budget a month: ₹60,000"]);
	expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({
		type: "enquiry.created",
		timestamp: "2026-11-21T12:02:00.000Z",
		data: {
			id,
			name,
			email,
			message,
			service: null,
			source: "direct",
			callback: "midday",
			calculation: { title: "Ad budget", lines, query: CALCULATION },
		},
	});
	expect(received[0]?.body).not.toMatch(/keyed-hash|too fast/);
});
