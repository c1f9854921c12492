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
