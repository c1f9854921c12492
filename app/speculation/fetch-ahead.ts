import { keepAtHand } from "./data-at-hand.ts";
import { DATA_KEPT_S } from "./data-kept.ts";
import { type Plan, planPage, type Site } from "./plan-page.ts";

/** Passing over a link is no intent. */
const DWELL_MS = 50;
/** Of links that are only in view, per page: some 8 KB each. */
const MOST_IN_VIEW = 3;

/** Pages by when they were last fetched ahead. */
const fetched = new Map<string, number>();

/** Fetches a page ahead when its link is pointed at, focused or pressed. Returns how to end it. */
export function fetchOnIntent(site: Site): () => void {
	const ending = new AbortController();
	const options = { capture: true, passive: true, signal: ending.signal };
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const fetchNow = ({ target }: Event) => fetchAhead(findLink(target), site);
	const fetchSoon = ({ target }: Event) => {
		clearTimeout(waiting);
		waiting = setTimeout(fetchAhead, DWELL_MS, findLink(target), site);
	};
	for (const type of ["pointerdown", "touchstart", "keydown"])
		addEventListener(type, fetchNow, options);
	for (const type of ["pointerover", "focusin"]) addEventListener(type, fetchSoon, options);
	return () => {
		clearTimeout(waiting);
		ending.abort();
	};
}

/** Fetches a few pages ahead whose links are to be seen, where the line is good and data cheap. */
export function fetchInView(site: Site): () => void {
	const { connection } = navigator as { connection?: { effectiveType?: string } };
	if (connection?.effectiveType !== "4g" || savesData()) return () => {};
	let left = MOST_IN_VIEW;
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			if (left > 0 && fetchAhead(findLink(target), site)) left--;
		}
		if (left === 0) observer.disconnect();
	});
	const idle = setTimeout(() => {
		for (const link of document.querySelectorAll("main a")) observer.observe(link);
	}, IN_VIEW_AFTER_MS);
	return () => {
		clearTimeout(idle);
		observer.disconnect();
	};
}

/** Not while a page is still settling. */
const IN_VIEW_AFTER_MS = 300;

function fetchAhead(link: HTMLAnchorElement | null, site: Site): boolean {
	if (!link || savesData() || link.origin !== location.origin || link.target || link.download)
		return false;
	const address = link.pathname + link.search;
	const at = fetched.get(address);
	const isFresh = at !== undefined && performance.now() - at < DATA_KEPT_S * 1000;
	if (isFresh || address === location.pathname + location.search) return false;
	const plan = planPage(new URL(link.href), site);
	if (!plan) return false;
	fetched.set(address, performance.now());
	void keepAll(plan, site).catch(() => fetched.delete(address));
	return true;
}

function keepAll({ data, ...route }: Plan, { modules }: Site): Promise<unknown> {
	return Promise.all([data && keepAtHand(data), loadModule(route, modules)]);
}

/**
 * Into the router's own memory, as an import takes a while even when the module is there. Browsers remember for ever
 * that one failed: it is asked for only when every file has come.
 */
async function loadModule(
	{ id, module, files }: Omit<Plan, "data">,
	modules: Site["modules"],
): Promise<void> {
	await Promise.all(files.map(keepFile));
	modules[id] ??= await import(/* @vite-ignore */ module);
}

/** A file never changes, so that once is enough. */
function keepFile(address: string): Promise<void> {
	const keeping = kept.get(address) ?? keep(address);
	kept.set(address, keeping);
	keeping.catch(() => kept.delete(address));
	return keeping;
}

const kept = new Map<string, Promise<void>>();

/** Into the browser's cache. */
async function keep(address: string): Promise<void> {
	const answer = await fetch(address, { priority: "low" });
	if (!answer.ok) throw new Error(address);
	await answer.arrayBuffer();
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
