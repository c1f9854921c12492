import { describe, expect, it } from "vitest";
import type { FullPost } from "#app/blog/blog.server.ts";
import { writeFeed } from "./write-feed.ts";

const POST: FullPost = {
	id: "1",
	slug: "kites",
	title: "Kites &amp; <em>lines</em>",
	excerpt: "About kites.",
	content: '<p><a href="/contact">Write</a></p>',
	imageUrl: "/art/post/kites.svg",
	imageSrcSet: null,
	imageAlt: "",
	date: "2026-01-14",
	modified: "2026-02-01T10:30:00Z",
	author: 'Ann "A" & Co',
	categories: [{ slug: "seo", name: "SEO & more" }],
	tags: [],
};

const write = (...posts: Partial<FullPost>[]) =>
	writeFeed({
		title: "Kiteline: Blog",
		description: "Notes.",
		picture: "/icon.png",
		origin: "https://s.example",
		posts: posts.map((facts) => ({ ...POST, ...facts })),
	});

describe("writeFeed", () => {
	it("writes plain text where RSS wants it and HTML where it may be", () => {
		const xml = write({});
		expect(xml).toContain("<title>Kites &amp; lines</title>");
		expect(xml).toContain("<dc:creator>Ann &quot;A&quot; &amp; Co</dc:creator>");
		expect(xml).toContain("<category>SEO &amp; more</category>");
		expect(xml).toContain("<pubDate>Wed, 14 Jan 2026 00:00:00 GMT</pubDate>");
		expect(xml).toContain('<![CDATA[<p><a href="https://s.example/contact">Write</a></p>]]>');
	});

	it("was built when its newest change was made", () => {
		const xml = write({}, { modified: "2026-03-01" }, { modified: "no day", date: "no day" });
		expect(xml).toContain("<lastBuildDate>Sun, 01 Mar 2026 00:00:00 GMT</lastBuildDate>");
		expect(xml.match(/<pubDate>/g)).toHaveLength(2);
		expect(write()).not.toContain("lastBuildDate");
	});

	it("has a picture with the title and the address of the channel", () => {
		expect(write().replaceAll("\n", "")).toContain(
			"<image><url>https://s.example/icon.png</url><title>Kiteline: Blog</title><link>https://s.example/blog</link></image>",
		);
	});

	it("has the excerpt where there is no body", () => {
		expect(write({ content: null })).toContain("<![CDATA[About kites.]]>");
	});

	it("cannot be ended by a text, and holds what XML can hold only", () => {
		const hostile = "a]]>b]]]>\u0000\u0008\u000B\uFFFF\uD800\u0085 🪁\t";
		const xml = write({ content: hostile, title: hostile, author: hostile });
		expect(xml).toContain("a]]]]><![CDATA[>b]]]]]><![CDATA[>\uFFFD 🪁\t]]>");
		expect(xml).not.toMatch(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/u);
		expect(xml.isWellFormed()).toBe(true);
	});
});
