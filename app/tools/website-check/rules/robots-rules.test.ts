import { expect, test } from "vitest";
import { parseRobots } from "./robots-rules.ts";
import { createAnswer, ORIGIN } from "./sample-visit.ts";

const parse = (text: string, status = 200) =>
	parseRobots(createAnswer("/robots.txt", { status, text }));

test("an agent keeps its own group, else that of all", () => {
	const robots = parse(
		"User-agent: *\nDisallow: /\n\nUser-agent: OAI-SearchBot\nUser-agent: Googlebot\nAllow: /\n",
	);
	expect(robots.allows("Googlebot", `${ORIGIN}/`)).toBe(true);
	expect(robots.allows("oai-searchbot", `${ORIGIN}/`)).toBe(true);
	expect(robots.allows("PerplexityBot", `${ORIGIN}/`)).toBe(false);
});

test("a website without robots.txt allows everything, one whose server fails nothing", () => {
	expect(parse("", 404).allows("Googlebot", `${ORIGIN}/`)).toBe(true);
	expect(parse("User-agent: *\nDisallow: /", 403).allows("Googlebot", `${ORIGIN}/`)).toBe(true);
	expect(parse("", 503).allows("Googlebot", `${ORIGIN}/`)).toBe(false);
	expect(parse("", 0).allows("Googlebot", `${ORIGIN}/`)).toBe(false);
});

test("HTML in its place forbids nothing", () => {
	expect(parse("<!doctype html><p>Disallow: /</p>").allows("Googlebot", `${ORIGIN}/`)).toBe(true);
});

test("the rules of a redirected file are those of the host that was asked", () => {
	const answer = createAnswer("/robots.txt", {
		url: "https://www.clinic.example/robots.txt",
		status: 200,
		text: "User-agent: *\nDisallow: /",
	});
	expect(parseRobots(answer).allows("Googlebot", `${ORIGIN}/`)).toBe(false);
});
