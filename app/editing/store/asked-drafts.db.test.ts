import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createEditingStore } from "./editing-store.ts";
import { findPlannedTime } from "./plans.ts";

const FILE = "services/seo.yaml";
const TEXT = "title: SEO\n\nprice: 900\n";
const AT = "2030-01-07T06:00:00.000Z";

describeOnBoth("a draft that waits for its publication", ({ open }) => {
	async function openEditing() {
		const { database } = await open();
		const people = createPeopleStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@x.in`, "owner"))?.id ?? "";
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const store = createEditingStore(database, {
			readFile: (file) => (file === FILE ? TEXT : null),
		});
		const save = async (text: string, staffId = kabir) => {
			const version = (await store.findDraft(FILE, staffId))?.version ?? 0;
			const saved = await store.saveDraft({ file: FILE, staffId, text, version });
			if (!saved.ok) throw new Error("the draft has another version");
			return saved.value;
		};
		const publish = (draft: { id: string; version: number }, staffId = meera) =>
			store.publish({ draft, staffId }, () => {});
		return { store, meera, kabir, save, publish };
	}

	it("is asked for, sent back with an answer, and asked for again", async () => {
		const { store, meera, save } = await openEditing();
		const draft = await save("title: Search\n");
		const asked = await store.askForDraft(draft, "Before Friday, please");
		expect(asked).toMatchObject({ askNote: "Before Friday, please", version: draft.version });
		expect(asked?.askedAt).not.toBeNull();
		const answer = { answer: "Too long", answeredBy: meera };
		expect(await store.sendDraftBack(draft, answer)).toMatchObject({ ...answer, askedAt: null });
		expect(await store.sendDraftBack(draft, answer)).toBeUndefined();
		const again = await store.askForDraft(draft, null);
		expect(again).toMatchObject({ askNote: null, answer: null, answeredBy: null });
	});

	it("is asked for until it is published, whatever its author saves meanwhile", async () => {
		const { store, meera, kabir, save, publish } = await openEditing();
		const draft = await save("title: Search\n");
		await store.askForDraft(draft, null);
		const later = await save("title: Search for shops\n");
		expect(later.askedAt).not.toBeNull();
		const answer = { answer: "No", answeredBy: meera };
		expect(await store.sendDraftBack(draft, answer)).toBeUndefined();
		expect(await store.askForDraft(draft, "an older one")).toBeUndefined();
		expect(await publish(draft)).toMatchObject({ ok: false, reason: { conflict: later } });
		expect(await publish(later)).toMatchObject({ ok: true });
		const [version] = await store.listVersions(FILE);
		expect(version).toMatchObject({ staffId: meera, authorId: kabir, text: later.text });
	});

	it("has one who published and wrote it where that is the same", async () => {
		const { store, kabir, save, publish } = await openEditing();
		await publish(await save("title: Search\n"), kabir);
		await store.restore({ file: FILE, number: 0, staffId: kabir }, () => {});
		const authors = (await store.listVersions(FILE)).map(({ authorId }) => authorId);
		expect(authors).toEqual([null, null]);
	});

	it("is planned until it is taken off its plan, and keeps its time when it is saved", async () => {
		const { store, save } = await openEditing();
		const draft = await save("title: Search\n");
		const planned = await store.planDraft(draft, AT);
		expect(planned && findPlannedTime(planned)).toBe(AT);
		expect(await store.planDraft(draft, AT)).toBeUndefined();
		const later = await save("title: Search for shops\n");
		expect(await store.listPlanned()).toMatchObject([{ id: draft.id, publishAt: AT }]);
		await store.cancelPlan(later.id);
		expect(await store.listPlanned()).toEqual([]);
	});

	it("lists what is planned, the next one first, without what was taken off", async () => {
		const { store, meera, save } = await openEditing();
		await store.planDraft(await save("title: Search\n"), "2030-01-08T06:00:00.000Z");
		const sooner = await store.planDraft(await save("title: Found\n", meera), AT);
		if (!sooner) throw new Error("the draft has another version");
		expect((await store.listPlanned())[0]?.id).toBe(sooner.id);
		const ended = await store.endPlan(sooner, "invalid");
		expect(ended).toMatchObject({ publishAt: AT, planEnded: "invalid" });
		expect(ended && findPlannedTime(ended)).toBeNull();
		expect(await store.endPlan(sooner, "invalid")).toBeUndefined();
		expect(await store.listPlanned()).toHaveLength(1);
	});

	it("is published no more by whoever read its plan before it was taken off", async () => {
		const { store, save, publish } = await openEditing();
		const planned = await store.planDraft(await save("title: Search\n"), AT);
		if (!planned) throw new Error("the draft has another version");
		await store.cancelPlan(planned.id);
		expect(await publish(planned)).toMatchObject({ ok: false });
		expect(await store.findNewestNumber()).toBe(0);
	});

	it("is off its plan as soon as it meets other words in the same place, and stays on it otherwise", async () => {
		const { store, meera, save, publish } = await openEditing();
		const plan = async (text: string) => {
			const planned = await store.planDraft(await save(text), AT);
			if (!planned) throw new Error("the draft has another version");
			return planned;
		};
		const first = await plan("title: Search\n\nprice: 900\n");
		await publish(await save("title: SEO\n\nprice: 950\n", meera));
		const merged = await publish(first);
		expect(merged).toMatchObject({ reason: { conflicts: [], merged: { planEnded: null } } });
		const second = await plan("title: Search for all\n\nprice: 950\n");
		await publish(await save("title: Found\n\nprice: 950\n", meera));
		const met = await publish(second);
		expect(met).toMatchObject({ reason: { merged: { planEnded: "met", publishAt: AT } } });
		expect(await store.listPlanned()).toEqual([]);
	});
});
