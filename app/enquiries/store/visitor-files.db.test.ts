import { expect, it, vi } from "vitest";
import type { Database } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { createNewEnquiry, describeOnBoth, mark } from "../../../tests/support/stores.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, VISITOR } from "./change-types.ts";
import { withVisitorFiles } from "./visitor-files.ts";

const NOON = getNow();

describeOnBoth("the files of a visitor", ({ open, createPlace }) => {
	/** Opens a store that keeps a megabyte of strangers' files in a day. */
	async function openSmall() {
		setClock(() => NOON);
		const stores = await open({ ...(await createPlace()), STRANGER_FILES_MB: 1 });
		const { database, enquiries } = stores;
		const { db } = database;
		const meera = await createPeopleStore(database).invite("Meera", "m@x.example", "member");
		/** Saves an enquiry of somebody else. */
		const save = async (given: Partial<NewEnquiry> = {}) => {
			const email = `${crypto.randomUUID()}@x.example`;
			return (await enquiries.save(createNewEnquiry({ email, ...given }), [])).id;
		};
		/** Takes a reply with a file of so many bytes. Returns whether each file of the enquiry is kept. */
		const reply = async (id: string, size: number, store: Database = database) => {
			const file = { name: "a.pdf", type: "application/pdf", size, content: new Uint8Array(size) };
			await withVisitorFiles(store, id, [file], (files) =>
				changeEnquiry(
					database,
					{ id, by: VISITOR },
					{ kind: "reply", text: "See the file", message: { ...MESSAGE, files } },
				),
			);
			const rows = await db
				.selectFrom("attachments")
				.innerJoin("enquiryEvents", "enquiryEvents.id", "attachments.eventId")
				.selectAll("attachments")
				.where("attachments.enquiryId", "=", id)
				.orderBy("revision")
				.execute();
			const contents = await Promise.all(rows.map(database.files.get));
			expect(rows.map(({ isKept }) => isKept === 1)).toEqual(
				contents.map((content) => content !== null),
			);
			expect(rows.map(({ name }) => name)).toEqual(rows.map(() => "a.pdf"));
			return rows.map(({ isKept }) => isKept);
		};
		const answer = (id: string) =>
			changeEnquiry(
				database,
				{ id, by: byPerson(meera?.id ?? "") },
				{ kind: "answer", text: "Dear Riya" },
			);
		return { ...stores, save, reply, answer };
	}

	it("who had no answer yet are kept up to the budget of all strangers in a day", async () => {
		const { save, reply } = await openSmall();
		const [one, other] = [await save(), await save()];
		expect(await reply(one, 700_000)).toEqual([1]);
		expect(await reply(other, 700_000)).toEqual([0]);
		expect(await reply(other, 200_000)).toEqual([0, 1]);
		setClock(() => NOON + DAY + HOUR);
		expect(await reply(other, 700_000)).toEqual([0, 1, 1]);
	});

	it("are counted one after the other when many come at once", async () => {
		const { save, reply, database } = await openSmall();
		const ids = await Promise.all(Array.from({ length: 6 }, () => save()));
		await Promise.all(ids.map((id) => reply(id, 300_000)));
		const kept = database.db.selectFrom("attachments").select("id").where("isKept", "=", 1);
		expect(await kept.execute()).toHaveLength(3);
	});

	it("who had an answer are kept beyond it, and leave it to the strangers", async () => {
		const { save, reply, answer } = await openSmall();
		const [known, stranger] = [await save(), await save()];
		expect(await reply(known, 500_000)).toEqual([1]);
		setClock(() => NOON + HOUR);
		await answer(known);
		setClock(() => NOON + 2 * HOUR);
		expect(await reply(known, 2_000_000)).toEqual([1, 1]);
		expect(await reply(stranger, 600_000)).toEqual([0]);
		expect(await reply(stranger, 400_000)).toEqual([0, 1]);
	});

	it("are not kept where the enquiry is held as spam", async () => {
		const { save, reply, database } = await openSmall();
		expect(await reply(await save({ verdict: "quarantined" }), 10)).toEqual([0]);
		const id = await save();
		await mark(database, id, "spam");
		expect(await reply(id, 10)).toEqual([0]);
		await mark(database, id, "ham");
		expect(await reply(id, 10)).toEqual([0, 1]);
	});

	it("are not kept where the disk has little room, nor where they cannot be written", async () => {
		const { save, reply, answer, database } = await openSmall();
		const id = await save();
		await answer(id);
		const { files } = database;
		const full = { ...database, files: { ...files, hasRoom: async () => false } };
		expect(await reply(id, 10, full)).toEqual([0]);
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const put = () => Promise.reject(new Error("ENOSPC"));
		expect(await reply(id, 10, { ...database, files: { ...files, put } })).toEqual([0, 0]);
		expect(warn).toHaveBeenCalledOnce();
		warn.mockRestore();
	});
});
