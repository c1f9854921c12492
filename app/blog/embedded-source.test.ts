import { describe, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import type { Person, PostFile } from "#app/content/types.ts";
import { createEmbeddedSource } from "./embedded-source.ts";

const SITE_URL = "https://site.example";

describe("the embedded posts", () => {
	it("are listed newest first, without their bodies", async () => {
		const posts = await createEmbeddedSource(getContent(), SITE_URL).listPosts();
		const dates = posts.map(({ date }) => date);
		expect(dates).toEqual(dates.toSorted().toReversed());
		expect(posts.length).toBe(getContent().posts.length);
		for (const post of posts) {
			expect(Object.keys(post).toSorted()).toEqual(
				[
					...["author", "categories", "date", "excerpt", "id", "imageAlt", "imageSrcSet"],
					...["imageUrl", "modified", "slug", "tags", "title"],
				].toSorted(),
			);
		}
	});

	it("are found by their slugs, with author, picture and body", async () => {
		const services = getContent().services.filter(({ slug }) => slug === "seo");
		const source = createEmbeddedSource({ posts: [POST], people: [ANN], services }, SITE_URL);
		expect(await source.findPost("kites")).toMatchObject({
			id: "kites",
			slug: "kites",
			title: "Kites",
			excerpt: "About kites.",
			content: expect.stringContaining("<strong>wind</strong>"),
			imageUrl: "/art/post/kites.svg",
			date: "2026-01-14",
			author: "Ann Lee",
			authorAvatar: "/art/person/ann.svg",
			categories: [{ slug: "seo", name: services[0]?.name }],
			readingMinutes: 1,
		});
	});

	it("have ids at their headings, their own links kept, and others marked", async () => {
		const body = "## Wind\n\n[Ours](/services/seo?a=b#c) and [theirs](https://other.example/).";
		const source = createEmbeddedSource(
			{ posts: [{ ...POST, body }], people: [ANN], services: [] },
			SITE_URL,
		);
		const post = await source.findPost("kites");
		expect(post?.contents).toMatchObject([{ text: "Wind", level: 2 }]);
		expect(post?.content).toContain(`<h2 id="${post?.contents[0]?.id}">`);
		expect(post?.content).toContain('href="/services/seo?a=b#c"');
		expect(post?.content).toMatch(/<a href="https:\/\/other\.example\/" rel="[^"]*noopener/);
	});

	it("have tables one can scroll with the keyboard, with headed columns", async () => {
		const body = "| Term | Price |\n| --- | ---: |\n| **a** | 5 |\n";
		const source = createEmbeddedSource(
			{ posts: [{ ...POST, body }], people: [ANN], services: [] },
			SITE_URL,
		);
		const html = (await source.findPost("kites"))?.content ?? "";
		expect(html).toMatch(/^<div [^>]*role="group"[^>]*><table>/);
		expect(html).toMatch(/<div [^>]*tabindex="0"/);
		expect(html).toMatch(/<div [^>]*aria-label="\S/);
		expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(2);
		expect(html).toContain("<td><strong>a</strong></td>");
		expect(html).toContain('<td class="number">5</td>');
	});

	it.each(["no-such-post", "", "Kites", "__proto__", "constructor", "../kites"])(
		"are null for the slug %j",
		async (slug) => {
			expect(
				await createEmbeddedSource(
					{ posts: [POST], people: [ANN], services: [] },
					SITE_URL,
				).findPost(slug),
			).toBeNull();
		},
	);

	it("escape what would be HTML in title and excerpt", async () => {
		const title = "Tom & Jerry <b>&amp;</b>";
		const source = createEmbeddedSource(
			{
				posts: [{ ...POST, title, excerpt: title }],
				people: [ANN],
				services: [],
			},
			SITE_URL,
		);
		const escaped = "Tom &amp; Jerry &lt;b&gt;&amp;amp;&lt;/b&gt;";
		expect(await source.findPost("kites")).toMatchObject({ title: escaped, excerpt: escaped });
		expect(await source.listPosts()).toEqual([
			expect.objectContaining({ title: escaped, excerpt: escaped }),
		]);
	});
});

const POST: PostFile = {
	slug: "kites",
	title: "Kites",
	excerpt: "About kites.",
	description: "What a kite needs.",
	date: "2026-01-14",
	author: "ann",
	service: "seo",
	body: "A kite needs **wind**.",
};

const ANN: Person = {
	slug: "ann",
	name: "Ann Lee",
	title: "Writer",
	order: 1,
	isTeamMember: true,
	bio: "Flies kites.",
	avatar: "/art/person/ann.svg",
	initials: "AL",
};
