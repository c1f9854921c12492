import { setTimeout } from "node:timers/promises";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { signDraftToken } from "#app/blog/drafts/draft-token.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { isShort } from "../../support/is-short.ts";
import { parseHtml } from "../../support/parse-html.ts";
import { PATIENCE } from "../../support/patience.ts";
import { type OwnSite, type Site, startSite } from "../../support/site.ts";
import { BREAKAGES, hasWordpress, startWordpress, type Wordpress } from "./start-wordpress.ts";

const TTL = 2_000;
const BLOG_TTL = `${TTL / 1_000}s`;
/** The user agent of a crawler, which gets a page whole, never in parts. */
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
/** Part of the text in place of articles that the site does not have. */
const NOT_LOADED = "be loaded just now";
const SECRET = `whsec_${Buffer.from("a key of the tests, and no other").toString("base64")}`;
const HIDDEN = ["behind-a-password", "draft", "and-private", "until-2090"];
/** The number of opened posts; those of the seed that differ from others are its newest. */
const OPENED = 20;

if (!hasWordpress)
	console.log(
		"Left out: a real WordPress (Debian, as root: npm run test:full -- wordpress installs it).",
	);

const rendered = z.object({ rendered: z.string() });
const postSchema = z.object({
	id: z.number(),
	slug: z.string(),
	date_gmt: z.string(),
	title: rendered,
	content: z.object({ protected: z.boolean() }),
	_embedded: z.optional(z.object({ author: z.array(z.object({ name: z.optional(z.string()) })) })),
});
const QUERY =
	"per_page=100&_embed=author&_fields=id,slug,date_gmt,title,content.protected,_links.author,_embedded";

/**
 * Reads every post that has no password, newest first, and posts of the same second by their ids, the highest first.
 */
async function readPublicPosts(restBase: string) {
	const posts: z.infer<typeof postSchema>[] = [];
	for (let page = 1, pages = 1; page <= pages; page++) {
		const response = await fetch(`${restBase}/posts?${QUERY}&page=${page}`);
		pages = Number(response.headers.get("X-WP-TotalPages"));
		posts.push(...z.array(postSchema).parse(await response.json()));
	}
	return posts
		.filter(({ content }) => !content.protected)
		.sort((one, other) => other.date_gmt.localeCompare(one.date_gmt) || other.id - one.id);
}

async function readPage(site: Site, path: string) {
	const response = await site.request(path, { headers: { "User-Agent": CRAWLER } });
	return { status: response.status, html: await response.text() };
}

/** Reads the addresses of all articles of the list, page after page, in their order. */
async function readListedPaths(site: Site): Promise<string[]> {
	const paths: string[] = [];
	for (let page = 1; ; page++) {
		const { status, html } = await readPage(site, page === 1 ? "/blog" : `/blog?page=${page}`);
		if (status === 404 && page > 1) return paths;
		expect(status, `page ${page} of the list`).toBe(200);
		const links = parseHtml(html).attributes("main article a", "href");
		paths.push(...links.filter((href) => /^\/blog\/[^/?#]+$/.test(href)));
	}
}

/**
 * Normalises a path: WordPress writes percent-encoded slugs in lower case, and cuts long ones, perhaps within a
 * character.
 */
const toComparable = (path: string) => path.toLowerCase();

describe.runIf(hasWordpress)("with a real WordPress", { timeout: 120_000 * PATIENCE }, () => {
	let wordpress: Wordpress;
	let site: OwnSite;

	beforeAll(async () => {
		wordpress = await startWordpress();
		site = await startSiteOf({ BLOG_TTL });
		return async () => {
			await end(site);
			await wordpress.stop();
		};
	}, 120_000 * PATIENCE);

	afterEach(() => wordpress.mend());

	const startSiteOf = (settings: Record<string, string>) =>
		startSite({ CONTENT_API_URL: wordpress.restBase, ...settings });

	/** Ends a site, whose log may have errors of its WordPress. */
	async function end(ended: OwnSite): Promise<void> {
		await ended.takeErrors();
		await ended.stop();
	}

	test("every public post is listed once, newest first, and opens with title, author and date; nothing hidden is there", async () => {
		const posts = await readPublicPosts(wordpress.restBase);
		expect(posts.length).toBeGreaterThan(100);
		const wanted = posts.map(({ slug }) => toComparable(`/blog/${slug}`));
		// The newest are there first, and all soon after.
		const list = async () => (await readListedPaths(site)).map(toComparable);
		await expect.poll(list).toEqual(wanted);
		const paths = await readListedPaths(site);
		for (const [at, { title, date_gmt, _embedded }] of posts.slice(0, OPENED).entries()) {
			const path = paths[at] ?? "";
			const { status, html } = await readPage(site, path);
			expect(status, path).toBe(200);
			expect(html).not.toMatch(/__pwned|hostile\.example/);
			const page = parseHtml(html);
			expect(page.text("h1"), path).not.toBe("");
			const heading = DomUtils.textContent(parseDocument(title.rendered)).trim();
			if (heading) expect(page.text("h1"), path).toBe(heading);
			expect(page.texts("main article")[0], path).toContain(_embedded?.author[0]?.name ?? "");
			const day = toDay(Date.parse(`${date_gmt}Z`));
			expect(page.attributes("main article time", "datetime"), path).toContain(day);
		}
		for (const slug of ["no-such-post", ...HIDDEN.map((name) => `hidden-${name}`)])
			expect(await readPage(site, `/blog/${slug}`), slug).toMatchObject({
				status: 404,
				html: expect.not.stringContaining("HIDDEN"),
			});
	});

	test.each([
		["soon after", { BLOG_TTL }],
		["at once by the hook", { BLOG_TTL: "60m", CONTENT_HOOK_SECRET: SECRET }],
	])("what is published, changed or removed is seen %s", async (_when, settings) => {
		const own = await startSiteOf(settings);
		onTestFinished(() => end(own));
		await readListedPaths(own);
		if ("CONTENT_HOOK_SECRET" in settings)
			wordpress.define({
				SITE_HOOK_URL: `${own.origin}/hooks/content`,
				SITE_HOOK_SECRET: SECRET,
			});
		const slug = await wordpress.change({ title: "Fresh" });
		const path = `/blog/${slug}`;
		const list = () => readPage(own, "/blog");
		const isListed = { html: expect.stringContaining(`href="${path}"`) };
		await expect.poll(list).toMatchObject(isListed);
		const read = () => readPage(own, path);
		expect((await read()).html).toContain("Fresh");
		await wordpress.change({ slug, title: "Pressed again" });
		await expect.poll(read).toMatchObject({ html: expect.stringContaining("Pressed again") });
		await wordpress.change({ slug });
		await expect.poll(read).toMatchObject({ status: 404 });
		await expect.poll(list).not.toMatchObject(isListed);
	});

	describe("a preview", () => {
		const DRAFT = { post_status: "draft", post_title: "Begun & not done" };

		/** Starts a site that shows drafts, and defines it in WordPress. */
		async function startPreviewing() {
			const own = await startSiteOf({ BLOG_TTL: "60m", CONTENT_HOOK_SECRET: SECRET });
			onTestFinished(() => end(own));
			wordpress.define({ SITE_BLOG_URL: `${own.origin}/blog/`, SITE_HOOK_SECRET: SECRET });
			const read = async (address: string) => {
				const response = await fetch(address);
				return { status: response.status, page: parseHtml(await response.text()) };
			};
			return { own, read };
		}

		test("of a draft has its words and its author, by either address of its editor", async () => {
			const { own, read } = await startPreviewing();
			const content = "<p>First words</p><script>window.__pwned = 1</script>";
			const post = { ...DRAFT, post_content: content, post_author: 1 };
			const { id, preview, link } = await wordpress.edit({ new: post });
			expect(preview).toContain(`${own.origin}/blog/${id}?draft=${id}.`);
			// The block editor adds this itself.
			for (const address of [preview, `${link}&preview=true`]) {
				const { status, page } = await read(address);
				expect([status, page.text("h1")], address).toEqual([200, "Begun & not done"]);
				expect(page.texts("main article")[0]).toContain("First words");
				expect(page.texts("main article")[0]).toContain("editor-in-chief");
				expect(page.select("[data-preview]")).toHaveLength(1);
				expect(page.texts("main article")[0]).not.toContain("__pwned");
			}
		});

		test("of a published post has what is saved by itself, and visitors what is published", async () => {
			const { own, read } = await startPreviewing();
			const [{ id, slug }] = z
				.tuple([postSchema], postSchema)
				.parse(await (await fetch(`${wordpress.restBase}/posts?${QUERY}&search=Pinned`)).json());
			const { preview, link } = await wordpress.edit({
				id,
				changes: { title: "Pinned, and newer", content: "<p>Newer words</p>" },
			});
			expect(link).toBe(`${own.origin}/blog/${slug}`);
			const { status, page } = await read(preview);
			expect([status, page.text("h1")]).toEqual([200, "Pinned, and newer"]);
			expect(page.texts("main article")[0]).toContain("Newer words");
			expect((await read(link)).page.text("h1")).toBe("Pinned, and old");
		});

		test("of a scheduled post is there before its day", async () => {
			const { read } = await startPreviewing();
			const scheduled = {
				post_title: "For the year 2091",
				post_status: "future",
				post_date: "2091-01-01 09:00:00",
			};
			const { id, preview } = await wordpress.edit({ new: scheduled });
			const { status, page } = await read(preview);
			expect([status, page.text("h1")]).toEqual([200, "For the year 2091"]);
			expect(page.attributes("main article time", "datetime")).toContain("2091-01-01");
			const changed = await wordpress.edit({ id, changes: { title: "For 2091, and changed" } });
			expect((await read(changed.preview)).page.text("h1")).toBe("For 2091, and changed");
		});

		test("is of its post alone, and ends, at the site and in WordPress", async () => {
			const { own, read } = await startPreviewing();
			const { id, preview } = await wordpress.edit({ new: DRAFT });
			const token = new URL(preview).searchParams.get("draft") ?? "";
			const drafts = wordpress.restBase.replace("wp/v2", "site/v1/drafts");
			const askWordpress = async (post: number, asked: string) =>
				(await fetch(`${drafts}/${post}?token=${asked}`)).status;
			expect(await askWordpress(id, token)).toBe(200);
			const ended = signDraftToken(String(id), "1700000000", SECRET);
			const other = signDraftToken(String(id), "4102444800", "another secret");
			const nobodys = signDraftToken("987654", "4102444800", SECRET);
			for (const asked of [ended, other, token.slice(0, -1)]) {
				expect(await askWordpress(id, asked), asked).toBe(404);
				expect((await read(`${own.origin}/blog/${id}?draft=${asked}`)).status, asked).toBe(404);
			}
			expect(await askWordpress(id + 1, token)).toBe(404);
			expect((await read(`${own.origin}/blog/987654?draft=${nobodys}`)).status).toBe(404);
			await wordpress.break("connection refused");
			expect((await read(preview)).status).toBe(503);
		});

		test("is not made of a post that no visitor may ever see", async () => {
			const { own } = await startPreviewing();
			for (const hidden of [{ post_status: "private" }, { post_password: "open" }]) {
				const { preview, link } = await wordpress.edit({ new: { ...DRAFT, ...hidden } });
				expect([preview, link].join(" ")).not.toContain(own.origin);
			}
		});
	});

	test.each(isShort ? BREAKAGES.slice(1, 3) : BREAKAGES)(
		"%s: every page is there as it was",
		async (how) => {
			const paths = ["/blog", "/blog?page=2", ...(await readListedPaths(site)).slice(0, 6)];
			const readAll = () => Promise.all(paths.map((path) => readPage(site, path)));
			const whole = (await readAll()).map(({ status }) => status);
			await wordpress.break(how);
			// After this time the cached values are stale, and fetched again.
			await setTimeout(TTL);
			for (const time of ["stale", "after the renewal has failed"]) {
				const read = await readAll();
				expect(
					read.map(({ status }) => status),
					time,
				).toEqual(whole);
				expect(read.filter(({ html }) => html.includes(NOT_LOADED))).toEqual([]);
			}
		},
	);

	test("a first start without it says so, and finds the posts when they are back", async () => {
		await wordpress.break("connection refused");
		const fresh = await startSiteOf({ BLOG_TTL });
		onTestFinished(() => end(fresh));
		for (const path of ["/blog", "/blog/no-picture-at-all"])
			expect(await readPage(fresh, path), path).toMatchObject({
				status: 503,
				html: expect.stringContaining(NOT_LOADED),
			});
		expect((await readPage(fresh, "/")).status).toBe(200);
		await wordpress.mend();
		const ask = () => readPage(fresh, "/blog/no-picture-at-all");
		await expect.poll(ask, { timeout: 30_000 * PATIENCE }).toMatchObject({ status: 200 });
	});
});
