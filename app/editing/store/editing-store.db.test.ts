import { expect, it, onTestFinished } from "vitest";
import { migrateFile } from "#app/content/migrate/migrate-file.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { setClock } from "#app/platform/clock.ts";
import { describeOnBoth, untilWaiting } from "../../../tests/support/stores.ts";
import { createEditingStore } from "./editing-store.ts";

const FILE = "services/seo.yaml";
const TEXT = "title: SEO\nprice: 900\n\nsummary: Be found\n\nfoot: Ask us\n";

const setTitle = (title: string, text = TEXT) => text.replace("SEO", title);
const setFoot = (foot: string, text = TEXT) => text.replace("Ask us", foot);

describeOnBoth("the store of changes of the website", ({ kind, open }) => {
	async function openEditing() {
		const { database } = await open();
		const people = createPeopleStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@x.in`, "owner"))?.id ?? "";
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const files = new Map([[FILE, TEXT]]);
		const store = createEditingStore(database, { readFile: (file) => files.get(file) ?? null });
		const begin = async (text: string, staffId = meera, file = FILE) => {
			const saved = await store.saveDraft({ file, staffId, text, version: 0 });
			if (!saved.ok) throw new Error("there was a draft");
			return saved.value;
		};
		const publish = (draft: { id: string; version: number }, staffId = meera) =>
			store.publish({ draft, staffId }, () => {});
		return {
			database,
			store,
			files,
			meera,
			kabir,
			begin,
			publish,
			edit: async (text: string, staffId = meera) => publish(await begin(text, staffId), staffId),
			read: async () => (await store.loadTexts()).texts.get(FILE),
		};
	}

	it("brings drafts of an earlier version of the product into the form of this one, once", async () => {
		const { store, files, meera, begin } = await openEditing();
		const old = "key: seo\nname: SEO\nframework:\n  heading: Four parts\n";
		files.set(FILE, old);
		const draft = await begin(old.replace("Four", "Five"));
		await store.migrateDrafts();
		const migrated = await store.findDraft(FILE, meera);
		expect(migrated).toMatchObject({
			text: migrateFile(FILE, old.replace("Four", "Five")).text,
			baseText: migrateFile(FILE, old).text,
			version: draft.version + 1,
			savedAt: draft.savedAt,
		});
		await store.migrateDrafts();
		expect(await store.findDraft(FILE, meera)).toEqual(migrated);
	});

	it("shows a shared draft for seven days, or until its author takes the address back", async () => {
		const { store, kabir, begin } = await openEditing();
		const draft = await begin(setTitle("Search"));
		const { shareToken = "", sharedUntil = "" } = (await store.shareDraft(draft)) ?? {};
		expect(await store.findSharedDraft(shareToken ?? "")).toMatchObject({ id: draft.id });
		const again = await store.shareDraft((await store.findSharedDraft(shareToken ?? "")) ?? draft);
		expect(again?.shareToken).toBe(shareToken);
		expect(await store.unshareDraft({ ...draft, staffId: kabir })).toBeUndefined();
		const end = Date.parse(sharedUntil ?? "");
		onTestFinished(() => setClock());
		setClock(() => end + 60_000);
		expect(await store.findSharedDraft(shareToken ?? "")).toBeUndefined();
		setClock();
		expect((await store.unshareDraft(draft))?.shareToken).toBeNull();
		expect(await store.findSharedDraft(shareToken ?? "")).toBeUndefined();
		expect((await store.shareDraft(draft))?.shareToken).not.toBe(shareToken);
	});

	it("keeps a draft of each person, and rejects a save over another version", async () => {
		const { store, meera, kabir, begin } = await openEditing();
		const first = await begin(setTitle("A"));
		await begin(setTitle("B"), kabir);
		const save = (text: string, version: number) =>
			store.saveDraft({ file: FILE, staffId: meera, text, version });
		const second = await save(setTitle("C"), first.version);
		expect(second).toMatchObject({
			ok: true,
			value: { version: first.version + 1, baseText: TEXT },
		});
		const late = await save(setTitle("D"), first.version);
		expect(late).toMatchObject({ ok: false, reason: { conflict: { text: setTitle("C") } } });
		expect(await save(setTitle("E"), 0)).toMatchObject({ ok: false });
		expect((await store.findDraft(FILE, meera))?.text).toBe(setTitle("C"));
		expect(await store.listDrafts()).toHaveLength(2);
		await store.discardDraft(first.id, kabir);
		expect(await store.findDraftById(first.id)).toBeDefined();
		await store.discardDraft(first.id, meera);
		expect(await save(setTitle("F"), first.version + 1)).toEqual({
			ok: false,
			reason: { conflict: null },
		});
	});

	it("publishes a draft, which is then gone, and brings each version back, and the file", async () => {
		const { store, meera, edit, read } = await openEditing();
		await edit(setTitle("A"));
		const first = await store.findNewestNumber();
		await edit(setTitle("B"));
		expect([await read(), await store.listDrafts()]).toEqual([setTitle("B"), []]);
		const restore = (number: number, file = FILE) =>
			store.restore({ file, number, staffId: meera }, () => {});
		await restore(first);
		expect(await read()).toBe(setTitle("A"));
		await restore(0);
		const { texts, files } = await store.loadTexts();
		expect([texts.has(FILE), files.get(FILE)?.state]).toEqual([false, "obsolete"]);
		expect(await restore(first, "services/other.yaml")).toEqual({ ok: false, reason: "missing" });
		const versions = await store.listVersions(FILE);
		expect(versions.map(({ kind, text }) => [kind, text])).toEqual([
			["restore", TEXT],
			["restore", setTitle("A")],
			["publish", setTitle("B")],
			["publish", setTitle("A")],
		]);
		const numbers = versions.map(({ number }) => number);
		expect(versions.map(({ replaced }) => replaced)).toEqual([...numbers.slice(1), 0]);
		expect((await store.findVersion(first))?.baseText).toBe(TEXT);
	});

	it("writes nothing for a text that visitors have, nor where the check throws", async () => {
		const { store, meera, begin, edit, publish, read } = await openEditing();
		expect(await edit(TEXT)).toEqual({ ok: true, value: null });
		const draft = await begin(setTitle("A"));
		const check = () => {
			throw new Error("not sound");
		};
		await expect(store.publish({ draft, staffId: meera }, check)).rejects.toThrow("not sound");
		expect(await store.findNewestNumber()).toBe(0);
		expect(await store.findDraftById(draft.id)).toEqual(draft);
		// On SQLite the next publication gets the number of the one that failed.
		const { version } = draft;
		const next = { file: FILE, staffId: meera, text: setTitle("B"), version };
		const saved = await store.saveDraft(next);
		if (saved.ok) await publish(saved.value);
		expect(await read()).toBe(setTitle("B"));
	});

	it("publishes and brings back further files with a text, or none of them", async () => {
		const { store, meera, files, begin } = await openEditing();
		const other = "redirects.yaml";
		files.set(other, "a");
		const add = (sign: string) => ({ file: other, change: (text: string | null) => text + sign });
		const draft = await begin(setTitle("A"));
		const publish = (check: () => void) =>
			store.publish({ draft, staffId: meera, further: [add("b"), add("")] }, check);
		const fail = () => {
			throw new Error("not sound");
		};
		await expect(publish(fail)).rejects.toThrow("not sound");
		expect(await store.findNewestNumber()).toBe(0);
		expect(await publish(() => {})).toMatchObject({ ok: true });
		const read = async () => (await store.loadTexts()).texts.get(other);
		expect([await read(), (await store.listVersions(other)).length]).toEqual(["ab", 1]);
		const back = { file: FILE, number: 0, staffId: meera, further: [add("c")] };
		await store.restore(back, () => {});
		expect(await read()).toBe("abc");
	});

	it("keeps where the address of a deleted file shall lead", async () => {
		const { store, meera } = await openEditing();
		const draft = { file: FILE, staffId: meera, text: null, redirect: "/services" };
		const saved = await store.saveDraft({ ...draft, version: 0 });
		expect(saved).toMatchObject({ ok: true, value: { text: null, redirect: "/services" } });
		const { version } = saved.ok ? saved.value : { version: 0 };
		const changed = await store.saveDraft({ ...draft, redirect: undefined, text: TEXT, version });
		expect(changed).toMatchObject({ ok: true, value: { text: TEXT, redirect: null } });
	});

	it("shows what visitors will have to the check, before the commit", async () => {
		const { store, meera, begin } = await openEditing();
		const draft = await begin(setTitle("A"));
		const result = await store.publish({ draft, staffId: meera }, ({ texts }) => texts.get(FILE));
		expect(result).toMatchObject({ ok: true, value: { prepared: setTitle("A") } });
	});

	it("lets a draft meet what was published meanwhile, and publishes it once it was seen", async () => {
		const { kabir, begin, edit, publish, read } = await openEditing();
		const draft = await begin(setTitle("A"));
		await edit(setFoot("Call us"), kabir);
		const met = await publish(draft);
		const both = setFoot("Call us", setTitle("A"));
		expect(met).toMatchObject({
			ok: false,
			reason: { merged: { text: both }, theirs: setFoot("Call us"), conflicts: [] },
		});
		expect(await read()).toBe(setFoot("Call us"));
		expect(await publish(draft)).toMatchObject({ ok: false, reason: { conflict: { text: both } } });
		if (met.ok || !("merged" in met.reason)) throw new Error("published");
		expect(await publish(met.reason.merged)).toMatchObject({ ok: true });
		expect(await read()).toBe(both);
	});

	it("names where a draft and another publication changed the same, and keeps the draft's words", async () => {
		const { kabir, begin, edit, publish } = await openEditing();
		const draft = await begin(setTitle("A"));
		await edit(setFoot("Call us", setTitle("B")), kabir);
		const met = await publish(draft);
		expect(met).toMatchObject({
			ok: false,
			reason: { merged: { text: setFoot("Call us", setTitle("A")) } },
		});
		expect(!met.ok && "conflicts" in met.reason && met.reason.conflicts).toHaveLength(1);
	});

	it("publishes one of two at once, and lets the other meet it", async () => {
		const { kabir, begin, publish, read } = await openEditing();
		const [one, other] = [await begin(setTitle("A")), await begin(setFoot("Call us"), kabir)];
		const results = await Promise.all([publish(one), publish(other, kabir)]);
		expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
		const met = results.find((result) => !result.ok);
		expect(met).toMatchObject({ reason: { merged: { text: setFoot("Call us", setTitle("A")) } } });
		expect([setTitle("A"), setFoot("Call us")]).toContain(await read());
	});

	it.runIf(kind === "PostgreSQL")("loses no save beside a publication", async () => {
		const { database, store, meera, begin, publish } = await openEditing();
		const draft = await begin(setTitle("A"));
		await database.db.transaction().execute(async (tx) => {
			await tx.selectFrom("contentDrafts").selectAll().forUpdate().execute();
			const save = store.saveDraft({ ...draft, staffId: meera, text: setTitle("B") });
			await untilWaiting(tx, save);
			const publication = publish(draft);
			await untilWaiting(tx, save, publication);
		});
		await expect.poll(() => store.listDrafts()).toMatchObject([{ text: setTitle("B") }]);
		expect(await store.findNewestNumber()).toBe(0);
	});

	it("makes a version over the file as it is now, whatever the draft began with", async () => {
		const { store, files, begin, publish, read } = await openEditing();
		const draft = await begin(setTitle("A"));
		files.set(FILE, setFoot("Write to us"));
		const met = await publish(draft);
		if (met.ok || !("merged" in met.reason)) throw new Error("published");
		await publish(met.reason.merged);
		expect(await read()).toBe(setFoot("Write to us", setTitle("A")));
		expect((await store.listVersions(FILE))[0]?.baseText).toBe(setFoot("Write to us"));
	});
});
