import { expect, it } from "vitest";
import { getBlogSource } from "#app/blog/blog-source.server.ts";
import type { Post } from "#app/blog/post.ts";
import { getContent } from "#app/content/content.server.ts";
import { describePost } from "./describe-post.server.ts";

async function describe(changes: Partial<Post> = {}) {
	const [file] = getContent().posts;
	const post = await getBlogSource().findPost(file?.slug ?? "");
	if (!post) throw new Error("There is no post.");
	return { post, meta: describePost(post.slug, { ...post, ...changes }) };
}

const LONG = "What a line carries &amp; what it costs. ".repeat(10);
const BODY = `<h2>Lines</h2><p>${"They are made of cotton. ".repeat(20)}</p>`;

it.each([
	["its own", { description: "O".repeat(70), excerpt: LONG }, /^O+$/],
	["its excerpt, cut", { excerpt: LONG }, /^What a line carries & what it costs\. .{90,130}\w…$/],
	[
		"its excerpt and its beginning",
		{ excerpt: "Lines.", content: BODY },
		/^Lines\. Lines They .{99}/,
	],
])("the description of a post is %s", async (_what, changes, description) => {
	const { meta } = await describe({ description: undefined, ...changes });
	expect(meta.description).toMatch(description);
	expect(meta.description.length).toBeLessThanOrEqual(165);
});

it("a post that comes later has the words of its address and the blog's description", () => {
	const { title, description, article } = describePost("old-kites", null);
	expect(title).toBe("Old Kites");
	expect(description).toBe(getContent().pages.blog.description);
	expect(article).toBeUndefined();
});

it("a post has its days, its author, its topic and its way from home", async () => {
	const { post, meta } = await describe();
	const { date, modified, author, categories, slug } = post;
	expect(meta.article).toEqual({ date, modified, author, section: categories[0]?.name });
	expect(meta.crumbs.map(({ to }) => to)).toEqual(["/blog", `/blog/${slug}`]);
});
