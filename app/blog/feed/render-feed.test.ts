import { expect, it } from "vitest";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { createPost } from "../../../tests/support/posts.ts";
import { renderFeed } from "./render-feed.ts";

const FEED = {
	title: "Kiteline: Blog",
	description: "Notes.",
	picture: "/icon.png",
	origin: "https://s.example",
};

// What an XML parser reads in the feed is tested in tests/journeys/feed.test.ts.
it("no text can end its element, and no character is there that XML does not have", () => {
	const hostile = "a]]>b]]]>\u0000\u0008\u000B\uFFFF\uD800\u0085 🪁\t";
	const words = { content: hostile, title: hostile, author: hostile };
	const xml = renderFeed({ ...FEED, posts: [{ ...createPost("kites"), ...words }] });
	expect(xml).toContain("a]]]]><![CDATA[>b]]]]]><![CDATA[>\uFFFD 🪁\t]]>");
	expect(xml).not.toMatch(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/u);
	expect(xml.isWellFormed()).toBe(true);
});

const MIDNIGHT = { india: "+0530", lisbon: "+0000", portland: "-0800" };

describeInRegions(({ name, at, iso }) => {
	it("a post of a day is published when that day begins at the agency, and one of an instant then", () => {
		const [day, clock] = [asDay("2026-11-23"), "2026-11-24T23:59"];
		const posts = [
			createPost("file", { published: { day, at: null }, modified: { day, at: null } }),
			createPost("cms", { modified: { day: asDay("2026-11-24"), at: iso(clock) } }),
		].map((post) => ({ ...post, content: null }));
		const xml = renderFeed({ ...FEED, posts });
		expect(xml).toContain(`<pubDate>Mon, 23 Nov 2026 00:00:00 ${MIDNIGHT[name]}</pubDate>`);
		const [, built = ""] = /<lastBuildDate>(.+)</.exec(xml) ?? [];
		expect(built).toMatch(/^Tue, 24 Nov 2026 23:59:00 /);
		expect(Date.parse(built)).toBe(at(clock));
	});
});
