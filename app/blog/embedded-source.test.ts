import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import type { OwnPicture } from "#app/content/media/media.ts";
import type { Person, PostFile } from "#app/content/types.ts";
import { asDay } from "../../tests/support/as-day.ts";
import { createEmbeddedSource } from "./embedded-source.ts";

const SITE_URL = "https://site.example";
const ANN = { slug: "ann", name: "Ann Lee", avatar: "/pictures/480/media/0/ann.webp" } as Person;
const KITE: OwnPicture = {
	key: "0",
	name: "kite.jpg",
	path: "nowhere/kite.jpg",
	shape: "text",
	focus: { x: 50, y: 50 },
	from: { file: "posts/kites.md", field: "" },
};
const POST: PostFile = {
	slug: "kites",
	imageUrl: "/art/post/kites.svg",
	imageSrcSet: null,
	imageAlt: "",
	title: "Tom & Jerry <b>&amp;</b>",
	excerpt: "About <kites>.",
	description: "What a kite needs.",
	date: asDay("2026-01-14"),
	updated: asDay("2026-02-01"),
	author: "ann",
	service: "seo",
	pictures: new Map([["kite.jpg", KITE]]),
	body: `**wind**${" word".repeat(769)}`,
};

function open(facts: Partial<PostFile> = {}) {
	const { services } = getContent();
	return createEmbeddedSource(
		{ posts: [{ ...POST, ...facts }], people: [ANN], services },
		SITE_URL,
	);
}

it("a post has author, picture, body and reading time, and no HTML in title and excerpt", async () => {
	const summary = {
		title: "Tom &amp; Jerry &lt;b&gt;&amp;amp;&lt;/b&gt;",
		excerpt: "About &lt;kites&gt;.",
		imageUrl: "/art/post/kites.svg",
		published: { day: "2026-01-14", at: null },
		modified: { day: "2026-02-01", at: null },
		author: "Ann Lee",
		categories: [expect.objectContaining({ slug: "seo" })],
	};
	expect(await open().listPosts()).toMatchObject([summary]);
	expect(await open().findPost("kites")).toMatchObject({
		...summary,
		content: `<p><strong>wind</strong>${" word".repeat(769)}</p>`,
		authorAvatar: ANN.avatar,
		readingMinutes: 4,
	});
});

it.each([
	["[a](https://a.example/)", '<p><a href="https://a.example/" rel="noopener external">a</a></p>'],
	["<script>alert(1)</script>", ""],
])("the Markdown %j becomes safe HTML", async (body, html) => {
	const post = await open({ body }).findPost("kites");
	expect(post?.content).toBe(html);
});

it.each([
	["![How it flies](media/kite.mp4)", "/films/kite.mp4", "Watch the video: How it flies"],
	["![](kite.webm)", "/films/kite.webm", "Watch the video"],
	[
		"https://youtu.be/jNQXAC9IVRw",
		"https://www.youtube.com/watch?v=jNQXAC9IVRw",
		"Watch on YouTube",
	],
	["<https://vimeo.com/76979871>", "https://vimeo.com/76979871", "Watch on Vimeo"],
])("the film %s is a link, and nothing is loaded before", async (body, href, words) => {
	const { content = "" } = (await open({ body }).findPost("kites")) ?? {};
	expect(content).toContain(`href="${href}"`);
	expect(content).toContain(`>${words}</a>`);
	expect(content).not.toMatch(/<(?:iframe|video|img)/);
});

it("the address of a video within a sentence stays in it", async () => {
	const body = "See https://youtu.be/jNQXAC9IVRw for it.";
	const { content } = (await open({ body }).findPost("kites")) ?? {};
	expect(content).toMatch(/^<p>See <a .*<\/a> for it\.<\/p>$/);
});

it.each(["kite.jpg", "media/kite.jpg", "/media/kite.jpg", "../media/kite.jpg"])(
	"the agency's own picture is shown where the Markdown names it as %s",
	async (address) => {
		const post = await open({ body: `![A kite](${address})` }).findPost("kites");
		expect(post?.content).toContain('src="/pictures/768/media/0/kite.jpg"');
		expect(post?.content).toContain("/pictures/1600/media/0/kite.jpg 1600w");
		expect(post?.content).toContain('alt="A kite"');
	},
);
