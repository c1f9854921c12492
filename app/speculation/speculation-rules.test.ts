import { expect, it } from "vitest";
import { SPECULATION_RULES } from "./speculation-rules.ts";

const ORIGIN = "https://www.kiteline.example";

it.each([
	...["/", "/services/seo/mumbai", "/blog/a-post", "/blog?topic=seo", "/mumbai/bandra"].map(
		(path) => ({ path, isPrerendered: true }),
	),
	...["/contact", "/contact?service=seo", "/feed.xml", "/services/seo.data", "/art/hero.svg"].map(
		(path) => ({ path, isPrerendered: false }),
	),
	{ path: "/cards/services/seo.png", isPrerendered: false },
	{ path: "https://elsewhere.example/page", isPrerendered: false },
])("a browser may make $path ready ahead: $isPrerendered", ({ path, isPrerendered }) => {
	const [rule] = JSON.parse(SPECULATION_RULES).prerender;
	const [{ href_matches: wanted }, { not }] = rule.where.and;
	const matches = (pattern: string) => new URLPattern(pattern, ORIGIN).test(path, ORIGIN);
	expect(matches(wanted) && !not.href_matches.some(matches)).toBe(isPrerendered);
});
