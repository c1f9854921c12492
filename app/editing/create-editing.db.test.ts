import { expect, it, onTestFinished, vi } from "vitest";
import type { Texts } from "#app/content/files/layered-texts.ts";
import type { AddedPicture } from "#app/content/media/media-files.ts";
import type { Database } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { ContentError } from "#app/platform/content-error.ts";
import { PATIENCE } from "../../tests/support/patience.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";
import { createEditing } from "./create-editing.ts";

const FILES: Readonly<Record<string, string>> = {
	"services/seo.yaml": "title: SEO\n\nprice: 900\n\nfoot: Ask us\n",
	"services/ads.yaml": "title: Ads\n\nprice: 700\n",
};
const [SEO, ADS] = ["services/seo.yaml", "services/ads.yaml"] as const;

describeOnBoth("the website's changes", ({ kind, open, createPlace }) => {
	async function openSite(place: ReturnType<typeof createPlace> = createPlace()) {
		const { database } = await open(await place);
		const people = createPeopleStore(database);
		const staff = (await people.invite("Meera", "meera@x.in", "owner")) ?? undefined;
		return { database, staffId: staff?.id ?? (await people.list())[0]?.id ?? "" };
	}

	/** Starts what changes the website on a node, whose texts must each have a title. */
	async function startNode({ database }: { database: Database }) {
		const files = { ...FILES };
		const published: Texts[] = [];
		const changed: string[][] = [];
		const shown: AddedPicture[] = [];
		const editing = createEditing(async () => database, {
			readFile: (file) => files[file] ?? null,
			build: (texts) => {
				for (const [file, text] of texts)
					if (text !== null && !text.startsWith("title: "))
						throw new ContentError([
							{ file: `content/${file}`, field: "title", reason: "is missing" },
						]);
				return texts;
			},
			setPictures: (pictures) => void shown.splice(0, shown.length, ...pictures),
			toFile: (path) => path.replace("content/", ""),
			publish: async (texts, files) => {
				published.push(texts);
				changed.push([...files]);
			},
		});
		const stopping = new AbortController();
		onTestFinished(() => stopping.abort());
		return {
			...editing,
			files,
			published,
			/** The files of each publication that this node made, empty for those of others. */
			changed,
			shown,
			read: (file: string = SEO) => editing.getText(file),
			start: () => editing.follow(stopping.signal),
			async edit(file: string, staffId: string, text: string) {
				const saved = await (await editing.getStore()).saveDraft({
					file,
					staffId,
					text,
					version: 0,
				});
				if (!saved.ok) throw new Error("there was a draft");
				return editing.publishDraft({ draft: saved.value, staffId });
			},
		};
	}

	it("leave the pages as they are without any version", async () => {
		const node = await startNode(await openSite());
		await node.start();
		expect([node.published, node.read()]).toEqual([[], FILES[SEO]]);
	});

	it("are public once they are published, and laid over the files at the next start", async () => {
		const site = await openSite();
		const node = await startNode(site);
		await node.start();
		expect(await node.edit(SEO, site.staffId, "title: Search\n")).toMatchObject({ ok: true });
		expect(node.published.map((texts) => [...texts])).toEqual([[[SEO, "title: Search\n"]]]);
		const next = await startNode(site);
		await next.start();
		expect(next.published.map((texts) => [...texts])).toEqual([[[SEO, "title: Search\n"]]]);
		expect([node.changed, next.changed]).toEqual([[[SEO]], [[]]]);
		expect([next.read(), next.read(ADS)]).toEqual(["title: Search\n", FILES[ADS]]);
		await node.restore({ file: SEO, number: 0, staffId: site.staffId });
		expect([node.read(), node.published.at(-1)?.size]).toEqual([FILES[SEO], 0]);
		expect(node.changed.at(-1)).toEqual([SEO]);
	});

	it("are laid over a file no more once the folder has had them, whatever the file says later", async () => {
		const site = await openSite();
		await (await startNode(site)).edit(SEO, site.staffId, "title: SEO\n\nprice: 950\n");
		const startWith = async (text: string) => {
			const node = await startNode(site);
			node.files[SEO] = text;
			await node.start();
			return [node.read(), node.listStates().get(SEO)?.state];
		};
		const later = "title: SEO\n\nprice: 990\n";
		const published = "title: SEO\n\nprice: 950\n";
		expect(await startWith(later)).toEqual([published, "conflict"]);
		expect(await startWith(published)).toEqual([published, "obsolete"]);
		expect(await startWith(later)).toEqual([later, "obsolete"]);
	});

	it("are rejected with the issues where the pages cannot be built", async () => {
		const site = await openSite();
		const node = await startNode(site);
		const issues = [{ file: SEO, field: "title", reason: "is missing" }];
		expect(node.checkDraft(SEO, "price: 9\n")).toEqual(issues);
		expect(node.checkDraft(SEO, "title: Search\n")).toEqual([]);
		const rejected = await node.edit(SEO, site.staffId, "price: 9\n");
		expect(rejected).toEqual({ ok: false, reason: { issues } });
		expect(node.published).toEqual([]);
		expect(await (await node.getStore()).listDrafts()).toHaveLength(1);
	});

	it("are shown in a preview, which is built once for each save and publication", async () => {
		const site = await openSite();
		const node = await startNode(site);
		await node.edit(ADS, site.staffId, "title: Adverts\n");
		const store = await node.getStore();
		const draft = { file: SEO, staffId: site.staffId, text: "title: Search\n", version: 0 };
		const saved = await store.saveDraft(draft);
		if (!saved.ok) throw new Error("the draft has another version");
		const texts = node.previewDraft(saved.value);
		expect([texts.get(SEO), texts.get(ADS)]).toEqual(["title: Search\n", "title: Adverts\n"]);
		expect(node.previewDraft(saved.value)).toBe(texts);
		const { version } = saved.value;
		const later = await store.saveDraft({ ...draft, text: "title: Found\n", version });
		expect(later.ok && node.previewDraft(later.value).get(SEO)).toBe("title: Found\n");
		expect(node.previewTexts(new Map([[ADS, "title: Paid\n"]])).get(ADS)).toBe("title: Paid\n");
		expect(node.published).toHaveLength(1);
	});

	it("show a picture that was added at the desk, on the next start and on another node as well", async () => {
		const place = createPlace();
		const site = await openSite(place);
		const node = await startNode(site);
		await node.start();
		const row = { type: "image/webp", width: 600, height: 400, alt: "A street" };
		const picture = { ...row, name: "street-1.webp", hash: "1", bytes: Uint8Array.of(1, 2) };
		const { staffId } = site;
		const other = kind === "PostgreSQL" ? await startNode(await openSite(place)) : node;
		await other.start();
		expect(await node.addPicture({ ...picture, staffId })).toEqual({
			ok: true,
			value: picture.name,
		});
		expect(node.shown).toMatchObject([{ name: picture.name, width: 600, alt: "A street" }]);
		expect([...((await node.shown[0]?.read()) ?? [])]).toEqual([1, 2]);
		const again = { ...picture, staffId, name: "lane-1.webp" };
		expect(await node.addPicture(again)).toEqual({ ok: true, value: picture.name });
		await vi.waitFor(() => expect(other.shown).toHaveLength(1), 2_000 * PATIENCE);
		const next = await startNode(site);
		await next.start();
		expect(next.shown.map(({ name }) => name)).toEqual([picture.name]);
		expect(next.published).toEqual([]);
	});

	it("show a logo that was added while the content is parsed, and no more once it is deleted, on another node too", async () => {
		const place = createPlace();
		const site = await openSite(place);
		const node = await startNode(site);
		await node.start();
		const other = kind === "PostgreSQL" ? await startNode(await openSite(place)) : node;
		await other.start();
		const { staffId } = site;
		const row = { alt: "", width: 9, height: 9, staffId };
		const svg = { ...row, type: "image/svg+xml", name: "logo-1.svg", hash: "a" };
		const photo = { ...row, type: "image/webp", name: "street-1.webp", hash: "b" };
		const font = { ...row, type: "font/woff2", name: "serif-1.woff2", hash: "c" };
		for (const each of [svg, photo, font])
			await node.addPicture({ ...each, bytes: Uint8Array.of(1, 2) });
		const readShown = () => other.shown.map(({ name, bytes }) => [name, bytes && [...bytes]]);
		const all = [
			["logo-1.svg", [1, 2]],
			["serif-1.woff2", [1, 2]],
			["street-1.webp", undefined],
		];
		await vi.waitFor(() => expect(readShown()).toEqual(all), 2_000 * PATIENCE);

		const isNamed = (text: string) => text.includes("logo-1.svg");
		await node.edit(SEO, staffId, "logo: logo-1.svg\n");
		expect(await node.deletePicture("logo-1.svg", isNamed)).toBe(false);
		expect(await node.deletePicture("none.svg", isNamed)).toBe(false);
		expect(await node.deletePicture("serif-1.woff2", () => false)).toBe(true);
		// One that goes while another one comes is noticed as well.
		await node.addPicture({ ...font, name: "sans-1.woff2", hash: "d", bytes: Uint8Array.of(3) });
		const left = [["logo-1.svg", [1, 2]], ["sans-1.woff2", [3]], all[2]];
		await vi.waitFor(() => expect(readShown()).toEqual(left), 2_000 * PATIENCE);
	});

	it("keep what a draft names from being deleted", async () => {
		const { database, staffId } = await openSite();
		const node = await startNode({ database });
		const name = "logo-1.svg";
		const row = { type: "image/svg+xml", width: 9, height: 9, alt: "", staffId, hash: "a" };
		await node.addPicture({ ...row, name, bytes: Uint8Array.of(1) });
		const store = await node.getStore();
		const draft = { file: SEO, staffId, text: `logo: ${name}\n`, version: 0 };
		await store.saveDraft(draft);
		const isNamed = (text: string) => text.includes(name);
		expect(await node.deletePicture(name, isNamed)).toBe(false);
		const saved = await store.findDraft(SEO, staffId);
		await store.discardDraft(saved?.id ?? "", staffId);
		expect(await node.deletePicture(name, isNamed)).toBe(true);
		expect(await node.deletePicture(name, isNamed)).toBe(false);
	});

	it("take no more logos and fonts than are kept in memory, and pictures all the same", async () => {
		const { database, staffId } = await openSite();
		const node = await startNode({ database });
		const row = { bytes: Uint8Array.of(1), width: 1, height: 1, alt: "", staffId };
		const rows = Array.from({ length: 60 }, (_, at) => ({
			...row,
			type: at % 2 ? "image/png" : "font/woff2",
			name: `${at}.png`,
			hash: `${at}`,
			createdAt: "",
		}));
		await database.db.insertInto("contentPictures").values(rows).execute();
		const add = (type: string, name: string, hash: string) =>
			node.addPicture({ ...row, type, name, hash });
		expect(await add("image/svg+xml", "one-more.svg", "more")).toEqual({
			ok: false,
			reason: "tooManyKept",
		});
		expect(await add("image/png", "again.png", "7")).toEqual({ ok: true, value: "7.png" });
		expect(await add("image/webp", "a.webp", "w")).toEqual({ ok: true, value: "a.webp" });
	});

	it("take no more pictures of one person than a day's", async () => {
		const { database, staffId } = await openSite();
		const node = await startNode({ database });
		const row = {
			bytes: Uint8Array.of(1),
			type: "image/webp",
			width: 1,
			height: 1,
			alt: "",
			staffId,
		};
		const createdAt = new Date(getNow()).toISOString();
		const rows = Array.from({ length: 200 }, (_, at) => ({
			...row,
			name: `${at}.webp`,
			hash: `${at}`,
			createdAt,
		}));
		await database.db.insertInto("contentPictures").values(rows).execute();
		const added = await node.addPicture({ ...row, name: "one-more.webp", hash: "more" });
		expect(added).toEqual({ ok: false, reason: "tooMany" });
	});

	it.runIf(kind === "PostgreSQL")("are public on another node within two seconds", async () => {
		const place = createPlace();
		const site = await openSite(place);
		const [node, other] = [await startNode(site), await startNode(await openSite(place))];
		await Promise.all([node.start(), other.start()]);
		await node.edit(SEO, site.staffId, "title: Search\n");
		await vi.waitFor(() => expect(other.read()).toBe("title: Search\n"), 2_000 * PATIENCE);
	});

	it("of two files at once on two nodes are both public on both, at the latest at the next look", async () => {
		const place = createPlace();
		const site = await openSite(place);
		const [node, other] = [await startNode(site), await startNode(await openSite(place))];
		const results = await Promise.all([
			node.edit(SEO, site.staffId, "title: Search\n"),
			other.edit(ADS, site.staffId, "title: Adverts\n"),
		]);
		expect(results).toMatchObject([{ ok: true }, { ok: true }]);
		await Promise.all([node.start(), other.start()]);
		for (const { read } of [node, other])
			expect([read(SEO), read(ADS)]).toEqual(["title: Search\n", "title: Adverts\n"]);
	});

	it("that are broken are set aside and said, and can be published anew", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		onTestFinished(() => warned.mockRestore());
		const { database, staffId } = await openSite();
		const row = { baseText: null, replaced: 0, staffId, at: "", kind: "publish" } as const;
		await database.db
			.insertInto("contentVersions")
			.values([
				{ ...row, file: SEO, text: "price: 1\n", baseText: FILES[SEO] ?? null },
				{ ...row, file: ADS, text: "title: Adverts\n", baseText: FILES[ADS] ?? null },
				{ ...row, file: "../secret.yaml", text: "\u0001", baseText: "x" },
				{ ...row, file: "services/gone.yaml", text: "title: Gone\n", baseText: "title: Was\n" },
			])
			.execute();
		const node = await startNode({ database });
		await node.start();
		const states = () => [...node.listStates()].map(([file, { state }]) => [file, state]);
		expect([node.read(), node.read(ADS)]).toEqual([FILES[SEO], "title: Adverts\n"]);
		expect(states()).toEqual([
			[SEO, "set-aside"],
			[ADS, "laid"],
			["../secret.yaml", "set-aside"],
			["services/gone.yaml", "set-aside"],
		]);
		expect(warned.mock.calls.flat().join("\n")).toContain(
			`${SEO}: its version of the desk is set aside`,
		);
		await node.edit(ADS, staffId, "title: More adverts\n");
		expect(node.read(SEO)).toBe(FILES[SEO]);
		expect(await node.edit(SEO, staffId, "title: Search\n")).toMatchObject({ ok: true });
		expect([node.read(), states()[2]?.[1]]).toEqual(["title: Search\n", "laid"]);
	});

	it("come once a store that was away at the start is there", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		onTestFinished(() => {
			vi.useRealTimers();
			warned.mockRestore();
		});
		const site = await openSite();
		await (await startNode(site)).edit(SEO, site.staffId, "title: Search\n");
		let isAway = true;
		const published: Texts[] = [];
		const editing = createEditing(
			async () => {
				if (isAway) throw new Error("away");
				return site.database;
			},
			{
				readFile: (file) => FILES[file] ?? null,
				setPictures: () => {},
				build: (texts) => texts,
				toFile: (path) => path,
				publish: async (texts) => void published.push(texts),
			},
		);
		const stopping = new AbortController();
		onTestFinished(() => stopping.abort());
		await editing.follow(stopping.signal);
		expect(published).toEqual([]);
		isAway = false;
		vi.advanceTimersByTime(10_000);
		await vi.waitFor(() => expect(published).toHaveLength(1));
	});
});
