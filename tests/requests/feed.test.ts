import { beforeEach, expect, test } from "vitest";
import { BODILESS, MANY } from "../support/fixtures/many-posts.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

beforeEach(async () => {
	await site.setBlog("many");
	return async () => void (await site.takeErrors());
});

const ask = (headers: Record<string, string> = {}) => site.request("/feed.xml", { headers });

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
	expect(headers.get("cache-control")).toMatch(/^public, max-age=300, stale-while-revalidate/);
	const known = { "If-None-Match": `"other", ${headers.get("etag")}` };
	const again = await ask(known);
	expect([again.status, again.headers.get("etag")]).toEqual([304, headers.get("etag")]);
	await site.setBlog("embedded");
	expect((await ask(known)).status).toBe(200);
});

test("without its source it is unavailable, not empty", async () => {
	await site.setBlog("failing");
	const { status, headers } = await ask();
	expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
	expect(headers.get("retry-after")).toMatch(/^\d+$/);
});
