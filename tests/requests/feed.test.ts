import { beforeEach, expect, test } from "vitest";
import { BODILESS, MANY } from "../support/fixtures/many-posts.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

beforeEach(async () => {
	await site.setBlog("many");
	return async () => void (await site.takeErrors());
});

const ask = (known?: string) =>
	site.request("/feed.xml", known ? { headers: { "If-None-Match": known } } : {});

// That an XML parser reads it: journeys/feed.test.ts.
test("it has the newest twenty posts, and the excerpt of one whose body fails", async () => {
	const xml = await (await ask()).text();
	const items = [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => item);
	expect(items.map((item) => /<link>(.*)<\/link>/.exec(item)?.[1])).toEqual(
		MANY.slice(0, 20).map(({ slug }) => `${SITE_URL}/blog/${slug}`),
	);
	const { excerpt } = MANY.find(({ slug }) => slug === BODILESS) ?? {};
	const bodiless = items.find((item) => item.includes(`/${BODILESS}<`));
	expect(bodiless).toContain(`<content:encoded><![CDATA[${excerpt}]]>`);
	expect(await site.takeErrors()).toContain(BODILESS);
});

test("it is not sent again to a reader that has it", async () => {
	const { headers } = await ask();
	const tag = headers.get("etag") ?? "";
	expect(headers.get("cache-control")).toMatch(/^public, max-age=300, stale-while-revalidate/);
	for (const known of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
		const again = await ask(known);
		const parts = [again.status, again.headers.get("etag"), await again.text()];
		expect(parts, known).toEqual([304, tag, ""]);
	}
	await site.setBlog("embedded");
	expect((await ask(tag)).status).toBe(200);
});

test("without its source it is unavailable, not empty", async () => {
	await site.setBlog("failing");
	const response = await ask();
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
	expect(response.headers.get("cache-control")).toContain("no-store");
	expect(await response.text()).not.toContain("secret words");
});
