import { expect, it } from "vitest";
import type { FullPost } from "#app/blog/blog.server.ts";
import { makePost } from "#app/blog/reading/post-for-tests.ts";
import { writeFeed } from "./write-feed.ts";

const write = (...posts: Partial<FullPost>[]) =>
	writeFeed({
		title: "Kiteline: Blog",
		description: "Notes.",
		picture: "/icon.png",
		origin: "https://s.example",
		posts: posts.map((facts) => ({ ...makePost("kites"), content: null, ...facts })),
	});

// What an XML parser reads in it: tests/journeys/feed.test.ts.
it("the feed has its title, its picture and the time of its newest change", () => {
	const changes = ["2026-02-01T10:30:00Z", "2026-03-01", "no day"];
	const xml = write(...changes.map((modified) => ({ modified }))).replaceAll("\n", "");
	expect(xml).toContain("<pubDate>Wed, 14 Jan 2026 00:00:00 GMT</pubDate>");
	expect(xml).toContain("<lastBuildDate>Sun, 01 Mar 2026 00:00:00 GMT</lastBuildDate>");
	expect(xml).toContain("<url>https://s.example/icon.png</url><title>Kiteline: Blog</title>");
});

it("no text can end its element, and no character is there that XML does not have", () => {
	const hostile = "a]]>b]]]>\u0000\u0008\u000B\uFFFF\uD800\u0085 🪁\t";
	const xml = write({ content: hostile, title: hostile, author: hostile, date: "no day" });
	expect(xml).toContain("a]]]]><![CDATA[>b]]]]]><![CDATA[>\uFFFD 🪁\t]]>");
	expect(xml).not.toMatch(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|Invalid Date/u);
	expect(xml.isWellFormed()).toBe(true);
});
