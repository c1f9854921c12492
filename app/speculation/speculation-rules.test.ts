import { expect, it } from "vitest";
import { SPECULATION_RULES } from "./speculation-rules.ts";

const ORIGIN = "https://www.kiteline.example";

it.each([
	[true, ["/", "/services/seo/mumbai", "/blog/a-post", "/blog?topic=seo"]],
	[false, ["/contact", "/contact?service=seo", "/feed.xml", "/services/seo.data"]],
	[false, ["/art/hero.svg", "/cards/services/seo.png", "https://elsewhere.example/page"]],
])("a browser may make ready ahead, %s: %j", (isPrerendered, paths) => {
	const [rule] = JSON.parse(SPECULATION_RULES).prerender;
	const [{ href_matches: wanted }, { not }] = rule.where.and;
	for (const path of paths) {
		const matches = (pattern: string) => new URLPattern(pattern, ORIGIN).test(path, ORIGIN);
		expect(matches(wanted) && !not.href_matches.some(matches), path).toBe(isPrerendered);
	}
});
