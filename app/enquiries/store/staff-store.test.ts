import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describeOnBoth, makeEnquiry } from "../../../tests/support/stores.ts";
import { describeStatus } from "../enquiry.ts";
import type { Stores } from "../open-stores.ts";

async function readStates({ enquiries }: Stores, id: string) {
	const [found] = await enquiries.findByIdStart(id);
	if (!found) throw new Error("it is gone");
	return { status: describeStatus(found), deliveries: found.deliveries.map(({ state }) => state) };
}

async function fail({ outbox }: Stores, channel: "email" | "webhook") {
	const [claim] = await outbox.claim(channel, 1);
	if (!claim) throw new Error("nothing was claimed");
	await outbox.markFailed(claim, "the webhook answered 410");
}

describeOnBoth("what the staff change", ({ kind, open, makePlace }) => {
	it("a failed delivery is fired again with a schedule from its beginning", async () => {
		const stores = await open();
		const { id } = await stores.enquiries.save(makeEnquiry(), ["webhook"]);
		await fail(stores, "webhook");
		expect((await readStates(stores, id)).status).toBe("failed");
		expect(await stores.staff.retry(id)).toBe(1);
		expect(await stores.staff.retry()).toBe(0);
		const [claim] = await stores.outbox.claim("webhook", 1);
		expect(claim?.delivery.attempts).toBe(1);
	});

	it("a waiting delivery can be hurried", async () => {
		const stores = await open();
		const { id } = await stores.enquiries.save(makeEnquiry(), ["email"]);
		const [claim] = await stores.outbox.claim("email", 1);
		if (!claim) throw new Error("nothing was claimed");
		await stores.outbox.postpone(claim, Date.now() + 1e7, "refused");
		expect(await stores.outbox.claim("email", 1)).toEqual([]);
		expect(await stores.staff.hurry(id)).toBe(1);
		expect(await stores.outbox.claim("email", 1)).toHaveLength(1);
	});

	it("spam is held and ham is delivered", async () => {
		const stores = await open();
		const { id } = await stores.enquiries.save(makeEnquiry(), ["email"]);
		await stores.staff.markSpam(id);
		expect(await readStates(stores, id)).toEqual({ status: "spam", deliveries: ["held"] });
		expect(await stores.outbox.claim("email", 1)).toEqual([]);
		await stores.staff.markHam(id);
		expect(await readStates(stores, id)).toEqual({ status: "pending", deliveries: ["pending"] });
		expect(await stores.outbox.claim("email", 1)).toHaveLength(1);
	});

	it("an acknowledgement is neither sent after spam nor fired again", async () => {
		const stores = await open();
		const { id } = await stores.enquiries.save(makeEnquiry(), ["email", "acknowledgement"]);
		await stores.staff.markSpam(id);
		await stores.staff.markHam(id);
		expect(await stores.outbox.claim("acknowledgement", 1)).toEqual([]);
		await stores.enquiries.save(makeEnquiry(), ["acknowledgement"]);
		const [claim] = await stores.outbox.claim("acknowledgement", 1);
		if (!claim) throw new Error("nothing was claimed");
		await stores.outbox.markFailed(claim, "550 at RCPT");
		expect(await stores.staff.retry()).toBe(0);
	});

	it("an erased person is nowhere any more, and still counts", async () => {
		const place = await makePlace();
		const stores = await open(place);
		const secret = { name: "Erased-Name", message: "Erased-Message of ten characters" };
		const person = { ...secret, email: "Erased@X.example", phone: "+91 98765 43210" };
		const { id } = await stores.enquiries.save(
			makeEnquiry({
				...person,
				company: "Erased-Company",
				callback: "morning",
				calculation: "tool=Erased-Calculation",
				service: "seo",
				city: "surat",
			}),
			["email"],
		);
		await stores.enquiries.save(makeEnquiry({ email: "stays@x.example" }), ["email"]);
		expect(await stores.staff.erase({ email: "erased@x.EXAMPLE" })).toBe(1);
		expect(await stores.staff.erase({ email: "erased@x.example" })).toBe(0);
		const [tombstone] = await stores.enquiries.findByIdStart(id);
		expect(tombstone).toMatchObject({ name: "", email: "", message: "", phone: null });
		expect(tombstone).toMatchObject({ callback: null, calculation: null });
		expect(tombstone).toMatchObject({ service: "seo", city: "surat" });
		expect(await readStates(stores, id)).toEqual({ status: "erased", deliveries: ["cancelled"] });
		expect(await stores.enquiries.count()).toBe(2);
		expect(await stores.enquiries.list()).toMatchObject([{ email: "stays@x.example" }]);
		expect(await stores.outbox.claim("email", 5)).toHaveLength(1);
		if (kind === "SQLite") {
			const bytes = readdirSync(place.DATA_DIR).map((file) =>
				readFileSync(join(place.DATA_DIR, file), "latin1"),
			);
			expect(bytes.join("")).not.toMatch(/Erased-|98765 43210/);
			expect(bytes.join("")).toContain("stays@x.example");
		}
	});

	it("what is older than a day is erased, what is younger is not", async () => {
		const stores = await open();
		await stores.enquiries.save(makeEnquiry(), ["email"]);
		const now = Date.now();
		const before = new Date(now - 86_400_000).toISOString();
		expect(await stores.staff.erase({ before })).toBe(0);
		expect(await stores.staff.erase({ before: new Date(now + 1_000).toISOString() })).toBe(1);
		expect(await stores.staff.erase({ before: new Date(now + 1_000).toISOString() })).toBe(0);
	});

	it("two erased ones of the same submission are no clash", async () => {
		const stores = await open();
		const one = makeEnquiry();
		await stores.enquiries.save(one, []);
		await stores.enquiries.save({ ...one, message: "Another message than that." }, []);
		expect(await stores.staff.erase({ email: one.email })).toBe(2);
	});
});
