import { expect, it } from "vitest";
import { createPost } from "../../../tests/support/posts.ts";
import { renderFeed } from "./render-feed.ts";

// What an XML parser reads in the feed is tested in tests/journeys/feed.test.ts.
it("no text can end its element, and no character is there that XML does not have", () => {
	const hostile = "a]]>b]]]>\u0000\u0008\u000B\uFFFF\uD800\u0085 🪁\t";
	const words = { content: hostile, title: hostile, author: hostile, date: "no day" };
	const feed = { title: "Kiteline: Blog", description: "Notes.", picture: "/icon.png" };
	const posts = [{ ...createPost("kites"), ...words }];
	const xml = renderFeed({ ...feed, origin: "https://s.example", posts });
	expect(xml).toContain("a]]]]><![CDATA[>b]]]]]><![CDATA[>\uFFFD 🪁\t]]>");
	expect(xml).not.toMatch(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|Invalid Date/u);
	expect(xml.isWellFormed()).toBe(true);
});
