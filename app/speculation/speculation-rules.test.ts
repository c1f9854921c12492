import { describe, expect, it } from "vitest";
import { SPECULATION_RULES } from "./speculation-rules.ts";

const [rule] = JSON.parse(SPECULATION_RULES).prerender;
const [{ href_matches: wanted }, { not }] = rule.where.and;

function isMadeReady(path: string): boolean {
	const matches = (pattern: string) => new URLPattern(pattern, ORIGIN).test(path, ORIGIN);
	return matches(wanted) && !not.href_matches.some(matches);
}

const ORIGIN = "https://www.kiteline.example";

describe("the rules of what a browser makes ready ahead", () => {
	it.each(["/", "/services/seo/mumbai", "/blog/a-post", "/blog?topic=seo", "/mumbai/bandra"])(
		"take in %s",
		(path) => expect(isMadeReady(path)).toBe(true),
	);

	it.each([
		"/contact",
		"/contact?service=seo",
		"/feed.xml",
		"/services/seo.data",
		"/art/hero.svg",
		"/cards/services/seo.png",
		"https://elsewhere.example/page",
	])("leave out %s", (path) => expect(isMadeReady(path)).toBe(false));
});
