import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { createFullPost } from "../../../tests/support/posts.ts";
import { buildPostMeta } from "./post-page.server.ts";

const POST = createFullPost("kites", { categories: [{ slug: "seo", name: "SEO" }] });
const LONG = "What a line carries &amp; what it costs. ".repeat(10);
const BODY = `<h2>Lines</h2><p>${"They are made of cotton. ".repeat(20)}</p>`;

it.each([
	["its own", { description: "O".repeat(70), excerpt: LONG }, /^O{70}$/],
	["its excerpt, cut", { excerpt: LONG }, /^What a line carries & what it costs\. .{90,130}\w…$/],
	["its excerpt and body", { excerpt: "Lines.", content: BODY }, /^Lines\. Lines They .{99}/],
])("the description of a post is %s", (_what, changes, description) => {
	expect(buildPostMeta("kites", { ...POST, ...changes }).description).toMatch(description);
});

it("a post has its times as far as they are known, its author and its topic", () => {
	const at = "2026-02-01T20:00:00.000Z";
	const { article } = buildPostMeta("kites", {
		...POST,
		modified: { day: asDay("2026-02-02"), at },
	});
	const times = { date: "2026-01-14", modified: at };
	expect(article).toEqual({ ...times, author: "Riya Desai", section: "SEO" });
});

it("a post that comes later has the words of its address and the blog's description", () => {
	const { title, description, article } = buildPostMeta("old-kites", null);
	expect(title).toBe("Old Kites");
	expect(description).toBe(getContent().pages.blog.description);
	expect(article).toBeUndefined();
});
