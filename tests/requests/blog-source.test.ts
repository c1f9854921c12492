import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const NOT_LOADED = "can't be loaded just now";
const post = content.posts[0];
const postPath = `/blog/${post?.slug}`;

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

afterEach(async () => {
	await site.tellBlog("embedded");
	expect(await site.takeErrors()).not.toMatch(/\bat \S+ \(/);
});

function ask(path: string, agent: string, init: RequestInit = {}) {
	return site.request(path, { ...init, headers: { "User-Agent": agent } });
}

describe("when the blog's source is slow", () => {
	test.each(["/", "/blog", postPath])(
		"a browser gets %s at once, with a skeleton",
		async (path) => {
			await site.tellBlog("held");
			const response = await ask(path, BROWSER);
			const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
			let html = "";
			while (!html.includes("</footer>")) html += (await reader?.read())?.value ?? "</footer>";
			expect(response.status).toBe(200);
			expect(response.headers.get("cache-control")).toContain("no-store");
			expect(html).toContain("data-skeleton");
			expect(html).not.toContain(post?.title);
			await site.tellBlog("release");
			for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
				html += part.value;
			expect(html).toContain(post?.title);
		},
	);

	test.each(["/", "/blog", postPath])("a crawler gets the whole of %s, whole", async (path) => {
		await site.tellBlog("held");
		const asked = ask(path, CRAWLER);
		const first = await Promise.race([
			asked,
			new Promise((done) => setTimeout(done, 500, "waits")),
		]);
		expect(first).toBe("waits");
		await site.tellBlog("release");
		const response = await asked;
		const html = await response.text();
		expect(response.status).toBe(200);
		expect(html).not.toContain("data-skeleton");
		expect(html).not.toMatch(/\$RC|<template|http-equiv="refresh"/i);
		expect(readHtml(html).text("main")).toContain(post?.title);
	});

	test("a crawler is told that a missing article is missing", async () => {
		await site.tellBlog("held");
		const asked = ask("/blog/no-such-post", CRAWLER);
		await site.tellBlog("release");
		expect((await asked).status).toBe(404);
	});

	test("every other page is there as ever", async () => {
		await site.tellBlog("held");
		for (const path of ["/about", "/mumbai/bandra", "/contact", "/services/seo"])
			expect((await ask(path, BROWSER)).status, path).toBe(200);
	});
});

describe("when the blog's source fails", () => {
	test.each(["/blog", postPath])("%s says so with 503 and offers to try again", async (path) => {
		await site.tellBlog("failing");
		const response = await ask(path, BROWSER);
		const page = readHtml(await response.text());
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(page.text("main")).toContain(NOT_LOADED);
		expect(page.text("main")).not.toContain("Oops! Page not found");
		expect(page.text("main")).not.toContain("secret words");
		const again = page.select("main a").find(({ textContent }) => textContent === "Try again");
		expect(again?.getAttributeValue("href")).toBe(path);
		expect(page.texts("h1")).toHaveLength(1);
	});

	test("the home page stands without its articles", async () => {
		await site.tellBlog("failing");
		const response = await ask("/", BROWSER);
		const page = readHtml(await response.text());
		expect(response.status).toBe(200);
		expect(page.text("main")).toContain(NOT_LOADED);
		expect(page.text("main")).toContain("Frequently Asked Questions");
		expect(page.text("main")).toContain("Schedule a Free Consultation");
	});

	test("the reason stands in the log, in one line", async () => {
		await site.tellBlog("failing");
		await ask("/blog", BROWSER);
		expect((await site.takeErrors()).trim().split("\n")).toEqual([
			expect.stringContaining("secret words of the source"),
		]);
	});

	test("it recovers when the source does", async () => {
		await site.tellBlog("failing");
		await ask("/blog", BROWSER);
		await site.tellBlog("embedded");
		expect((await ask("/blog", BROWSER)).status).toBe(200);
	});
});

test("an unexpected failure shows the generic page, and its reason only in the log", async () => {
	await site.tellBlog("broken");
	const response = await ask("/blog", BROWSER);
	const html = await response.text();
	const page = readHtml(html);
	expect(response.status).toBe(500);
	expect(page.text("h1")).toBe("Unexpected Application Error!");
	expect(page.attributes("main a", "href")).toContain("/");
	expect(page.attributes('meta[name="robots"]', "content").join()).toContain("noindex");
	expect(html).not.toMatch(/RangeError|Invalid time|\bat \S+ \(|node_modules/);
	expect(await site.takeErrors()).toContain("Invalid time");
});
