import { expect, it } from "vitest";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import type { NewEnquiry } from "../../enquiries/enquiry.ts";
import { changeEnquiry } from "../../enquiries/store/change-enquiry.ts";
import { byPerson } from "../../enquiries/store/change-types.ts";
import { readConversation } from "./conversation-store.ts";
import { createPeopleStore } from "./people-store.ts";

describeOnBoth("a conversation", ({ open }) => {
	async function openDesk() {
		const { database, enquiries } = await open();
		const asha = await createPeopleStore(database).invite("Asha", "a@x.in", "owner");
		const by = byPerson(asha?.id ?? "");
		let minute = 0;
		return {
			db: database.db,
			/** Saves an enquiry, each a minute after the one before. */
			async save(given: Partial<NewEnquiry>) {
				const { id } = await enquiries.save(createNewEnquiry(given), []);
				const createdAt = new Date(Date.UTC(2026, 10, 1, 0, minute++)).toISOString();
				const update = database.db.updateTable("enquiries").set({ createdAt });
				await update.where("id", "=", id).execute();
				return id;
			},
			change: (id: string, change: Parameters<typeof changeEnquiry>[2]) =>
				changeEnquiry(database, { id, by }, change),
		};
	}

	it("has the enquiries, answers and notes of the person in the order in which they were written", async () => {
		const { db, save, change } = await openDesk();
		const first = await save({ message: "The first message" });
		const second = await save({ message: "The second message" });
		expect((await readConversation(db, first)).parts).toHaveLength(2);
		await change(first, { kind: "note", text: "A note" });
		await change(second, { kind: "owner", owner: null });
		await change(second, { kind: "answer", text: "An answer" });
		const { parts, enquiries, earlier } = await readConversation(db, first);
		expect(
			parts.map(({ kind, enquiry, event }) => [kind, enquiry.id, event?.text ?? enquiry.message]),
		).toEqual([
			["enquiry", first, "The first message"],
			["enquiry", second, "The second message"],
			["note", first, "A note"],
			["answer", second, "An answer"],
		]);
		expect(parts.at(-1)?.delivery?.state).toBe("pending");
		expect([enquiries.map(({ id }) => id), earlier]).toEqual([[second, first], null]);
	});

	it("shows the newest of very many parts, and the others before them", async () => {
		const { db, save } = await openDesk();
		const id = await save({});
		await db
			.insertInto("enquiryEvents")
			.values(
				Array.from({ length: 250 }, (_, at) => ({
					id: crypto.randomUUID(),
					enquiryId: id,
					at: new Date(Date.UTC(2026, 10, 2, 0, at)).toISOString(),
					author: "command" as const,
					staffId: null,
					kind: "note" as const,
					text: String(at),
					revision: at + 1,
				})),
			)
			.execute();
		const newest = await readConversation(db, id);
		expect(newest.parts.map(({ event }) => event?.text)).toEqual(
			Array.from({ length: 200 }, (_, at) => String(at + 50)),
		);
		const before = await readConversation(db, id, newest.earlier ?? "");
		expect(before.parts.map(({ event }) => event?.text ?? "the enquiry")).toEqual([
			"the enquiry",
			...Array.from({ length: 50 }, (_, at) => String(at)),
		]);
		expect(before.earlier).toBeNull();
	});
});
