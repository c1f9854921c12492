import { sql } from "kysely";
import { expect, it } from "vitest";
import { createSecretStore, SECRETS } from "#app/database/secret-store.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";

describeOnBoth("storing enquiries", ({ open, createPlace }) => {
	it("gives back what was typed as it was stored, also after a new start", async () => {
		const place = await createPlace();
		const enquiry = createNewEnquiry({
			name: 'Zoë "Z" O\'Neill 李 🪁',
			message: "'); drop table enquiries; --\n\t<script>\u202E",
			budget: 99_999_999_999,
			calculation: "tool=ad-budget&budget=1",
			service: "seo",
			firstTouch: { utm_source: "diwali", utm_term: "cotton" },
			lastTouch: { gclid: "abc" },
			wantsNews: true,
			spamReasons: [
				{ code: "links", count: 6 },
				{ code: "too-fast", seconds: 0.2 },
			],
		});
		const { enquiries, database } = await open(place);
		const { id } = await enquiries.save(enquiry, ["email"]);
		await database.close();
		const { enquiries: again } = await open(place);
		const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
		expect(await listEnquiries(again)).toMatchObject([
			{ ...enquiry, id, createdAt, source: "google-ads", erasedAt: null },
		]);
	});

	it("keeps one row and one set of deliveries when the same is sent again and again at once", async () => {
		const { enquiries } = await open();
		const enquiry = createNewEnquiry();
		const saving = Array.from({ length: 20 }, () => enquiries.save(enquiry, ["email"]));
		const saved = await Promise.all(saving);
		expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
		expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
		expect(await listEnquiries(enquiries)).toMatchObject([{ deliveries: [{ channel: "email" }] }]);
	});

	it("takes other content under the same submission for another enquiry", async () => {
		const { enquiries } = await open();
		const first = createNewEnquiry();
		const changes = {
			message: "Something else altogether.",
			email: "other@x.example",
			budget: 5,
			callback: "morning",
			calculation: "tool=ad-budget&budget=60000",
		};
		const { id } = await enquiries.save(first, ["email"]);
		for (const [field, value] of Object.entries(changes))
			await enquiries.save({ ...first, [field]: value }, ["email"]);
		expect(await enquiries.countOfSubmission(first.submissionId)).toBe(6);
		expect(await enquiries.findId(first)).toBe(id);
		expect(await enquiries.findId({ ...first, message: "Never sent by anybody." })).toBe(undefined);
	});

	it("counts the same words of other submissions, whatever their case and spacing", async () => {
		const { enquiries } = await open();
		const messages = ["Rank one on Google", "rank  one\non GOOGLE", "Other"];
		for (const message of messages) await enquiries.save(createNewEnquiry({ message }), []);
		const own = createNewEnquiry({ message: "rank one on google" });
		await enquiries.save(own, []);
		const count = (since: string) => enquiries.countSameWords(own.message, own.submissionId, since);
		expect(await count("2020-01-01T00:00:00.000Z")).toBe(2);
		expect(await count("2999-01-01T00:00:00.000Z")).toBe(0);
	});

	it("walks through more than fits into one batch, each once", async () => {
		const { enquiries, database } = await open();
		await enquiries.save(createNewEnquiry(), []);
		const { db } = database;
		const row = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
		const copies = Array.from({ length: 600 }, (_, at) => ({
			...row,
			id: crypto.randomUUID(),
			submissionId: `copy-${at}`,
		}));
		await db.insertInto("enquiries").values(copies).execute();
		const ids: string[] = [];
		for await (const { id } of enquiries.iterate()) ids.push(id);
		expect([ids.length, new Set(ids).size]).toEqual([601, 601]);
	});

	it("is not ready from an enquiry that it could not keep on, until it keeps again", async () => {
		const { enquiries, database } = await open();
		const rename = async (from: string, to: string) => {
			for (const table of ["deliveries", "enquiry_limits"])
				await sql.raw(`alter table ${table}${from} rename to ${table}${to}`).execute(database.db);
		};
		await rename("", "_away");
		await enquiries.check();
		await expect(enquiries.save(createNewEnquiry(), ["email"])).rejects.toThrow();
		expect(await enquiries.count()).toBe(0);
		await expect(enquiries.check()).rejects.toThrow();
		await rename("_away", "");
		await enquiries.check();
		await enquiries.save(createNewEnquiry(), ["email"]);
	});

	it("has one secret of a name for all who ask, also at once, until it is renewed", async () => {
		const place = await createPlace();
		const stores = await Promise.all([open(place), open(place), open(place)]);
		const [first, ...others] = await Promise.all(
			stores.map(({ enquiries }) => enquiries.getOrCreateSecret("form")),
		);
		expect(first).toHaveLength(32);
		expect(others).toEqual([first, first]);
		await stores[0]?.enquiries.renewSecret("form");
		const [renewed, ...alike] = await Promise.all(
			stores.map(({ enquiries }) => enquiries.getOrCreateSecret("form")),
		);
		expect(renewed).not.toEqual(first);
		expect(alike).toEqual([renewed, renewed]);
	});

	it("reads all secrets in one query once they are there, and makes those that are missing", async () => {
		const { database } = await open(await createPlace());
		const queries: string[] = [];
		const secrets = createSecretStore(
			database.db.withPlugin({
				transformQuery: ({ node }) => {
					queries.push(node.kind);
					return node;
				},
				transformResult: async ({ result }) => result,
			}),
		);
		await database.db.deleteFrom("secrets").execute();
		const made = await secrets.getOrCreateSecrets();
		expect(Object.keys(made)).toEqual([...SECRETS]);
		expect(new Set(Object.values(made).map(String)).size).toBe(SECRETS.length);
		queries.length = 0;
		expect(await secrets.getOrCreateSecrets()).toEqual(made);
		expect(queries).toEqual(["SelectQueryNode"]);
		await database.db.deleteFrom("secrets").where("name", "=", "push").execute();
		const { push, ...others } = await secrets.getOrCreateSecrets();
		expect({ push: made.push, ...others }).toEqual(made);
		expect(push).not.toEqual(made.push);
	});
});
