import { expect, onTestFinished, test } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { CALCULATION, createClaim } from "../../../tests/support/emails.ts";
import {
	startWebhookReceiver,
	type WebhookBehaviour,
} from "../../../tests/support/webhook-receiver.ts";
import type { DeliveryFault } from "../delivery-fault.ts";
import type { Claim } from "../store/outbox.ts";
import { buildHookMessage } from "../webhook/hook-message.ts";
import { createWebhookDelivery, type WebhookSettings } from "./webhook.ts";
import type { Attempt } from "./worker.ts";

const SECRET = "a plain secret of some length";
const CODED_SECRET = `whsec_${Buffer.from(SECRET).toString("base64")}`;

const buildMessage = (claim: Claim) =>
	buildHookMessage(claim, { findEvent: async () => null, findDeskUrl: async () => null });

/** Opens a receiver, and a delivery to it. */
async function openWebhook(behaviour: WebhookBehaviour, settings: Partial<WebhookSettings> = {}) {
	// The receiver compares the signature's time with the system's clock.
	setClock();
	const receiver = await startWebhookReceiver(CODED_SECRET);
	onTestFinished(receiver.stop);
	receiver.behave = () => behaviour;
	const send = createWebhookDelivery(
		{ url: receiver.url, secret: SECRET, format: "json", ...settings },
		buildMessage,
	);
	const deliver = (claim = createClaim(), signal = new AbortController().signal) =>
		send(claim, signal);
	return { receiver, deliver };
}

const rejected = (reason: DeliveryFault) => ({ outcome: "rejected", reason });

test.each<[number, Attempt]>([
	[200, { outcome: "delivered" }],
	[410, { outcome: "gone", reason: { code: "webhook-answered", status: 410 } }],
	[
		429,
		{ outcome: "rejected", reason: { code: "webhook-answered", status: 429 }, retryAfter: 120_000 },
	],
])("%i, with Retry-After: 120, is %j", async (status, attempt) => {
	const { deliver } = await openWebhook({ status, headers: { "Retry-After": "120" } });
	expect(await deliver()).toEqual(attempt);
});

test("a login in the address is sent as a header, as fetch wants it", async () => {
	const { receiver } = await openWebhook({ status: 200 });
	const url = receiver.url.replace("//", "//anna:b%20c@");
	const send = createWebhookDelivery({ url, secret: SECRET, format: "json" }, buildMessage);
	expect(await send(createClaim(), new AbortController().signal)).toEqual({ outcome: "delivered" });
});

test("a redirect is not followed", async () => {
	const elsewhere = await openWebhook({ status: 200 });
	const headers = { Location: elsewhere.receiver.url };
	const { deliver } = await openWebhook({ status: 308, headers });
	expect(await deliver()).toEqual({
		...rejected({ code: "webhook-answered", status: 308 }),
		retryAfter: 0,
	});
	expect(elsewhere.receiver.received).toEqual([]);
});

test("without a response it is given up at the limit", async () => {
	const { deliver } = await openWebhook("stall", { timeout: 50 });
	expect(await deliver()).toEqual(rejected({ code: "webhook-lost", fault: "TimeoutError" }));
});

test("a receiver that is away is tried again", async () => {
	const { receiver, deliver } = await openWebhook({ status: 200 });
	await receiver.stop();
	expect(await deliver()).toEqual(rejected({ code: "webhook-lost", fault: "ECONNREFUSED" }));
});

test("a stop ends a try at once", async () => {
	const stop = new AbortController();
	const { receiver, deliver } = await openWebhook("stall");
	receiver.behave = () => {
		stop.abort();
		return "stall";
	};
	const ended = rejected({ code: "webhook-lost", fault: "AbortError" });
	expect(await deliver(createClaim(), stop.signal)).toEqual(ended);
});

test.each([SECRET, CODED_SECRET])("each try is the same, signed with %s", async (secret) => {
	const { receiver, deliver } = await openWebhook({ status: 500 }, { secret });
	await deliver();
	await deliver();
	const [first, second] = receiver.received;
	expect(first?.id).toBe(createClaim().delivery.id);
	expect(second).toEqual(first);
});

test("a receiver gets the enquiry as JSON, and nothing that the filter knows", async () => {
	const { receiver, deliver } = await openWebhook({ status: 200 });
	const website = "https://desaicotton.example/";
	const hidden = { addressKey: "keyed-hash", spamReasons: [{ code: "trapped" as const }] };
	const claim = createClaim({ callback: "midday", website, calculation: CALCULATION, ...hidden });
	await deliver(claim);
	const { id, name, email, message } = claim.enquiry;
	const lines = expect.arrayContaining(["Budget a month: ₹60,000"]);
	const calculation = { title: "Ad budget", lines, query: CALCULATION };
	const [{ body } = { body: {} }] = receiver.received;
	expect(body).toMatchObject({
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
			website,
			calculation,
		},
	});
	expect(JSON.stringify(body)).not.toMatch(/keyed-hash|too fast/);
});

test("an event that was taken back is told to nobody", async () => {
	const { receiver, deliver } = await openWebhook({ status: 200 });
	const { delivery, ...claim } = createClaim();
	const taken = { ...claim, delivery: { ...delivery, eventId: "of-an-event" } };
	expect(await deliver(taken)).toEqual({ outcome: "obsolete" });
	expect(receiver.received).toEqual([]);
});

test("a chat without a secret gets a message, which is not signed", async () => {
	const { receiver, deliver } = await openWebhook(
		{ status: 200 },
		{ secret: undefined, format: "slack" },
	);
	expect(await deliver()).toEqual({ outcome: "delivered" });
	expect([receiver.received, receiver.unsigned()]).toEqual([[], 1]);
});
