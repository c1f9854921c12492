import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/stores.ts";
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
		const list = async () => (await templates.list()).templates;
		return {
			change: (change: TemplateChange) => templates.change(change),
			list,
			hasOwn: async () => (await templates.list()).hasOwn,
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
});
