import { describe, expect, it, onTestFinished } from "vitest";
import { type Answer, json, startContentHost } from "../../../tests/support/content-host.ts";
import { createRestClient } from "./rest-client.ts";
import type { Surroundings } from "./to-post.ts";
import { createWordPressSource } from "./wordpress-source.ts";

const CMS = "https://cms.example";

const AROUND: Surroundings = {
	cmsOrigin: CMS,
	siteOrigin: "https://site.example",
	fallbackAuthor: "The agency",
	toPicture: (address, width) => {
		const { host, pathname } = new URL(address, CMS);
		return host === "cms.example" ? `/pictures/${width}${pathname}` : null;
	},
	toSrcSet: (address, width) => `${new URL(address, CMS).pathname} ${width}w`,
	drawCover: (key) => `/art/cover/seo/${key}.svg`,
	toLocalLink: () => null,
};

/** A post as WordPress gives it, with what a test says otherwise. */
function makeRaw(given: Record<string, unknown> = {}) {
	return {
		id: 18,
		slug: "seven-questions",
		link: `${CMS}/seven-questions/`,
		date_gmt: "2024-06-01T04:00:00",
		modified_gmt: "2024-11-02T13:15:10",
		title: { rendered: "Brand &#038; performance: why &#8220;either/or&#8221;" },
		excerpt: { rendered: "<p>Most briefs [&hellip;]</p>\n", protected: false },
		content: { rendered: "<h1>Part</h1><p>Most briefs.</p>", protected: false },
		meta: [],
		_embedded: {
			author: [
				{ id: 2, name: "Se&aacute;n O'Neil &amp; Sons", avatar_urls: { "96": `${CMS}/f.jpg` } },
			],
			"wp:featuredmedia": [
				{
					source_url: `${CMS}/up/big.jpg`,
					alt_text: ' A "quoted" & <odd> alt ',
					media_details: { width: 1707 },
				},
			],
			"wp:term": [
				[{ slug: "seo", name: "Search &amp; maps", taxonomy: "category" }],
				[{ slug: "%e0%a4%9b", name: "छोटा", taxonomy: "post_tag" }],
			],
		},
		...given,
	};
}

async function open(answer: Answer, limit?: number) {
	const host = await startContentHost(answer);
	onTestFinished(() => host.stop());
	const ask = createRestClient({ base: host.base, pause: 1, limit });
	return { host, source: createWordPressSource(ask, AROUND) };
}

const findOne = async (given: Record<string, unknown>, slug = "seven-questions") =>
	(await open(json([makeRaw(given)]))).source.findPost(slug);

describe("a post", () => {
	it("has everything, decoded and made safe", async () => {
		expect(await findOne({})).toMatchObject({
			id: "18",
			slug: "seven-questions",
			title: "Brand &amp; performance: why “either/or”",
			author: "Seán O'Neil & Sons",
			authorAvatar: "/pictures/160/f.jpg",
			date: "2024-06-01T04:00:00.000Z",
			modified: "2024-11-02T13:15:10.000Z",
			imageUrl: "/pictures/1080/up/big.jpg",
			imageSrcSet: "/up/big.jpg 1707w",
			imageAlt: 'A "quoted" & <odd> alt',
			categories: [{ slug: "seo", name: "Search & maps" }],
			tags: [{ slug: "छ", name: "छोटा" }],
			readingMinutes: 1,
		});
	});

	it.each([
		["deleted", [{ code: "rest_user_invalid_id", message: "Invalid", data: { status: 404 } }]],
		["closed", [{ code: "rest_no_route" }]],
		["missing", undefined],
		["damaged", "nobody"],
	])("whose author is %s is the agency's", async (_how, author) => {
		const post = await findOne({ _embedded: { author } });
		expect([post?.author, post?.authorAvatar]).toEqual(["The agency", null]);
	});

	it.each([
		["false", { "96": false }],
		["turned off", undefined],
		["on a host that may not be shown", { "96": "https://elsewhere.example/f.jpg" }],
	])("with avatars that are %s has none", async (_how, avatar_urls) => {
		const post = await findOne({ _embedded: { author: [{ name: "Mira", avatar_urls }] } });
		expect([post?.author, post?.authorAvatar]).toEqual(["Mira", null]);
	});

	it.each([
		["none", undefined],
		["a deleted one, with the API's index in its place", [{ name: "Northlight", routes: {} }]],
		["one on a host that may not be shown", [{ source_url: "https://elsewhere.example/x.jpg" }]],
	])("with no picture (%s) has a drawing, always the same", async (_how, media) => {
		const raw = { _embedded: { "wp:featuredmedia": media } };
		const [one, other] = [await findOne(raw), await findOne(raw)];
		expect(one?.imageUrl).toMatch(/^\/art\/cover\/seo\/[0-9a-f]{8}\.svg$/);
		expect([one?.imageSrcSet, one?.imageUrl]).toEqual([null, other?.imageUrl]);
	});

	it("without a title has its slug's words", async () => {
		const post = await findOne({ title: { rendered: "" }, slug: "30-2" }, "30-2");
		expect(post?.title).toBe("30 2");
	});

	it("that is protected, or has no date, is not there", async () => {
		expect(await findOne({ content: { rendered: "", protected: true } })).toBeNull();
		expect(await findOne({ date_gmt: "0000-00-00T00:00:00" })).toBeNull();
	});

	it("is found by its slug in any script and case, and by no other", async () => {
		const slug = "%e0%a4%9b%e0%a5%8b%e0%a4%9f%e0%a4%be";
		expect((await findOne({ slug }, "छोटा"))?.slug).toBe(slug);
		expect((await findOne({}, "Seven-Questions"))?.id).toBe("18");
		expect(await findOne({}, "another")).toBeNull();
	});

	it.each(["", "a,b", "x".repeat(201)])("is not asked for as %j", async (slug) => {
		const { host, source } = await open(json([makeRaw()]));
		expect(await source.findPost(slug)).toBeNull();
		expect(host.asked).toEqual([]);
	});

	it.each([{}, { posts: [] }, "words", 7, null, [{ id: "18" }], [null]])(
		"in an answer that is no list of posts is a fault: %j",
		async (answer) => {
			const { source } = await open(json(answer));
			await expect(source.findPost("a")).rejects.toThrow(/no list of posts|no JSON/);
		},
	);
});

describe("the list", () => {
	const makeMany = (count: number) =>
		Array.from({ length: count }, (_, at) =>
			makeRaw({ id: at + 1, slug: `post-${at}`, date_gmt: `2024-01-01T00:${pad(at % 60)}:00` }),
		);
	const pad = (value: number) => String(value).padStart(2, "0");
	/** As WordPress pages, with its totals and its word for a page past the end. */
	const paging =
		(posts: unknown[], hasTotals = true): Answer =>
		(request, response) => {
			const { searchParams } = new URL(request.url ?? "", CMS);
			const size = Number(searchParams.get("per_page"));
			const page = Number(searchParams.get("page"));
			const part = posts.slice((page - 1) * size, page * size);
			const pages = String(Math.ceil(posts.length / size));
			if (part.length === 0 && page > 1)
				return json({ code: "rest_post_invalid_page_number" }, {}, 400)(request, response);
			json(part, hasTotals ? { "X-WP-TotalPages": pages } : {})(request, response);
		};

	it.each([true, false])(
		"has all posts of all pages, each once (totals: %s)",
		async (hasTotals) => {
			const { source } = await open(paging(makeMany(730), hasTotals));
			const posts = await source.listPosts();
			expect(new Set(posts.map(({ slug }) => slug)).size).toBe(730);
		},
	);

	it("is newest first, and the later one first of two in the same second", async () => {
		const { source } = await open(paging(makeMany(130)));
		const posts = await source.listPosts();
		const keys = posts.map(({ date, id }) => `${date} ${id.padStart(5, "0")}`);
		expect(keys).toEqual(keys.toSorted().toReversed());
	});

	it("leaves out what is protected, and asks for what WordPress needs to embed", async () => {
		const hidden = makeRaw({ id: 2, slug: "hidden", content: { protected: true } });
		const { host, source } = await open(
			paging([makeRaw({ content: { protected: false } }), hidden]),
		);
		expect((await source.listPosts()).map(({ slug }) => slug)).toEqual(["seven-questions"]);
		const query = host.asked[0]?.searchParams;
		expect(query?.get("_embed")).toContain("author,wp:featuredmedia");
		expect(query?.get("_fields")).toContain("_links.author");
		expect(query?.get("_fields")).not.toMatch(/content(,|$)|content\.rendered/);
	});

	it("is asked for in smaller parts when a part is too large", async () => {
		const posts = makeMany(120).map((post) => ({ ...post, padding: "x".repeat(1_000) }));
		const { source } = await open(paging(posts), 40_000);
		expect(await source.listPosts()).toHaveLength(120);
	});

	it("gives the newest first, and says whether these are all", async () => {
		const large = await open(paging(makeMany(101)));
		expect(await large.source.listNewest()).toMatchObject({ isAll: false });
		const small = await open(paging(makeMany(100)));
		expect((await small.source.listNewest()).isAll).toBe(true);
		const empty = await open(json([], { "X-WP-TotalPages": "0" }));
		expect(await empty.source.listPosts()).toEqual([]);
	});

	it("has another version when something was changed, added or taken away", async () => {
		const { host, source } = await open(
			json([{ id: 1, modified_gmt: "a" }], { "X-WP-Total": "5" }),
		);
		const first = await source.readVersion();
		expect(await source.readVersion()).toBe(first);
		host.answer(json([{ id: 1, modified_gmt: "b" }], { "X-WP-Total": "5" }));
		const second = await source.readVersion();
		host.answer(json([{ id: 1, modified_gmt: "b" }], { "X-WP-Total": "4" }));
		expect(new Set([first, second, await source.readVersion()]).size).toBe(3);
	});

	it("lets links between posts stay on the site", async () => {
		const first = makeRaw();
		const content = {
			rendered: `<p><a href="${CMS}/seven-questions/#part">it</a></p>`,
			protected: false,
		};
		const second = makeRaw({ id: 19, slug: "second", link: `${CMS}/second/`, content });
		const { host, source } = await open(paging([first, second]));
		await source.listPosts();
		host.answer(json([second]));
		expect((await source.findPost("second"))?.content).toContain(
			'href="/blog/seven-questions#part"',
		);
	});
});
