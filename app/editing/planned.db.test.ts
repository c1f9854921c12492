import { expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { PATIENCE } from "../../tests/support/patience.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";
import { createEditing } from "./create-editing.ts";

const FILE = "services/seo.yaml";
const TEXT = "title: SEO\n";
const SOON_MS = 150;
/** The time in ms after its own by which a draft is public, on two busy cores. */
const LATEST_MS = 2_000 * PATIENCE;

describeOnBoth("drafts that are planned", ({ open, createPlace }) => {
	async function openSite(place: ReturnType<typeof createPlace> = createPlace()) {
		const { database } = await open(await place);
		const people = createPeopleStore(database);
		await people.invite("Meera", "meera@x.in", "owner");
		return { database, staffId: (await people.list())[0]?.id ?? "" };
	}

	/** Creates a node, which publishes what is planned once it is started. */
	function createNode({ database, staffId }: { database: Database; staffId: string }) {
		const published: ReadonlySet<string>[] = [];
		const editing = createEditing(async () => database, {
			readFile: (file) => (file === FILE ? TEXT : null),
			build: (texts) => texts,
			setPictures: () => {},
			toFile: (path) => path,
			publish: async (_texts, files) => {
				if (files.size > 0) published.push(files);
			},
		});
		const stopping = new AbortController();
		onTestFinished(() => stopping.abort());
		return {
			editing,
			/** The files of what this node has published itself. */
			published,
			start: () =>
				editing.follow(
					stopping.signal,
					async (draft) => void (await editing.publishDraft({ draft, staffId })),
				),
			stop: () => stopping.abort(),
			async plan(text: string, time: number) {
				const store = await editing.getStore();
				const version = (await store.findDraft(FILE, staffId))?.version ?? 0;
				const saved = await store.saveDraft({ file: FILE, staffId, text, version });
				if (!saved.ok) throw new Error("the draft has another version");
				const planned = await store.planDraft(saved.value, new Date(time).toISOString());
				if (!planned) throw new Error("the draft has another version");
				return planned;
			},
			listVersions: async () => (await editing.getStore()).listVersions(FILE),
		};
	}

	it("are published at their time and not before, once by two nodes", async () => {
		const place = createPlace();
		const nodes = [createNode(await openSite(place)), createNode(await openSite(place))] as const;
		const [node, other] = nodes;
		await Promise.all(nodes.map(({ start }) => start()));
		const time = getNow() + SOON_MS;
		await node.plan("title: Search\n", time);
		await vi.waitFor(
			() => expect(node.editing.getText(FILE)).toBe("title: Search\n"),
			SOON_MS + LATEST_MS,
		);
		const versions = await node.listVersions();
		expect(versions).toHaveLength(1);
		expect(Date.parse(versions[0]?.at ?? "")).toBeGreaterThanOrEqual(time);
		expect([...node.published, ...other.published]).toHaveLength(1);
	});

	it("are published at the start of a node that was down at their time", async () => {
		const site = await openSite();
		const down = createNode(site);
		await down.plan("title: Search\n", getNow() - 60_000);
		const node = createNode(site);
		await node.start();
		await vi.waitFor(() => expect(node.editing.getText(FILE)).toBe("title: Search\n"), LATEST_MS);
		expect(await down.listVersions()).toHaveLength(1);
	});

	it("are published as they were saved last", async () => {
		const site = await openSite();
		const node = createNode(site);
		await node.start();
		const { version } = await node.plan("title: Search\n", getNow() + SOON_MS);
		const store = await node.editing.getStore();
		await store.saveDraft({ file: FILE, staffId: site.staffId, text: "title: Found\n", version });
		await vi.waitFor(
			() => expect(node.editing.getText(FILE)).toBe("title: Found\n"),
			SOON_MS + LATEST_MS,
		);
	});

	it("are published in their order, those that are taken off never", async () => {
		const site = await openSite();
		const node = createNode(site);
		await node.start();
		const planned = await node.plan("title: Never\n", getNow() + SOON_MS);
		const store = await node.editing.getStore();
		await store.cancelPlan(planned.id);
		const { version } = (await store.findDraft(FILE, site.staffId)) ?? { version: 0 };
		const other = { file: "services/ads.yaml", staffId: site.staffId, text: "title: Ads\n" };
		const saved = await store.saveDraft({ ...other, version: 0 });
		if (!saved.ok) throw new Error("there was a draft");
		await store.planDraft(saved.value, new Date(getNow() + 2 * SOON_MS).toISOString());
		await vi.waitFor(
			() => expect(node.editing.getText(other.file)).toBe(other.text),
			2 * SOON_MS + LATEST_MS,
		);
		expect(await node.listVersions()).toEqual([]);
		expect((await store.findDraft(FILE, site.staffId))?.version).toBe(version);
	});

	it("are published by no node that was stopped", async () => {
		const site = await openSite();
		const [stopped, node] = [createNode(site), createNode(site)];
		await stopped.start();
		stopped.stop();
		await stopped.plan("title: Search\n", getNow() - 1);
		await node.start();
		await vi.waitFor(() => expect(node.published).toHaveLength(1), LATEST_MS);
		expect(stopped.published).toEqual([]);
	});
});
