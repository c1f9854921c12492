import { describe, expect, it } from "vitest";
import { getBlogSource } from "#app/blog/blog-source.server.ts";
import type { Post } from "#app/blog/post.ts";
import { getContent } from "#app/content/content.server.ts";
import { describePost } from "./describe-post.server.ts";

const [file] = getContent().posts;

async function read(changes: Partial<Post> = {}): Promise<Post> {
	const post = await getBlogSource().findPost(file?.slug ?? "");
	if (!post) throw new Error("There is no post.");
	return { ...post, ...changes };
}

const describeWith = async (changes: Partial<Post>) =>
	describePost("kites", await read(changes)).description;

describe("the description of a post", () => {
	it("is the post's own where it has one", async () => {
		expect(describePost("kites", await read()).description).toBe(file?.description);
	});

	it("is else its excerpt, cut behind a word where it is long", async () => {
		const excerpt = "What a line carries &amp; what it costs. ".repeat(10);
		const description = await describeWith({ description: undefined, excerpt });
		expect(description).toMatch(/^What a line carries & what it costs\./);
		expect(description.length).toBeLessThanOrEqual(165);
	});

	it("goes on with the post's beginning where the excerpt is a few words", async () => {
		const content = `<h2>Lines</h2><p>${"They are made of cotton, glass and patience. ".repeat(20)}</p>`;
		const description = await describeWith({ description: undefined, excerpt: "Lines.", content });
		expect(description).toMatch(/^Lines\. Lines They are made of cotton/);
		expect(description.length).toBeGreaterThanOrEqual(70);
	});

	it("is the blog's while the post is still to come, under the slug's own words", () => {
		const meta = describePost("old-kites", null);
		expect(meta.title).toBe("Old Kites");
		expect(meta.description).toBe(getContent().pages.blog.description);
		expect(meta.article).toBeUndefined();
	});
});

it("a post tells when it was written, by whom and on what, and shows its way from home", async () => {
	const post = await read();
	const { article, crumbs } = describePost(post.slug, post);
	expect(article).toEqual({
		date: post.date,
		modified: post.modified,
		author: post.author,
		section: post.categories[0]?.name,
	});
	expect(crumbs.map(({ to }) => to)).toEqual(["/blog", `/blog/${post.slug}`]);
});
