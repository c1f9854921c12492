import { resolveAddress } from "./resolve-address.ts";
import type { Answer, Page } from "./visit.ts";

const MOST_PAGES = 9;
const MOST_LINKS = 20;
/** Endings of files that are no pages. */
const FILE = /\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i;
/** Words of addresses that do something, or that differ for everybody. */
const ACTIONS =
	/\b(?:logout|log-out|signout|sign-out|delete|unsubscribe|add-to-cart|cart|checkout|wp-admin|wp-login)\b/i;

/** Lists the addresses of the same host that a page links to, each once and in the order of the page. */
function listOwnLinks(page: Page): string[] {
	const { host } = new URL(page.url);
	const found = page.document.links.flatMap(({ href }) => {
		const link = resolveAddress(page, href);
		if (link?.host !== host) return [];
		return ACTIONS.test(link.pathname + link.search) ? [] : [link.href];
	});
	return [...new Set(found)].filter((link) => link !== page.url);
}

/** Chooses the pages that are read beside the one that was asked for: those that it links to first, without queries. */
export function choosePages(home: Page, mayRead: (url: string) => boolean): string[] {
	const seen = new Set([toPlace(home.url)]);
	const chosen: string[] = [];
	for (const link of listOwnLinks(home)) {
		const { search, pathname } = new URL(link);
		const place = toPlace(link);
		if (search || FILE.test(pathname) || seen.has(place) || !mayRead(link)) continue;
		seen.add(place);
		chosen.push(link);
		if (chosen.length === MOST_PAGES) break;
	}
	return chosen;
}

/** Chooses the links whose answers are looked at, with the page that has each; `unread` were asked for already. */
export function chooseLinks(
	pages: readonly Page[],
	unread: readonly Answer[],
	mayRead: (url: string) => boolean,
): { url: string; from: string }[] {
	const read = new Set(
		[...pages, ...unread].flatMap(({ url, asked }) => [toPlace(url), toPlace(asked)]),
	);
	const chosen: { url: string; from: string }[] = [];
	for (const page of pages)
		for (const url of listOwnLinks(page)) {
			if (chosen.length === MOST_LINKS) return chosen;
			if (read.has(toPlace(url)) || !mayRead(url)) continue;
			read.add(toPlace(url));
			chosen.push({ url, from: page.url });
		}
	return chosen;
}

/** Returns an address without what most servers ignore, so that a page is read once. */
function toPlace(url: string): string {
	const { host, pathname, search } = new URL(url);
	return (
		host.replace(/^www\./, "") + (pathname.replace(/\/(?:index\.html?)?$/, "") || "/") + search
	);
}
