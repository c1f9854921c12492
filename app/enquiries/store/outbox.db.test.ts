import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import type { Channel } from "../enquiry.ts";
import type { Stores } from "../open-stores.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function readDeliveries({ enquiries }: Stores) {
	return (await listEnquiries(enquiries)).flatMap(({ deliveries }) => deliveries);
}

const TOO_LATE = { code: "text", text: "too late" } as const;

describeOnBoth("the outbox", ({ open, createPlace }) => {
	async function openWithOne(channel: Channel = "email") {
		const stores = await open();
		await stores.enquiries.save(createNewEnquiry({ name: "Meera" }), [channel]);
		return stores;
	}

	it("gives a delivery to one node only, however many ask at once", async () => {
		const place = await createPlace();
		const nodes = await Promise.all([open(place), open(place), open(place)]);
		for (let at = 0; at < 10; at++) await nodes[0].enquiries.save(createNewEnquiry(), ["email"]);
		const claims = await Promise.all(nodes.map(({ outbox }) => outbox.claim("email", 10)));
		const ids = claims.flat().map(({ delivery }) => delivery.id);
		expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
	});

	it("gives a dead node's delivery away once the lease of a minute is over", async () => {
		const stores = await openWithOne();
		const now = getNow();
		await claimOne(stores, "email", now);
		expect(await stores.outbox.claim("email", 1, now + 0.9 * MINUTE)).toEqual([]);
		const { delivery, enquiry } = await claimOne(stores, "email", now + 1.1 * MINUTE);
		expect([delivery.attempts, enquiry.name]).toEqual([2, "Meera"]);
	});

	it("takes a lease that no node gives for one of a clock that was set back", async () => {
		const stores = await openWithOne();
		await claimOne(stores, "email", getNow() + DAY);
		expect(await stores.outbox.claim("email", 5)).toHaveLength(1);
	});

	it("lets who lost the lease change nothing any more", async () => {
		const stores = await openWithOne();
		const now = getNow();
		const late = await claimOne(stores, "email", now);
		const current = await claimOne(stores, "email", now + 2 * MINUTE);
		await stores.outbox.markFailed(late, TOO_LATE);
		expect(await readDeliveries(stores)).toMatchObject([{ state: "pending", lastError: null }]);
		await stores.outbox.markDelivered(current);
		expect(await stores.outbox.listNextDue()).toEqual([]);
		await stores.outbox.postpone(current, now, TOO_LATE);
		expect(await readDeliveries(stores)).toMatchObject([{ state: "delivered", lastError: null }]);
	});

	it("keeps a postponed delivery until its time, with the reason", async () => {
		const stores = await openWithOne("webhook");
		const due = getNow() + 5 * MINUTE;
		await stores.outbox.postpone(await claimOne(stores, "webhook"), due, {
			code: "webhook-answered",
			status: 500,
		});
		expect(await stores.outbox.listNextDue()).toEqual([{ channel: "webhook", due }]);
		expect(await stores.outbox.claim("webhook", 1, due - 1)).toEqual([]);
		expect(await readDeliveries(stores)).toMatchObject([
			{ lastError: { code: "webhook-answered", status: 500 } },
		]);
		expect(await stores.outbox.claim("webhook", 1, due)).toHaveLength(1);
	});

	it("does not count a try that was given back before it began", async () => {
		const stores = await openWithOne();
		await stores.outbox.release(await claimOne(stores));
		expect((await claimOne(stores)).delivery.attempts).toBe(1);
	});

	it("gives the channels there are now what was stored while there was none", async () => {
		const { enquiries, outbox } = await openWithOne("none");
		await enquiries.save(createNewEnquiry({ verdict: "quarantined" }), []);
		expect(await outbox.adoptWaiting([])).toBe(0);
		expect(await outbox.adoptWaiting(["email", "acknowledgement", "webhook"])).toBe(2);
		expect(await outbox.adoptWaiting(["email"])).toBe(0);
		for (const channel of ["email", "webhook"] as const)
			expect(await outbox.claim(channel, 5), channel).toHaveLength(1);
		expect(await outbox.claim("acknowledgement", 5)).toEqual([]);
	});
});
