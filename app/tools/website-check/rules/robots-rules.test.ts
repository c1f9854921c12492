import { describe, expect, test } from "vitest";
import { hasRobotsText, parseRobots } from "./robots-rules.ts";
import { createAnswer, ORIGIN } from "./sample-visit.ts";

const parse = (text: string, status = 200) =>
	parseRobots(createAnswer("/robots.txt", { status, text }));
const HOME = `${ORIGIN}/`;

describe("parseRobots", () => {
	test("keeps the group of a crawler, and that of all for the others", () => {
		const rules = parse("User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /private\n");
		expect(rules.allows("Googlebot", HOME)).toBe(false);
		expect(rules.allows("gptbot", HOME)).toBe(true);
		expect(rules.allows("GPTBot/1.2", `${ORIGIN}/private/a`)).toBe(false);
	});

	test("lets the longest rule decide, with wildcards and ends", () => {
		const rules = parse("User-agent: *\nDisallow: /*.pdf$\nDisallow: /a\nAllow: /a/open\n");
		expect(rules.allows("Googlebot", `${ORIGIN}/price.pdf`)).toBe(false);
		expect(rules.allows("Googlebot", `${ORIGIN}/price.pdf?v=2`)).toBe(true);
		expect(rules.allows("Googlebot", `${ORIGIN}/a/open`)).toBe(true);
	});

	test("reads several crawlers of a group, upper case, comments, a BOM and ends of lines of Windows", () => {
		const rules = parse("\uFEFFUSER-AGENT: a\r\nUser-agent: b # two\r\nDISALLOW: / # all\r\n");
		expect(["a", "b", "c"].map((agent) => rules.allows(agent, HOME))).toEqual([false, false, true]);
	});

	test("permits what an empty rule, a missing file, a web page or an error say nothing of", () => {
		expect(parse("User-agent: *\nDisallow:\n").allows("Googlebot", HOME)).toBe(true);
		expect(parse("User-agent: *\nDisallow: /", 404).allows("Googlebot", HOME)).toBe(true);
		expect(parse("User-agent: *\nDisallow: /", 503).allows("Googlebot", HOME)).toBe(true);
		expect(parse("<p>\nUser-agent: *\nDisallow: /").allows("Googlebot", HOME)).toBe(true);
	});

	test("takes the path of addresses with and without www", () => {
		const rules = parse("User-agent: *\nDisallow: /private");
		expect(rules.allows("Googlebot", "https://www.clinic.example/private")).toBe(false);
		expect(rules.allows("Googlebot", "http://clinic.example/private?a=1")).toBe(false);
	});

	test("names the sitemaps whose addresses can be read", () => {
		const { sitemaps } = parse(
			"Sitemap: /a.xml\nSITEMAP: https://maps.example/b.xml\nSitemap: http://\n",
		);
		expect(sitemaps).toEqual([`${ORIGIN}/a.xml`, "https://maps.example/b.xml"]);
	});

	test("finds the line that decides", () => {
		const rules = parse("User-agent: *\n  Disallow: /\n");
		expect(rules.findLine("Googlebot", HOME)).toBe("Disallow: /");
		expect(parse("").findLine("Googlebot", HOME)).toBeNull();
	});
});

test("hasRobotsText looks at what stands there, not at its type", () => {
	const answer = createAnswer("/robots.txt", { status: 200, text: "User-agent: *" });
	expect(hasRobotsText(answer)).toBe(true);
	expect(hasRobotsText({ ...answer, text: "\n<!doctype html>" })).toBe(false);
});
