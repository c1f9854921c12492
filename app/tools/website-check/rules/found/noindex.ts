import type { Page } from "../../visit/visit.ts";

type Readable = Pick<Page, "headers" | "document">;

/** The names by which a page speaks to Google or to all crawlers. */
const AGENTS = new Set(["robots", "googlebot", "*", ""]);

/** The rules with a value after a colon: any other word before a colon is the name of a crawler. */
const WITH_VALUE = new Set([
	"max-snippet",
	"max-image-preview",
	"max-video-preview",
	"unavailable_after",
]);

/**
 * Returns what forbids search engines to show a page, as it stands there, or null.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function findNoindex({ headers, document }: Readable): string | null {
	for (const { name = "", content = "" } of document.metas) {
		const agent = name.trim().toLowerCase();
		const isSpokenTo = agent !== "" && AGENTS.has(agent);
		if (isSpokenTo && content.split(",").some(isForbidding))
			return `<meta name="${name}" content="${content}">`;
	}
	const header = headers["x-robots-tag"] ?? "";
	return isForbiddenByHeader(header) ? `X-Robots-Tag: ${header}` : null;
}

/** A crawler's name holds for the rules after it, in one header or in several that were joined. */
function isForbiddenByHeader(header: string): boolean {
	let agent = "";
	return header.split(",").some((part) => {
		const colon = part.indexOf(":");
		const name = part.slice(0, Math.max(colon, 0)).trim().toLowerCase();
		const isAgent = name !== "" && !name.includes(" ") && !WITH_VALUE.has(name);
		if (isAgent) agent = name;
		return AGENTS.has(agent) && isForbidding(isAgent ? part.slice(colon + 1) : part);
	});
}

function isForbidding(rule: string): boolean {
	const name = rule.trim().toLowerCase();
	return name === "noindex" || name === "none";
}
