import { expect, it } from "vitest";
import { prepareSearch } from "#app/desk/search/find-sought.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { listWordsOfTexts, MAX_WORDS } from "../searched-words.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { type Author, byPerson, type Change, VISITOR } from "./change-types.ts";

describeOnBoth("the words of an enquiry", ({ open, createPlace }) => {
	async function openOne() {
		const { database, enquiries } = await open();
		const staff = await createPeopleStore(database).invite("Meera", "meera@x.example", "owner");
		const by = byPerson(staff?.id ?? "");
		const { id } = await enquiries.save(createNewEnquiry({ message: "Bedsheets" }), []);
		const change = (change: Change, author: Author = by) =>
			changeEnquiry(database, { id, by: author }, change);
		const reply = (text: string, words = listWordsOfTexts([text])) =>
			change({ kind: "reply", text, message: { ...MESSAGE, words } }, VISITOR);
		const finds = async (q: string) => {
			const { matches, isNear } = await prepareSearch(database, q);
			const found = await database.db.selectFrom("enquiries").select("id").where(matches).execute();
			return found.length > 0 && !isNear;
		};
		const readWords = async () =>
			(await database.db.selectFrom("searchTexts").select("words").executeTakeFirstOrThrow()).words;
		return { database, id, change, reply, finds, readWords };
	}

	it("are those that a message gives, besides those of before", async () => {
		const { reply, finds } = await openOne();
		await reply("What do you ask?", ["quartz", "invoice.pdf"]);
		for (const q of ["quartz", "bedsheets"]) expect(await finds(q), q).toBe(true);
		// The message's own words were looked at elsewhere.
		expect(await finds("ask")).toBe(false);
	});

	it.each<Change>([
		{ kind: "state", state: "open" },
		{ kind: "snooze", until: "2030-01-01T00:00:00.000Z" },
		{ kind: "owner", owner: null },
		{ kind: "spam" },
	])("stay as they are after $kind", async (given) => {
		const { database, change, finds } = await openOne();
		await database.db.updateTable("searchTexts").set({ words: "marked" }).execute();
		await change(given);
		expect(await finds("marked")).toBe(true);
	});

	it("lose those of an undone answer that nothing else has", async () => {
		const { change, reply, finds } = await openOne();
		await change({ kind: "note", text: "Wants velvet" });
		await reply("A quote of silk");
		await change({ kind: "answer", text: "Velvet, silk, bedsheets and linen" });
		expect(await finds("linen")).toBe(true);
		expect(await change({ kind: "undo" })).toBe("changed");
		expect(await finds("linen")).toBe(false);
		for (const q of ["velvet", "silk", "bedsheets"]) expect(await finds(q), q).toBe(true);
	});

	it("have the corrected contact, and what it was before", async () => {
		const { change, reply, finds } = await openOne();
		await reply("A quote of silk");
		await change({ kind: "correct", email: "new@navsari.example", phone: "+91 98250 11223" });
		await change({ kind: "correct", name: "Riya Patel", company: "Quartz Mills" });
		for (const q of ["navsari", "98250-11223", "silk", "patel", "quartz", "desai"])
			expect(await finds(q), q).toBe(true);
	});

	it("are bounded, and leave room for those of staff", async () => {
		const { change, reply, finds, readWords } = await openOne();
		const list = (letter: string) => Array.from({ length: 9_000 }, (_, at) => `${letter}w${at}`);
		await reply("Long", list("a"));
		await reply("Long", list("b"));
		await change({ kind: "auto-reply", text: list("c").join(" ") }, VISITOR);
		await change({ kind: "note", text: "Wants velvet" });
		expect(await finds("velvet")).toBe(true);
		expect((await readWords()).split(" ").length).toBeLessThanOrEqual(MAX_WORDS);
		await change({ kind: "erase" });
		expect(await finds("velvet")).toBe(false);
	});

	it("are indexed when an older store is opened, messages too", async () => {
		const place = await createPlace();
		const { database, enquiries } = await open(place);
		const { id } = await enquiries.save(createNewEnquiry(), []);
		const text = `From silk to ${"x".repeat(5_000)}`;
		const message = { ...MESSAGE, quoted: "of velvet", words: [] };
		await changeEnquiry(database, { id, by: VISITOR }, { kind: "reply", text, message });
		await changeEnquiry(database, { id, by: VISITOR }, { kind: "auto-reply", text: "Away" });
		await database.db.deleteFrom("searchTexts").execute();
		await database.close();
		const reopened = await open(place);
		for (const q of ["silk", "velvet", "away", "bedsheets"]) {
			const { matches } = await prepareSearch(reopened.database, q);
			const found = await reopened.database.db
				.selectFrom("enquiries")
				.select("id")
				.where(matches)
				.execute();
			expect(found, q).toEqual([{ id }]);
		}
	});
});
