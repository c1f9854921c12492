import { report } from "#app/operations-log.ts";
import type { Answer } from "../answers/answer.ts";
import type { CacheState } from "../answers/cache-state.ts";
import { compressLater } from "./compress-later.ts";
import { makePage, type Render } from "./make-page.ts";
import { PageStore, type StoredPage } from "./page-store.ts";
import type { AskedPage } from "./read-address.ts";

type PagesSettings = {
	render: Render;
	/** The canonical origin, the only one that a kept page ever hears of. */
	origin: string;
	/** Another number whenever pages may have become other ones. */
	readVersion: () => number;
	/** How long a page is served before it is rendered again behind, in ms. */
	life: number;
	/** Of memory, in bytes. */
	limit?: number;
	now?: () => number;
};

export type Pages = {
	/** What lies there for this very address; a page that has become old is served once more and renewed. */
	peek(address: string): Answer | undefined;
	/** The page, rendered once for all who ask at the same time; a Response where it is not to be kept. */
	read(asked: AskedPage, onState?: (state: CacheState) => void): Promise<Answer | Response>;
	/** The state of a page in just this version; null where it is another one. */
	readState(address: string, version: string): Promise<Answer | null>;
	/** Of memory that the kept pages take. */
	readonly bytes: number;
};

type Run = { version: number; done: Promise<StoredPage | Response> };

const LIMIT = 32 * 1024 * 1024;
/** Of pages that are rendered at the same time: with more, each of them waits for the others. */
const FEW_RUNS = 3;

/** The pages that are the same for all, rendered when they are first asked for and kept in memory. */
export function createPages({
	render,
	origin,
	readVersion,
	life,
	limit = LIMIT,
	now = () => performance.now(),
}: PagesSettings): Pages {
	const store = new PageStore(limit);
	const compressing = compressLater(store);
	const runs = new Map<string, Run>();
	let shown = readVersion();
	let isRenewing = false;

	const isHurried = () => runs.size > FEW_RUNS;

	function find(address: string) {
		const version = readVersion();
		if (version === shown) return store.find(address);
		shown = version;
		store.clear();
		return undefined;
	}

	async function make(address: string, isWhole: boolean): Promise<StoredPage | Response> {
		const version = readVersion();
		const made = await makePage(render, { origin, address, isWhole, isHurried }, now());
		compressing.noteRendered();
		// What was changed meanwhile may be in it or not.
		if (!(made instanceof Response) && readVersion() === version) keep(made);
		return made;
	}

	function keep(page: StoredPage): void {
		const before = find(page.address)?.page;
		const isSame =
			before?.answer.tag === page.answer.tag && before.state?.version === page.state?.version;
		if (before && isSame) {
			before.madeAt = page.madeAt;
			return;
		}
		store.put(page);
		for (const { answer } of [page, page.state ?? page]) answer.whenMade = () => store.weigh(page);
	}

	/** Together with whoever waits for it already, unless that one began before the last change. */
	function makeOnce(address: string, isWhole: boolean): { isOwn: boolean; done: Run["done"] } {
		const name = `${isWhole} ${address}`;
		const version = readVersion();
		const running = runs.get(name);
		if (running?.version === version) return { isOwn: false, done: running.done };
		const run: Run = { version, done: make(address, isWhole) };
		runs.set(name, run);
		const forget = () => {
			if (runs.get(name) === run) runs.delete(name);
		};
		run.done.then(forget, forget);
		return { isOwn: true, done: run.done };
	}

	async function readPage(
		address: string,
		isWhole: boolean,
		onState: (state: CacheState) => void = () => {},
	): Promise<StoredPage | Response> {
		const kept = findOrRenew(address)?.page;
		if (kept) {
			onState("stored");
			return kept;
		}
		const { isOwn, done } = makeOnce(address, isWhole);
		const made = await done;
		if (!(made instanceof Response)) onState(isOwn ? "made" : "shared");
		// A Response can be read once: who has waited for it gets one of his own.
		return isOwn || !(made instanceof Response) ? made : make(address, isWhole);
	}

	/** One at a time, so that those who want a page that is not there do not wait for these. */
	async function renew(page: StoredPage): Promise<void> {
		isRenewing = true;
		try {
			const made = await makeOnce(page.address, true).done;
			page.madeAt = now();
			if (!(made instanceof Response)) return;
			await made.body?.cancel();
			// What is gone is gone; what only fails is shown as it was.
			if (made.status >= 300 && made.status < 500) store.remove(page);
		} catch (error) {
			report("A page could not be renewed:", error);
		} finally {
			isRenewing = false;
		}
	}

	function findOrRenew(address: string) {
		const place = find(address);
		if (place && place.answer === place.page.answer) place.page.isWanted = true;
		if (place && !isRenewing && now() - place.page.madeAt > life) void renew(place.page);
		return place;
	}

	return {
		peek: (address) => findOrRenew(address)?.answer,
		async read({ address, isWhole }, onState) {
			const page = await readPage(address, isWhole, onState);
			return page instanceof Response ? page : page.answer;
		},
		async readState(address, version) {
			const page = await readPage(address, true);
			if (page instanceof Response) {
				await page.body?.cancel();
				return null;
			}
			return page.state?.version === version ? page.state.answer : null;
		},
		get bytes() {
			return store.bytes;
		},
	};
}
