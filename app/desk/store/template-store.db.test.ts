import { expect, it } from "vitest";
import { COMMAND } from "#app/enquiries/store/change-types.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createPeopleStore } from "./people-store.ts";
import {
	createTemplateStore,
	MAX_TEMPLATES,
	type TemplateChange,
	toTemplateMark,
} from "./template-store.ts";

const CALL = { name: "Call", text: "Dear {name}, when may we call?" };
const ASK = { name: "Ask", text: "Dear {name}, three questions." };

describeOnBoth("the texts of answers", ({ open }) => {
	async function openTemplates() {
		const { database } = await open();
		const templates = createTemplateStore(database, () => [CALL, ASK]);
		const list = () => templates.list(null);
		return {
			change: (change: TemplateChange) => templates.change(change, null),
			changeOwn: (change: TemplateChange, id: string) => templates.change(change, id),
			listOwn: (id: string) => templates.list(id),
			listFor: templates.listFor,
			people: createPeopleStore(database),
			list,
			hasOwn: templates.areChanged,
			listNames: async () => (await list()).map(({ name }) => name),
			/** Returns the change that saves the text in this place as it is now, with other words. */
			save: async (at: number, words: { name?: string; text?: string }) => {
				const stored = (await list())[at] ?? { id: "", ...CALL };
				return { kind: "save" as const, seen: toTemplateMark(stored), ...stored, ...words };
			},
		};
	}

	it("are those of the content files until the first change, and again once all are gone", async () => {
		const { change, save, list, hasOwn, listNames } = await openTemplates();
		expect([await hasOwn(), await listNames()]).toEqual([false, ["Call", "Ask"]]);
		const [call] = await list();
		expect(await change(await save(0, { text: "Dear {firstName}" }))).toBe("changed");
		expect(await hasOwn()).toBe(true);
		expect(await list()).toEqual([
			{ ...call, text: "Dear {firstName}" },
			{ id: "2", ...ASK },
		]);
		for (const template of await list()) await change({ kind: "remove", id: template.id });
		expect(await hasOwn()).toBe(false);
		expect((await list())[0]).toEqual(call);
	});

	it("are added once, moved, and given up together", async () => {
		const { change, list, hasOwn, listNames } = await openTemplates();
		const words = { name: "नमस्ते", text: "Dear {name}" };
		for (const _ of "twice") expect(await change({ kind: "add", ...words })).toBe("changed");
		const id = (await list())[2]?.id ?? "";
		for (const _ of "thrice") await change({ kind: "up", id });
		expect(await listNames()).toEqual(["नमस्ते", "Call", "Ask"]);
		await change({ kind: "down", id });
		expect(await listNames()).toEqual(["Call", "नमस्ते", "Ask"]);
		expect(await change({ kind: "reset" })).toBe("changed");
		expect(await hasOwn()).toBe(false);
	});

	it("are not overwritten by who has seen another text, and of two at once one is saved", async () => {
		const { change, save, list } = await openTemplates();
		const [one, other] = [await save(0, { text: "One" }), await save(0, { text: "Other" })];
		const results = await Promise.all([change(one), change(other)]);
		expect(results.toSorted()).toEqual(["changed", "stale"]);
		const kept = results[0] === "changed" ? one : other;
		expect((await list())[0]?.text).toBe(kept.text);
		expect(await change(kept)).toBe("changed");
		const gone = await save(1, { text: "Still" });
		expect(await change({ kind: "remove", id: "2" })).toBe("changed");
		expect(await change(gone)).toBe("missing");
		expect(await change({ kind: "remove", id: "2" })).toBe("changed");
	});

	it("of one name are one, and there is an end to their number", async () => {
		const { change, save, list } = await openTemplates();
		expect(await change({ kind: "add", name: "Ask", text: "Other words" })).toBe("taken");
		expect(await change(await save(0, { name: "Ask" }))).toBe("taken");
		for (let at = 2; at < MAX_TEMPLATES; at++)
			await change({ kind: "add", name: `Text ${at}`, text: "Dear {name}" });
		expect(await change({ kind: "add", name: "One more", text: "x" })).toBe("full");
		expect(await list()).toHaveLength(MAX_TEMPLATES);
	});

	it("of one's own come first for their owner, and are seen and changed by nobody else", async () => {
		const { people, change, changeOwn, listOwn, listFor, list } = await openTemplates();
		const [meera = "", kabir = ""] = await Promise.all(
			["Meera", "Kabir"].map(
				async (name) => (await people.invite(name, `${name}@x.in`, "member"))?.id,
			),
		);
		const words = { name: "Ask", text: "My own questions." };
		expect(await changeOwn({ kind: "add", ...words }, meera)).toBe("changed");
		const [{ id } = { id: "" }] = await listOwn(meera);
		const listNames = async (of: string) => (await listFor(of)).map(({ name }) => name);
		expect(await listNames(meera)).toEqual(["Ask", "Call", "Ask"]);
		expect(await listNames(kabir)).toEqual(["Call", "Ask"]);
		const seen = toTemplateMark(words);
		const theirs = { kind: "save", id, seen, name: "Mine", text: "No." } as const;
		expect(await changeOwn(theirs, kabir)).toBe("missing");
		expect(await change(theirs)).toBe("missing");
		await changeOwn({ kind: "remove", id }, kabir);
		await change({ kind: "add", name: "New", text: "Yes." });
		await change({ kind: "reset" });
		expect(await listOwn(meera)).toEqual([{ id, ...words }]);
		expect(await list()).toHaveLength(2);
		await people.erase(meera, COMMAND);
		expect(await listOwn(meera)).toEqual([]);
	});
});
