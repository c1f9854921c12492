import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change, COMMAND } from "#app/enquiries/store/change-types.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createDraftStore } from "./draft-store.ts";
import { createPeopleStore } from "./people-store.ts";

describeOnBoth("a draft", ({ open }) => {
	async function openDrafts() {
		const stores = await open();
		const { database } = stores;
		const people = createPeopleStore(database);
		const drafts = createDraftStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@x.in`, "owner"))?.id ?? "";
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const { id } = await stores.enquiries.save(createNewEnquiry(), []);
		return {
			people,
			meera,
			kabir,
			save: (text: string, was?: string, staffId = meera) =>
				drafts.save(staffId, id, { text, was, cc: undefined }),
			saveOver: (version: number | null, typed: { text: string; was?: string; tried?: string }) =>
				drafts.save(meera, id, { was: "", cc: undefined, ...typed, version }),
			saveCopies: (version: number | null, cc: string) =>
				drafts.save(meera, id, { text: "x", was: "", cc, version }),
			saveOfNone: () =>
				drafts.save(meera, crypto.randomUUID(), { text: "x", was: "", cc: undefined }),
			read: async (staffId = meera) => (await drafts.find(staffId, id))?.text,
			count: async () => (await database.db.selectFrom("drafts").selectAll().execute()).length,
			change: (change: Change, staffId = meera) =>
				changeEnquiry(database, { id, by: byPerson(staffId) }, change),
		};
	}

	it("is of one person, and goes once it has no words", async () => {
		const { meera, kabir, save, read, count } = await openDrafts();
		await save("Dear Riya", "");
		await save("Hello", "", kabir);
		expect([await read(), await read(kabir)]).toEqual(["Dear Riya", "Hello"]);
		await save("", "Dear Riya");
		expect([await read(meera), await read(kabir)]).toEqual([undefined, "Hello"]);
		expect(await count()).toBe(1);
	});

	it("stays as it is by a form that changed nothing, and loses no words to another form", async () => {
		const { save, read } = await openDrafts();
		await save("On the phone", "");
		await save("", "");
		expect(await read()).toBe("On the phone");
		await save("At the desk", "");
		expect(await read()).toBe("On the phone\n\nAt the desk");
		await save("", "On the phone");
		expect(await read()).toBe("On the phone\n\nAt the desk");
		await save("Only this");
		expect(await read()).toBe("Only this");
	});

	it("is replaced by a form of its version, whatever the form remembers of the words", async () => {
		const { saveOver, read } = await openDrafts();
		const first = await saveOver(null, { text: "Dear Riya, tanks" });
		const version = first.draft?.version ?? null;
		const second = await saveOver(version, { text: "Dear Riya, thanks" });
		expect(second.draft?.version).toBe(Number(version) + 1);
		const unchanged = await saveOver(Number(version) + 1, { text: "Dear Riya, thanks" });
		expect(unchanged.draft?.version).toBe(Number(version) + 1);
		expect(await read()).toBe("Dear Riya, thanks");
	});

	it("does not grow on a slow line, where saves overlap and responses are lost, and by forms without a version", async () => {
		const { save, saveOver, read } = await openDrafts();
		await save("Dear Riya, tanks", "");
		await save("Dear Riya, thanks", "");
		await save("Dear Riya, thanks!", "Dear Riya, thanks");
		await save("Dear Riya, thanks!!", "Dear Riya, thanks!");
		expect(await read()).toBe("Dear Riya, tanks\n\nDear Riya, thanks!!");
		await save("");
		await saveOver(null, { text: "One" });
		await saveOver(null, { text: "Two", tried: "One" });
		await saveOver(null, { text: "Two", tried: "Two" });
		await saveOver(null, { text: "Three", tried: "Two" });
		expect(await read()).toBe("Three");
	});

	it("of another version keeps its words, which the form learns of, each once", async () => {
		const { saveOver, save, read, change } = await openDrafts();
		await save("On the phone");
		const first = await saveOver(null, { text: "At the desk" });
		expect([first.draft?.text, first.others]).toEqual([
			"On the phone\n\nAt the desk",
			"On the phone",
		]);
		await saveOver(null, { text: "At the desk, too", was: "At the desk" });
		expect(await read()).toBe("On the phone\n\nAt the desk, too");
		const version = first.draft?.version ?? null;
		await change({ kind: "answer", text: "Dear Riya" });
		await save("Another one");
		await saveOver(version, { text: "An old page", was: "On the phone\n\nAt the desk" });
		expect(await read()).toBe("Another one\n\nAn old page");
	});

	it("has a greatest length, beyond which nothing of it is changed, twelve times", async () => {
		const { save, saveOver, saveCopies, read } = await openDrafts();
		const letter = (first: string) => first + "x".repeat(8_000);
		await save(letter("a"));
		await saveOver(null, { text: letter("b") });
		const kept = await read();
		expect(kept).toHaveLength(16_004);
		for (let at = 0; at < 12; at++) {
			const text = `${at}`.repeat(100_000);
			expect((await save(text, "")).excess).toMatchObject({ of: "text", max: 20_000 });
			const { excess, others } = await saveOver(null, { text: letter(`${at}`) });
			expect(excess?.length).toBeGreaterThan(20_000);
			expect(others).toBe(kept);
		}
		expect(await read()).toBe(kept);
		expect((await saveCopies(null, "a@b.example, ".repeat(200))).excess?.of).toBe("cc");
	});

	it("keeps the copies of both devices, and of one that has none", async () => {
		const { saveCopies } = await openDrafts();
		const { draft } = await saveCopies(null, "asha@x.example");
		expect((await saveCopies(null, "")).draft?.cc).toBe("asha@x.example");
		expect((await saveCopies(null, "ravi@x.example")).draft?.cc).toBe(
			"asha@x.example, ravi@x.example",
		);
		expect((await saveCopies((draft?.version ?? 0) + 1, "")).draft?.cc).toBe("");
	});

	it("goes with the answer of its author, and comes back above what was begun since", async () => {
		const { kabir, save, read, change } = await openDrafts();
		await save("Dear Riya");
		await save("Hello", "", kabir);
		await change({ kind: "answer", text: "Dear Riya, yes" });
		expect([await read(), await read(kabir)]).toEqual([undefined, "Hello"]);
		await save("P.S.");
		await change({ kind: "undo" });
		expect(await read()).toBe("Dear Riya, yes\n\nP.S.");
	});

	it("is erased with the enquirer and with its author, and is none of an enquiry that is not there", async () => {
		const { people, kabir, save, saveOfNone, count, change } = await openDrafts();
		await saveOfNone();
		expect(await count()).toBe(0);
		await save("Hello", "", kabir);
		await save("Dear Riya");
		await people.erase(kabir, COMMAND);
		expect(await count()).toBe(1);
		await change({ kind: "erase" });
		await save("Dear Riya, still");
		expect(await count()).toBe(0);
	});
});
