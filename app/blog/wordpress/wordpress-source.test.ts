import { expect, it, onTestFinished, vi } from "vitest";
import {
	breakOff,
	json,
	type RequestHandler,
	redirect,
	startContentHost,
} from "../../../tests/support/content-host.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { createCircuit } from "../circuit.ts";
import { createRestClient, RestError } from "./rest-client.ts";
import { createWordPressSource } from "./wordpress-source.ts";

const TIMEOUT = 60_000;
const CMS = "https://cms.example";
const SLUG = "seven-questions";
const NONE = { rendered: "" };
const ELSEWHERE = "https://elsewhere.example/x.jpg";

/** Creates a post in WordPress's form, with the given fields in place of the defaults. */
function makeRaw(given: Record<string, unknown> = {}) {
	const avatar_urls = { "96": `${CMS}/f.jpg` };
	const picture = { source_url: `${CMS}/up/big.jpg`, media_details: { width: 1707 } };
	return {
		id: 18,
		slug: SLUG,
		link: `${CMS}/seven-questions/`,
		date_gmt: "2024-06-01T04:00:00",
		modified_gmt: "2024-11-02T13:15:10",
		title: { rendered: "Brand &#038; performance: why &#8220;either/or&#8221;" },
		excerpt: { rendered: "<p>Most briefs [&hellip;]</p>\n", protected: false },
		content: { rendered: "<h1>Part</h1><p>Most briefs.</p>", protected: false },
		meta: [],
		_embedded: {
			author: [{ id: 2, name: "<p>Se&aacute;n</p>O'Neil<br>&amp; &lt;Sons&gt;", avatar_urls }],
			"wp:featuredmedia": [{ ...picture, alt_text: ' A "quoted" & <odd> alt ' }],
			"wp:term": [
				[
					{ slug: "seo", name: "Search &amp; maps", taxonomy: "category" },
					{ slug: "uncategorized", name: "Uncategorized", taxonomy: "category" },
				],
				[{ slug: "%e0%a4%9b", name: "छोटा", taxonomy: "post_tag" }],
			],
		},
		...given,
	};
}

async function open(answer: RequestHandler, limit?: number) {
	const host = await startContentHost(answer);
	onTestFinished(() => host.stop());
	const base = host.base.replace("//", "//anna:se%20cret@");
	const client = createRestClient({ base, pause: 1, timeout: TIMEOUT, limit });
	const source = createWordPressSource(client, {
		cmsOrigin: CMS,
		siteOrigin: "https://site.example",
		fallbackAuthor: "The agency",
		toPicture: (address, width) =>
			address.startsWith(CMS) ? address.replace(CMS, `/pictures/${width}`) : null,
		toSrcSet: (address, width) => `${address.replace(CMS, "")} ${width}w`,
		toCoverPath: (key) => `/art/cover/seo/${key}.svg`,
		toLocalLink: () => null,
	});
	return { host, source };
}

const findOne = async (given: Record<string, unknown>, slug = SLUG) =>
	(await open(json([makeRaw(given)]))).source.findPost(slug);

it("a post has everything, decoded and made safe", async () => {
	expect(await findOne({})).toEqual({
		id: "18",
		slug: SLUG,
		title: "Brand &amp; performance: why “either/or”",
		excerpt: "Most briefs…",
		content: '<h2 id="part-part">Part</h2>\n<p>Most briefs.</p>',
		contents: [{ id: "part-part", text: "Part", level: 2 }],
		author: "Seán O'Neil & <Sons>",
		authorAvatar: "/pictures/160/f.jpg",
		published: { day: "2024-06-01", at: "2024-06-01T04:00:00.000Z" },
		modified: { day: "2024-11-02", at: "2024-11-02T13:15:10.000Z" },
		imageUrl: "/pictures/1080/up/big.jpg",
		imageSrcSet: "/up/big.jpg 1707w",
		imageAlt: 'A "quoted" & <odd> alt',
		categories: [{ slug: "seo", name: "Search & maps" }],
		tags: [{ slug: "छ", name: "छोटा" }],
		readingMinutes: 1,
	});
});

const DAYS = {
	india: ["2026-11-23", "2026-11-24"],
	lisbon: ["2026-11-23", "2026-11-23"],
	portland: ["2026-11-22", "2026-11-23"],
};
describeInRegions(({ name }) => {
	it("the instants of a CMS have their days at the agency", async () => {
		const times = ["2026-11-23T02:00:00", "2026-11-23T20:00:00"];
		const found = times.map(async (date_gmt) => (await findOne({ date_gmt }))?.published);
		expect(await Promise.all(found)).toEqual(
			times.map((time, index) => ({ day: DAYS[name][index], at: `${time}.000Z` })),
		);
	});
});

const drawn = { imageUrl: "/art/cover/seo/e23e1cd9.svg", imageSrcSet: null };
const nobody = { author: "The agency", authorAvatar: null };
it.each([
	["a deleted author", { author: [{ code: "rest_user_invalid_id" }] }, nobody],
	["the API's index for a picture", { "wp:featuredmedia": [{ name: "N", routes: {} }] }, drawn],
	["a picture elsewhere", { "wp:featuredmedia": [{ source_url: ELSEWHERE }] }, drawn],
])("a post with %s has something in its place", async (_what, _embedded, shown) => {
	expect(await findOne({ _embedded })).toMatchObject(shown);
});

it.each([
	["in another case", {}, "Seven-Questions", "Brand &amp; performance: why “either/or”"],
	["without a title", { slug: "%e0%a4%9b%e0%a5%8b-2", title: NONE }, "छो-2", "छो 2"],
	["of a protected post", { content: { rendered: "", protected: true } }, SLUG, undefined],
	["of a post without a date", { date_gmt: "0000-00-00T00:00:00" }, SLUG, undefined],
	["of another post", {}, "another", undefined],
])("a post is found by its slug %s, or is missing", async (_how, given, slug, title) => {
	expect((await findOne(given, slug))?.title).toBe(title);
});

const makeMany = (count: number) =>
	Array.from({ length: count }, (_, at) =>
		makeRaw({ id: at + 1, slug: `post-${at}`, date_gmt: `2024-01-01T00:00:${10 + (at % 50)}` }),
	);

/** Responds with pages as WordPress does, with its totals and its error code for a page past the end. */
const paging =
	(posts: unknown[], hasTotals = true): RequestHandler =>
	(request, response) => {
		const { searchParams } = new URL(request.url ?? "", CMS);
		const size = Number(searchParams.get("per_page"));
		const page = Number(searchParams.get("page"));
		const part = posts.slice((page - 1) * size, page * size);
		const pages = String(Math.ceil(posts.length / size));
		const answer =
			part.length === 0 && page > 1
				? json({ code: "rest_post_invalid_page_number" }, {}, 400)
				: json(part, hasTotals ? { "X-WP-TotalPages": pages } : {});
		answer(request, response);
	};

it.each([true, false])("the list has all posts, newest first (totals: %s)", async (hasTotals) => {
	const { source } = await open(paging(makeMany(730), hasTotals));
	const posts = await source.listPosts();
	expect(new Set(posts.map(({ slug }) => slug)).size).toBe(730);
	const keys = posts.map(({ published: { at }, id }) => `${at} ${id.padStart(5, "0")}`);
	expect(keys).toEqual(keys.toSorted().toReversed());
});

it("the list leaves out what is protected, and asks for what WordPress needs to embed", async () => {
	const hidden = makeRaw({ id: 2, slug: "hidden", content: { protected: true } });
	const { host, source } = await open(paging([makeRaw(), hidden]));
	expect((await source.listPosts()).map(({ slug }) => slug)).toEqual(["seven-questions"]);
	const query = host.requests[0]?.searchParams;
	expect(query?.get("_embed")).toContain("author,wp:featuredmedia");
	expect(query?.get("_fields")).toContain("_links.author");
	expect(query?.get("_fields")).not.toMatch(/content(,|$)|content\.rendered/);
});

it("a post that cannot be read is left out and told once, and one without an excerpt has an empty one", async () => {
	const warn = vi.spyOn(console, "warn").mockReturnValue();
	const bare = makeRaw({ slug: "bare", excerpt: null, modified_gmt: null, link: false });
	const { source } = await open(json([makeRaw(), makeRaw({ id: 19, slug: "" }), bare]));
	for (let times = 0; times < 2; times++)
		expect((await source.listPosts()).map((post) => [post.slug, post.excerpt])).toEqual([
			[SLUG, "Most briefs…"],
			["bare", ""],
		]);
	expect(warn.mock.calls).toEqual([[expect.stringContaining("left out: number 19, slug")]]);
	const { source: broken } = await open(json([{ id: 1 }]));
	await expect(broken.listPosts()).rejects.toThrow("no post of its answer can be read");
});

it("a post that cannot be read keeps no other one away, nor the list", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const circuit = createCircuit(() => 0);
	const { host, source } = await open(json([makeRaw({ title: null, modified_gmt: null })]));
	await expect(source.loadVersion()).resolves.toBe("18 null null");
	for (let times = 0; times < 9; times++)
		await expect(circuit(() => source.findPost(SLUG))).rejects.toThrow("no post of its answer");
	host.answer(json([makeRaw()]));
	expect(await circuit(() => source.findPost(SLUG))).toMatchObject({ id: "18" });
});

it("the list is asked for in smaller parts when a part is too large", async () => {
	const posts = makeMany(120).map((post) => ({ ...post, padding: "x".repeat(1_000) }));
	const { source } = await open(paging(posts), 40_000);
	expect(await source.listPosts()).toHaveLength(120);
});

it("the newest hundred posts are asked for first", async () => {
	const { source } = await open(paging(makeMany(101)));
	const { posts, isAll } = await source.listNewest();
	expect([posts.length, isAll]).toEqual([100, false]);
});

it("the list has another version when something was changed, added or taken away", async () => {
	const { host, source } = await open(json([]));
	const load = (modified: string, total: number) => {
		host.answer(json([{ id: 1, modified_gmt: modified }], { "X-WP-Total": String(total) }));
		return source.loadVersion();
	};
	const first = await load("a", 5);
	expect(await load("a", 5)).toBe(first);
	expect(await load("b", 5)).not.toBe(first);
	expect(await load("a", 4)).not.toBe(first);
});

it("the list lets links between posts stay on the site", async () => {
	const rendered = `<p><a href="${CMS}/seven-questions/#part">it</a></p>`;
	const content = { rendered, protected: false };
	const second = makeRaw({ id: 19, slug: "second", link: `${CMS}/second/`, content });
	const { host, source } = await open(paging([makeRaw(), second]));
	await source.listPosts();
	host.answer(json([second]));
	const post = await source.findPost("second");
	expect(post?.content).toContain('href="/blog/seven-questions#part"');
});

const html = json("<!doctype html><p>Not what you think", { "Content-Type": "text/html" });

it.each<[string, RequestHandler, number, RegExp]>([
	["a page with status 200", html, 2, /no JSON/],
	["maintenance", json({ code: "wp_die" }, {}, 503), 2, /503 \(wp_die\)/],
	["a broken connection", breakOff, 2, /cannot be reached \([A-Z_]+\)/],
	["more than the limit", json(`["${"x".repeat(2_000)}"]`), 1, /over 1000 bytes/],
	["a redirect elsewhere", redirect("http://a.example"), 1, /elsewhere .*a\.example/],
])("%s is an error, told without its words", async (_what, answer, tries, words) => {
	const { host, source } = await open(answer, 1_000);
	const error = await source.findPost("a").catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(RestError);
	expect(String(error)).toMatch(words);
	expect(String(error)).not.toContain("<");
	expect(host.requests).toHaveLength(tries);
});

// The test ends the time-out itself, so that it does not depend on how busy the machine is.
it("half a response is an error when its time is over", async () => {
	let controller = new AbortController();
	const end = () => controller.abort(new DOMException("", "TimeoutError"));
	vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
		controller = new AbortController();
		return controller.signal;
	});
	const { fetch } = globalThis;
	vi.spyOn(globalThis, "fetch").mockImplementation((...given) => fetch(...given).finally(end));
	onTestFinished(() => void vi.restoreAllMocks());
	const { host, source } = await open((_request, response) => void response.write("[1,"));
	await expect(source.findPost("a")).rejects.toThrow(/in time/);
	expect(AbortSignal.timeout).toHaveBeenCalledWith(TIMEOUT);
	expect(host.requests).toHaveLength(2);
});
