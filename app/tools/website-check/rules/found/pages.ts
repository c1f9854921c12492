import type { Document } from "../../visit/document.ts";
import type { Answer, Page, Visit } from "../../visit/visit.ts";
import { findNoindex } from "./noindex.ts";

/** Fewer characters than this are the frame of a page whose contents its scripts fetch. */
const FRAME_MAX = 200;

/**
 * Lists the pages whose HTML search engines show in their results: they answered, and each stands there once. Those with
 * `noindex` are left out, unless the page that was asked for has it too, which is the mistake of a whole website.
 */
export function listShownPages({ home, pages }: Visit): Page[] {
	const isHomeShown = findNoindex(home) === null;
	const byUrl = new Map(pages.map((page) => [page.url, page]));
	return [...byUrl.values()].filter(
		(page) => isAnswered(page) && !isBuiltByScripts(page) && !(isHomeShown && findNoindex(page)),
	);
}

/** Says whether scripts write the page, and perhaps its title and headings, into an empty frame. Google runs them. */
function isBuiltByScripts({ document: { text, scripts } }: Page): boolean {
	return text.length < FRAME_MAX && scripts.some(({ src }) => src !== null);
}

export function isAnswered({ status }: Answer): boolean {
	return status >= 200 && status < 300;
}

/** Returns the description of a page, or an empty text. */
export function getDescription({ metas }: Document): string {
	const texts = metas.flatMap(({ name, content = "" }) =>
		name?.trim().toLowerCase() === "description" ? [content.trim()] : [],
	);
	return texts.find((text) => text !== "") ?? "";
}

/** Servers answer 503 to whoever reads too fast, and when they are being serviced. */
const UNAVAILABLE = 503;

/**
 * Says whether visitors find nothing at an address either. Statuses by which a website keeps out programs, as 403, 429
 * and 999, tell nothing of that, and neither do connections that failed while we read.
 */
export function isBroken({ status, fault }: Answer): boolean {
	if (status === 0) return fault === "ENOTFOUND" || fault === "ECONNREFUSED";
	return (
		status === 404 || status === 410 || (status >= 500 && status <= 599 && status !== UNAVAILABLE)
	);
}

/** Returns the name of a host without `www.`. */
export function getSiteName(address: string | URL): string {
	const { hostname } = new URL(address);
	return hostname.startsWith("www.") ? hostname.slice(4) : hostname;
}
