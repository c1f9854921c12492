import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { emptyJournal } from "#app/database/empty-journal.ts";
import { toStorePath } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import {
	claimOne,
	createNewEnquiry,
	describeOnBoth,
	mark,
	untilWaiting,
} from "../../../tests/support/stores.ts";
import { getStatus } from "../enquiry.ts";
import { EMPTY_COLUMNS } from "../field-columns.ts";
import type { Stores } from "../open-stores.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson } from "./change-types.ts";

async function readStates({ enquiries }: Stores, id: string) {
	const [found] = await enquiries.findByIdPrefix(id);
	if (!found) throw new Error("it is gone");
	return { status: getStatus(found), deliveries: found.deliveries.map(({ state }) => state) };
}

describeOnBoth("what the staff change", ({ kind, open, createPlace }) => {
	it("a failed delivery is sent again with a schedule from its beginning, an acknowledgement is not", async () => {
		const stores = await open();
		const { id } = await stores.enquiries.save(createNewEnquiry(), ["webhook", "acknowledgement"]);
		for (const channel of ["webhook", "acknowledgement"] as const)
			await stores.outbox.markFailed(await claimOne(stores, channel), { code: "unexpected" });
		expect((await readStates(stores, id)).status).toBe("failed");
		expect(await stores.staff.retry(id)).toEqual(["webhook"]);
		expect(await stores.staff.retry()).toEqual([]);
		expect((await claimOne(stores, "webhook")).delivery.attempts).toBe(1);
	});

	it("spam is held and ham is delivered, without an acknowledgement", async () => {
		const stores = await open();
		const { id } = await stores.enquiries.save(createNewEnquiry(), ["acknowledgement", "email"]);
		await mark(stores.database, id, "spam");
		const held = { status: "spam", deliveries: ["cancelled", "held"] };
		expect(await readStates(stores, id)).toEqual(held);
		await mark(stores.database, id, "ham");
		const due = { status: "pending", deliveries: ["cancelled", "pending"] };
		expect(await readStates(stores, id)).toEqual(due);
		await claimOne(stores);
	});

	it("an erased person is nowhere any more, and still counts", async () => {
		const place = await createPlace();
		const stores = await open(place);
		const person = createNewEnquiry({
			name: "Erased-Name",
			email: "Erased@X.example",
			phone: "+91 98765 43210",
			budget: 100_000,
			budgetRange: "Erased-Range",
			company: "Erased-Company",
			website: "https://erased.example/Erased-Page",
			callback: "midday",
			timeline: "now",
			message: "Erased-Message of ten characters",
			calculation: "tool=Erased-Calculation",
			firstTouch: { utm_term: "Erased-Term" },
			landingPage: "/Erased-Page",
			service: "seo",
			city: "surat",
		});
		const { id } = await stores.enquiries.save(person, ["email"]);
		await stores.enquiries.save({ ...person, message: "Erased-Message, the second" }, ["email"]);
		const row = { sender: "erased@x.example", subject: "Erased-Subject", reason: "store" } as const;
		await stores.database.db
			.insertInto("setAsideMessages")
			.values({
				...row,
				key: "a",
				source: "hook",
				uidValidity: null,
				uid: null,
				firstAt: Date.parse("2026-11-25T06:00:00Z"),
				tries: 6,
				nextAt: null,
			})
			.execute();
		await stores.enquiries.save(createNewEnquiry({ email: "stays@x.example" }), ["email"]);
		expect(await stores.staff.erase({ email: "erased@x.EXAMPLE" })).toBe(2);
		expect(await stores.staff.erase({ email: "erased@x.example" })).toBe(0);
		const [tombstone] = await stores.enquiries.findByIdPrefix(id);
		expect(tombstone).toMatchObject({ ...EMPTY_COLUMNS, service: "seo", city: "surat" });
		expect(JSON.stringify(tombstone)).not.toMatch(/Erased-|X\.example|98765 43210/);
		expect(await readStates(stores, id)).toEqual({ status: "erased", deliveries: ["cancelled"] });
		expect(await stores.enquiries.count()).toBe(3);
		expect(await listEnquiries(stores.enquiries)).toMatchObject([{ email: "stays@x.example" }]);
		expect(await stores.outbox.claim("email", 5)).toHaveLength(1);
		if (kind === "PostgreSQL") return;
		const bytes = readFiles(place.DATA_DIR);
		expect(bytes).not.toMatch(/Erased-|98765 43210|9876543210/);
		expect(bytes).toContain("stays@x.example");
	});

	it("a person is erased beside a long reader, and the words leave the journal after it", async () => {
		if (kind === "PostgreSQL") return;
		const place = await createPlace();
		const { staff, enquiries, database } = await open(place);
		for (const message of ["Erased-Message, the first", "Erased-Message, the second"])
			await enquiries.save(createNewEnquiry({ message }), ["email"]);
		const reader = new DatabaseSync(toStorePath(place.DATA_DIR), { readOnly: true });
		reader.exec("begin; select message from enquiries");
		const [{ id } = { id: "" }] = await listEnquiries(enquiries);
		expect(await staff.erase({ id })).toBe(1);
		expect(await staff.erase({ before: "9999" })).toBe(1);
		expect(await emptyJournal(database)).toBe(false);
		expect(reader.prepare("select message from enquiries").all()).toHaveLength(2);
		reader.exec("rollback");
		expect(await emptyJournal(database)).toBe(true);
		expect(readFiles(place.DATA_DIR)).not.toContain("Erased-");
		reader.close();
	});

	it("a source that only an erased person came from is kept of nobody", async () => {
		const { enquiries, staff, database } = await open();
		const rows: [email: string, source: string | null][] = [
			["riya@x.in", "Riya Desai"],
			["Riya@X.in", "Riya Desai"],
			["riya@x.in", "riya-desai.example"],
			["riya@x.in", "diwali"],
			["asha@x.in", "diwali"],
			["riya@x.in", null],
		];
		for (const [email, name] of rows) {
			const isHost = name?.includes(".");
			const lastTouch = name && !isHost ? { utm_source: name } : null;
			const referrer = isHost ? name : null;
			await enquiries.save(createNewEnquiry({ email, lastTouch, referrer }), []);
		}
		const list = async () => {
			const all = database.db.selectFrom("enquiries").select("source").orderBy("source");
			const found = await all.where("erasedAt", "is not", null).execute();
			return found.map(({ source }) => source);
		};
		await staff.erase({ email: "riya@x.in" });
		const ofRiya = ["direct", "diwali", "other", "other", "other"];
		expect(await list()).toEqual(ofRiya);
		// The reminder was of two people.
		await staff.erase({ email: "asha@x.in" });
		expect(await list()).toEqual(["direct", "diwali", ...ofRiya.slice(1)]);
	});

	it("all of a person are erased as they were seen, or none", async () => {
		const { staff, enquiries, database } = await open();
		const save = async (email: string) =>
			(await enquiries.save(createNewEnquiry({ email }), [])).id;
		const [first, second, other] = [
			await save("A@x.in"),
			await save("a@x.in"),
			await save("b@x.in"),
		];
		const { id: by } = await inviteMeera(database);
		const erase = (...seen: [string, number][]) =>
			staff.eraseSeen({ email: "a@x.in" }, new Map(seen), by);
		const change = { kind: "note", text: "Called" } as const;
		await changeEnquiry(database, { id: second, by: byPerson(by) }, change);
		// One revision is of both, as they are one matter: the second enquiry and the note are in it.
		expect(await erase([first, 2])).toEqual([second]);
		expect((await erase([first, 1], [second, 1], [other, 0])).toSorted()).toEqual(
			[first, second].toSorted(),
		);
		const third = await save("a@x.in");
		expect(await erase([first, 3], [second, 3])).toEqual([third]);
		expect(await staff.listErasable({ email: "a@x.in" })).toHaveLength(3);
		expect(await erase([first, 3], [second, 3], [third, 3])).toEqual([]);
		expect(await staff.listErasable({ email: "a@x.in" })).toEqual([]);
		expect(await staff.listErasable({ email: "b@x.in" })).toHaveLength(1);
	});

	// SQLite has one transaction at a time.
	it.runIf(kind === "PostgreSQL")(
		"nothing of a person is erased while somebody changes one of theirs, as nobody has seen that",
		async () => {
			const { staff, enquiries, database } = await open();
			const saveTwo = async (email: string): Promise<[string, string]> => {
				const save = async () => (await enquiries.save(createNewEnquiry({ email }), [])).id;
				return [await save(), await save()];
			};
			let email = "riya-0@x.in";
			let [id, other] = await saveTwo(email);
			// Locks in the order of ids alone would begin with the one that does not lead the matter.
			for (let count = 1; other > id; count++) {
				email = `riya-${count}@x.in`;
				[id, other] = await saveTwo(email);
			}
			const { db } = database;
			const { id: by } = await inviteMeera(database);
			const tx = await db.startTransaction().execute();
			onTestFinished(async () => {
				if (!tx.isCommitted) await tx.rollback().execute();
			});
			const change = (changed: string) =>
				tx.updateTable("enquiries").set({ revision: 2 }).where("id", "=", changed).execute();
			await change(id);
			const erase = (revision: number) => {
				const seen = [[id, revision] as const, [other, revision] as const];
				return staff.eraseSeen({ email }, new Map(seen), by);
			};
			const erasing = erase(1);
			await untilWaiting(tx, erasing);
			await change(other);
			await tx.commit().execute();
			expect(await erasing).toEqual([other, id]);
			expect(await staff.listErasable({ email })).toHaveLength(2);
			expect(await erase(2)).toEqual([]);
		},
	);
});

async function inviteMeera(database: Stores["database"]) {
	const meera = await createPeopleStore(database).invite("Meera", "m@x.in", "owner");
	if (!meera) throw new Error("invited already");
	return meera;
}

/** Reads all bytes of the files in a folder. */
function readFiles(folder: string): string {
	return readdirSync(folder)
		.map((file) => readFileSync(join(folder, file), "latin1"))
		.join("");
}
