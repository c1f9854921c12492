import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnBoth, makeEnquiry } from "../../../tests/support/stores.ts";

describeOnBoth("storing enquiries", ({ open, makePlace }) => {
	it("gives back every field as it was stored, also after a new start", async () => {
		const place = await makePlace();
		const enquiry = makeEnquiry({
			name: 'Zoë "Z" O\'Neill 李 🪁',
			message: "'); drop table enquiries; --\n\t<script>\u202E",
			phone: "+91 98765 43210",
			company: "Desai & Co",
			budget: 99_999_999_999,
			timeline: "quarter",
			callback: "afternoon",
			calculation: "tool=ad-budget&budget=60000",
			service: "seo",
			city: "surat",
			district: "adajan",
			landingPage: "/surat",
			referrer: "search.example",
			firstTouch: { utm_source: "diwali", utm_term: "cotton" },
			lastTouch: { gclid: "abc" },
			wantsNews: true,
			addressKey: "key",
		});
		const { enquiries, database } = await open(place);
		const { id } = await enquiries.save(enquiry, ["email", "webhook"]);
		await database.close();
		const { enquiries: again } = await open(place);
		const [stored] = await again.list();
		expect(stored).toMatchObject({ ...enquiry, id, source: "google-ads", erasedAt: null });
		expect(stored?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
		expect(stored?.deliveries).toMatchObject([
			{ channel: "email", state: "pending", attempts: 0 },
			{ channel: "webhook", state: "pending", attempts: 0 },
		]);
	});

	it("keeps one row and one set of deliveries when the same is sent again and again at once", async () => {
		const { enquiries } = await open();
		const enquiry = makeEnquiry();
		const saved = await Promise.all(
			Array.from({ length: 20 }, () => enquiries.save(enquiry, ["email"])),
		);
		expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
		expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
		const [stored, ...more] = await enquiries.list();
		expect([stored?.deliveries.length, more.length]).toEqual([1, 0]);
	});

	it("takes other content under the same submission for another enquiry", async () => {
		const { enquiries } = await open();
		const first = makeEnquiry();
		const changes = [
			{ message: "Something else altogether." },
			{ name: "Riya D" },
			{ email: "other@x.example" },
			{ phone: "+91 98765 43210" },
			{ budget: 5 },
			{ callback: "morning" as const },
			{ calculation: "tool=ad-budget&budget=60000" },
			{ city: "surat" },
			{ wantsNews: true },
		];
		for (const change of [{}, ...changes]) await enquiries.save({ ...first, ...change }, ["email"]);
		expect(await enquiries.count()).toBe(changes.length + 1);
		expect(await enquiries.countOfSubmission(first.submissionId)).toBe(changes.length + 1);
		expect(await enquiries.has(first)).toBe(true);
		expect(await enquiries.has({ ...first, message: "Never sent by anybody." })).toBe(false);
	});

	it("holds what is quarantined, and never acknowledges it", async () => {
		const { enquiries } = await open();
		const spam = makeEnquiry({ verdict: "quarantined", spamReasons: ["6 links", "in 0.2 s"] });
		await enquiries.save(spam, ["email", "acknowledgement"]);
		const [stored] = await enquiries.list();
		expect(stored?.spamReasons).toEqual(["6 links", "in 0.2 s"]);
		expect(stored?.deliveries).toMatchObject([{ channel: "email", state: "held" }]);
	});

	it("keeps a delivery without a channel when none is configured", async () => {
		const { enquiries } = await open();
		await enquiries.save(makeEnquiry(), []);
		const [stored] = await enquiries.list();
		expect(stored?.deliveries).toMatchObject([{ channel: "none", state: "pending" }]);
	});

	it("counts the same words of other submissions, whatever their case and spacing", async () => {
		const { enquiries } = await open();
		for (const message of [
			"Rank one on Google",
			"rank  one\non google",
			"RANK ONE ON GOOGLE",
			"Other",
		])
			await enquiries.save(makeEnquiry({ message }), []);
		const own = makeEnquiry({ message: "rank one on google" });
		await enquiries.save(own, []);
		const count = (since: string) => enquiries.countSameWords(own.message, own.submissionId, since);
		expect(await count("2020-01-01T00:00:00.000Z")).toBe(3);
		expect(await count("2999-01-01T00:00:00.000Z")).toBe(0);
	});

	it("lists the newest first, by status, service, city and time, across its own batches", async () => {
		const { enquiries, database } = await open();
		for (let at = 0; at < 7; at++) {
			const city = at % 2 ? "surat" : "pune";
			await enquiries.save(makeEnquiry({ name: `Number ${at}`, service: "seo", city }), ["email"]);
		}
		await enquiries.save(makeEnquiry({ name: "Spam", verdict: "quarantined" }), ["email"]);
		await database.db
			.updateTable("enquiries")
			.set({ created_at: "2020-01-01T00:00:00.000Z" })
			.where("name", "in", ["Number 0", "Number 1"])
			.execute();
		const names = async (filter: Parameters<typeof enquiries.list>[0]) =>
			(await enquiries.list(filter)).map(({ name }) => name);
		expect((await names({ statuses: ["pending"] })).slice(0, 5).toSorted()).toEqual(
			[2, 3, 4, 5, 6].map((at) => `Number ${at}`),
		);
		expect(await names({ statuses: ["quarantined"] })).toEqual(["Spam"]);
		expect(await names({ city: "surat", since: "2021-01-01T00:00:00.000Z" })).toHaveLength(2);
		expect(await names({ service: "web-development" })).toEqual([]);
		expect(await names({ limit: 3 })).toHaveLength(3);
	});

	it("finds one by the beginning of its id, and nothing by a pattern", async () => {
		const { enquiries } = await open();
		const { id } = await enquiries.save(makeEnquiry(), []);
		await enquiries.save(makeEnquiry(), []);
		expect(await enquiries.findByIdStart(id.slice(0, 8))).toMatchObject([{ id }]);
		expect(await enquiries.findByIdStart("%")).toEqual([]);
		expect(await enquiries.findByIdStart("_")).toEqual([]);
	});

	it("walks through more than fits into one batch, each once", async () => {
		const { enquiries, database } = await open();
		await enquiries.save(makeEnquiry(), []);
		const { id: _id, ...row } = await database.db
			.selectFrom("enquiries")
			.selectAll()
			.executeTakeFirstOrThrow();
		const copies = Array.from({ length: 1_200 }, (_, at) => ({
			...row,
			id: crypto.randomUUID(),
			submission_id: `copy-${at}`,
		}));
		for (let at = 0; at < copies.length; at += 300)
			await database.db
				.insertInto("enquiries")
				.values(copies.slice(at, at + 300))
				.execute();
		const seen = new Set<string>();
		let count = 0;
		for await (const { id } of enquiries.walk()) {
			seen.add(id);
			count++;
		}
		expect([count, seen.size]).toEqual([1_201, 1_201]);
	});

	it("is not ready from an enquiry that it could not keep on, until it keeps again", async () => {
		const { enquiries, database } = await open();
		await enquiries.check();
		await sql`alter table deliveries rename to deliveries_away`.execute(database.db);
		await sql`alter table enquiry_limits rename to limits_away`.execute(database.db);
		await enquiries.check();
		await expect(enquiries.save(makeEnquiry(), ["email"])).rejects.toThrow();
		await expect(enquiries.check()).rejects.toThrow();
		await sql`alter table deliveries_away rename to deliveries`.execute(database.db);
		await sql`alter table limits_away rename to enquiry_limits`.execute(database.db);
		await enquiries.check();
		await enquiries.save(makeEnquiry(), ["email"]);
		expect(await enquiries.count()).toBe(1);
	});

	it("has one secret of a name for all who ask, also at once", async () => {
		const place = await makePlace();
		const stores = await Promise.all([open(place), open(place), open(place)]);
		const secrets = await Promise.all(stores.map(({ enquiries }) => enquiries.readSecret("form")));
		expect(new Set(secrets.map((secret) => secret.toString("hex"))).size).toBe(1);
		expect(secrets[0]).toHaveLength(32);
		expect(await stores[0]?.enquiries.readSecret("address")).not.toEqual(secrets[0]);
	});
});
