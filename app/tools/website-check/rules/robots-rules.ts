import robotsParser from "robots-parser";
import type { Answer } from "../visit/visit.ts";

/** What robots.txt says to crawlers. Addresses are of the same website; of theirs, path and query count. */
export type RobotsRules = {
	/** Says whether a crawler, such as `Googlebot`, may read an address. */
	allows(agent: string, url: string): boolean;
	/** Returns the line by which it may or may not, such as `Disallow: /`; null where none is about it. */
	findLine(agent: string, url: string): string | null;
	/** The addresses of the sitemaps that it names. */
	sitemaps: readonly string[];
};

/** Google reads so much of the file: https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt#file-size */
const LENGTH_MAX = 500 * 1024;

/**
 * Parses robots.txt. What is not there, or is a web page, permits everything. That holds for errors of the server too,
 * though search engines then stay away for a while: the rule `robots` tells of these, and the others need not do so again.
 */
export function parseRobots(answer: Answer): RobotsRules {
	const { origin } = new URL(answer.asked);
	const text = hasRobotsText(answer) ? answer.text.slice(0, LENGTH_MAX) : "";
	const robots = robotsParser(`${origin}/robots.txt`, text);
	const lines = text.split(/\r\n|\r|\n/);
	const move = (url: string) => {
		const { pathname, search } = new URL(url, origin);
		return origin + pathname + search;
	};
	return {
		allows: (agent, url) => robots.isAllowed(move(url), agent) ?? true,
		findLine: (agent, url) =>
			lines[robots.getMatchingLineNumber(move(url), agent) - 1]?.trim() ?? null,
		sitemaps: robots.getSitemaps().flatMap((sitemap) => URL.parse(sitemap, origin)?.href ?? []),
	};
}

/** Says whether robots.txt answered with text. Its type does not count, as search engines do not look at it either. */
export function hasRobotsText({ status, text }: Answer): boolean {
	return status >= 200 && status < 300 && !text.trimStart().startsWith("<");
}
