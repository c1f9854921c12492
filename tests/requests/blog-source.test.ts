import { afterEach, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { CHROME, GOOGLEBOT, readPage } from "./visitor.ts";

const NOT_LOADED = "can’t be loaded just now";
const post = content.posts[0];
const postPath = `/blog/${post?.slug}`;

provideSite();

afterEach(async () => {
	await site.setBlog("embedded");
	expect(await site.takeErrors()).not.toMatch(/\bat \S+ \(/);
});

const ask = (path: string, agent = CHROME) =>
	site.request(path, { headers: { "User-Agent": agent } });

/** Opens a page in the parts that arrive before and after the source has returned the posts. */
async function openHeld(path: string) {
	await site.setBlog("held");
	const response = await ask(path);
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let first = "";
	while (!first.includes("</footer>")) first += (await reader?.read())?.value ?? "</footer>";
	await site.setBlog("release");
	let rest = "";
	for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
		rest += part.value;
	return { response, first, rest };
}

describe("when the blog's source is slow", () => {
	test.each(["/", postPath])("a browser gets a skeleton of %s", async (path) => {
		const { response, first, rest } = await openHeld(path);
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(first).toContain("data-skeleton");
		expect(first).not.toContain(post?.title);
		expect(rest).toContain(post?.title);
	});

	test("a filtered list comes later, and without scripts whole with all of its query", async () => {
		const path = `/blog?category=${content.services[0]?.slug}&q=a%22b`;
		const { first, rest } = await openHeld(path);
		expect(first).toContain("data-skeleton");
		const refresh = parseHtml(first).attribute('meta[http-equiv="refresh"]', "content");
		expect(refresh).toBe(`0;url=${path}&whole`);
		expect(rest).toContain('role="status"');
	});

	test("the list of an unknown category ends as the not-found page", async () => {
		const { response, rest } = await openHeld("/blog?category=astrology");
		expect(response.status).toBe(200);
		expect(rest).toContain("Oops! Page not found");
		expect((await ask("/blog?category=astrology&whole")).status).toBe(404);
	});

	test.each(["/", postPath])("a crawler gets the whole of %s, whole", async (path) => {
		await site.setBlog("held");
		let isAnswered = false;
		const asked = ask(path, GOOGLEBOT).finally(() => {
			isAnswered = true;
		});
		// A later request of a browser gets its response before.
		const skeleton = await ask(path);
		expect(isAnswered).toBe(false);
		await site.setBlog("release");
		await skeleton.text();
		const response = await asked;
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(html).not.toMatch(/data-skeleton|\$RC|<template|http-equiv="refresh"/i);
		expect(parseHtml(html).text("main")).toContain(post?.title);
	});

	test("a page of a service lacks only articles", async () => {
		await site.setBlog("held");
		const links = (await readPage(ask("/services/seo"))).attributes("main a", "href");
		expect(links.filter((link) => link.startsWith("/blog/"))).toEqual([]);
	});
});

describe("when the blog's source fails", () => {
	test.each(["/blog", postPath])(
		"%s says so with 503, offers to try again and recovers",
		async (path) => {
			await site.setBlog("failing");
			const response = await ask(path);
			expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
			expect(response.headers.get("cache-control")).toContain("no-store");
			const page = await readPage(response, 503);
			expect(page.text("main")).toContain(NOT_LOADED);
			expect(page.text("main")).not.toMatch(/Oops! Page not found|secret words/);
			const again = page.select("main a").find(({ textContent }) => textContent === "Try again");
			expect(again?.getAttributeValue("href")).toBe(path);
			const log = (await site.takeErrors()).trim().split("\n");
			expect(log).toEqual([expect.stringContaining("secret words of the source")]);
			await site.setBlog("embedded");
			expect((await ask(path)).status).toBe(200);
		},
	);

	test("the home page stands without its articles", async () => {
		await site.setBlog("failing");
		const text = (await readPage(ask("/"))).text("main");
		expect(text).toContain(NOT_LOADED);
		expect(text).toContain(content.pages.home.faq?.title);
	});
});

test("an unexpected failure shows the generic page, and its reason only in the log", async () => {
	await site.setBlog("broken");
	const response = await ask("/blog");
	const html = await response.text();
	const page = parseHtml(html);
	expect(response.status).toBe(500);
	expect(page.text("h1")).toBe("Unexpected Application Error!");
	expect(page.attributes("main a", "href")).toContain("/");
	expect(page.attributes('meta[name="robots"]', "content").join()).toContain("noindex");
	expect(html).not.toMatch(/RangeError|Invalid time|\bat \S+ \(|node_modules/);
	expect(await site.takeErrors()).toContain("Invalid time");
});
