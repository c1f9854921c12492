import { expect, it } from "vitest";
import { describeOnBoth, makeEnquiry } from "../../../tests/support/stores.ts";
import type { Stores } from "../open-stores.ts";

const MINUTE = 60_000;

async function readDelivery({ enquiries }: Stores) {
	const [enquiry] = await enquiries.list({
		statuses: ["pending", "delivered", "failed", "erased", "spam"],
	});
	return enquiry?.deliveries[0];
}

describeOnBoth("the outbox", ({ open, makePlace }) => {
	it("gives a delivery to one node only, however many ask at once", async () => {
		const place = await makePlace();
		const nodes = await Promise.all([open(place), open(place), open(place)]);
		for (let at = 0; at < 10; at++) await nodes[0]?.enquiries.save(makeEnquiry(), ["email"]);
		const claims = await Promise.all(
			Array.from({ length: 12 }, (_, at) => nodes[at % 3]?.outbox.claim("email", 4) ?? []),
		);
		const ids = claims.flat().map(({ delivery }) => delivery.id);
		expect(ids.length).toBeGreaterThanOrEqual(10);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("gives what is due with its enquiry, and only of the channel asked for", async () => {
		const { enquiries, outbox } = await open();
		await enquiries.save(makeEnquiry({ name: "Meera" }), ["email"]);
		expect(await outbox.claim("webhook", 5)).toEqual([]);
		const [claim, ...more] = await outbox.claim("email", 5);
		expect(more).toEqual([]);
		expect(claim?.enquiry.name).toBe("Meera");
		expect(claim?.delivery.attempts).toBe(1);
	});

	it("lets another node have what a dead one held, once the lease is over", async () => {
		const place = await makePlace();
		const [dead, living] = await Promise.all([open(place), open(place)]);
		await dead.enquiries.save(makeEnquiry(), ["email"]);
		const now = Date.now();
		await dead.outbox.claim("email", 1, now);
		expect(await living.outbox.claim("email", 1, now + 0.9 * MINUTE)).toEqual([]);
		const [taken] = await living.outbox.claim("email", 1, now + 1.1 * MINUTE);
		expect(taken?.delivery.attempts).toBe(2);
	});

	it("takes a lease that no node gives for one of a clock that was set back", async () => {
		const { enquiries, outbox } = await open();
		await enquiries.save(makeEnquiry(), ["email"]);
		const tomorrow = Date.now() + 24 * 60 * MINUTE;
		expect(await outbox.claim("email", 5, tomorrow)).toHaveLength(1);
		expect(await outbox.claim("email", 5)).toHaveLength(1);
	});

	it("has all that waits due at once when its times are those of another clock", async () => {
		const stores = await open();
		const { enquiries, outbox } = stores;
		await enquiries.save(makeEnquiry(), ["email"]);
		const [claim] = await outbox.claim("email", 5);
		if (!claim) throw new Error("nothing was due");
		await outbox.postpone(claim, Date.now() + 24 * 60 * MINUTE, "the mail server is away");
		expect(await outbox.claim("email", 5)).toEqual([]);
		await outbox.hasten("webhook");
		expect(await outbox.claim("email", 5)).toEqual([]);
		await outbox.hasten("email");
		expect(await outbox.claim("email", 5)).toHaveLength(1);
	});

	it("lets who lost the lease change nothing any more", async () => {
		const { enquiries, outbox, ...stores } = await open();
		await enquiries.save(makeEnquiry(), ["email"]);
		const now = Date.now();
		const [late] = await outbox.claim("email", 1, now);
		const [current] = await outbox.claim("email", 1, now + 2 * MINUTE);
		if (!late || !current) throw new Error("nothing was claimed");
		await outbox.markDelivered(current);
		await outbox.markFailed(late, "too late");
		await outbox.postpone(late, now, "too late");
		expect(await readDelivery({ enquiries, outbox, ...stores })).toMatchObject({
			state: "delivered",
			lastError: null,
		});
	});

	it("keeps a postponed delivery until its time, with the reason", async () => {
		const stores = await open();
		await stores.enquiries.save(makeEnquiry(), ["webhook"]);
		const now = Date.now();
		const [claim] = await stores.outbox.claim("webhook", 1, now);
		if (!claim) throw new Error("nothing was claimed");
		await stores.outbox.postpone(claim, now + 5 * MINUTE, "the webhook answered 500");
		expect(await stores.outbox.findNextDue("webhook")).toBe(now + 5 * MINUTE);
		expect(await stores.outbox.claim("webhook", 1, now + 4 * MINUTE)).toEqual([]);
		expect(await readDelivery(stores)).toMatchObject({
			state: "pending",
			lastError: "the webhook answered 500",
		});
		expect(await stores.outbox.claim("webhook", 1, now + 6 * MINUTE)).toHaveLength(1);
	});

	it("has nothing due after the end, good or bad", async () => {
		const stores = await open();
		for (const _ of [1, 2]) await stores.enquiries.save(makeEnquiry(), ["email"]);
		const [one, other] = await stores.outbox.claim("email", 2);
		if (!one || !other) throw new Error("nothing was claimed");
		await stores.outbox.markDelivered(one, new Date(Date.UTC(2026, 10, 21)));
		await stores.outbox.markFailed(other, "the webhook answered 410");
		expect(await stores.outbox.findNextDue("email")).toBeNull();
		expect(await stores.outbox.claim("email", 5, Date.now() + 1e9)).toEqual([]);
		const states = (await stores.enquiries.list()).map(({ deliveries }) => deliveries[0]?.state);
		expect(states.toSorted()).toEqual(["delivered", "failed"]);
	});

	it("does not count a try that was given back before it began", async () => {
		const stores = await open();
		await stores.enquiries.save(makeEnquiry(), ["email"]);
		const [claim] = await stores.outbox.claim("email", 1);
		if (!claim) throw new Error("nothing was claimed");
		await stores.outbox.release(claim);
		expect((await readDelivery(stores))?.attempts).toBe(0);
		expect(await stores.outbox.claim("email", 1)).toHaveLength(1);
	});

	it("gives the channels there are now what was stored while there was none", async () => {
		const stores = await open();
		await stores.enquiries.save(makeEnquiry(), []);
		await stores.enquiries.save(makeEnquiry({ verdict: "quarantined" }), []);
		expect(await stores.outbox.adoptWaiting([])).toBe(0);
		expect(await stores.outbox.adoptWaiting(["email", "acknowledgement", "webhook"])).toBe(2);
		expect(await stores.outbox.adoptWaiting(["email"])).toBe(0);
		expect(await stores.outbox.claim("email", 5)).toHaveLength(1);
		expect(await stores.outbox.claim("webhook", 5)).toHaveLength(1);
		expect(await stores.outbox.claim("acknowledgement", 5)).toEqual([]);
	});
});
