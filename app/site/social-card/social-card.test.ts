import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { toCardPath } from "#app/seo/card-path.ts";
import { content, listAddresses } from "../../../tests/support/addresses.ts";
import { createFullPost } from "../../../tests/support/posts.ts";
import { loadCardFacts } from "./card-facts.server.ts";
import { loader } from "./route.ts";

const folder = vi.hoisted(() => {
	process.env.DATA_DIR = `${process.env.TMPDIR ?? "/tmp"}/cards-${crypto.randomUUID()}`;
	return process.env.DATA_DIR;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => setBlogSource(undefined));

/** Requests a card's address. Returns the response, also where the loader throws one. */
async function request(cardPath: string): Promise<Response> {
	const request = new Request(`http://site.example${cardPath}`);
	const params = { "*": decodeURIComponent(cardPath).replace("/cards/", "") };
	try {
		return await loader({ request, params } as Parameters<typeof loader>[0]);
	} catch (thrown) {
		if (thrown instanceof Response) return thrown;
		return new Response(null, (thrown as { init: ResponseInit }).init);
	}
}

async function readFacts(page: string) {
	const card = await loadCardFacts(new Request(`http://site.example${page}`), page);
	if (card.status !== "found") throw new Error(`The card of ${page} is ${card.status}`);
	return card.facts;
}

it.each(["/", "/mumbai/bandra", "/case-studies"])("the card of %s is 1200 x 630", async (page) => {
	const bytes = await (await request(toCardPath(page))).arrayBuffer();
	const size = { format: "png", width: 1200, height: 630 };
	expect(await sharp(bytes).metadata()).toMatchObject(size);
	expect(bytes.byteLength).toBeLessThan(100_000);
});

const [story] = content.caseStudies;

it.each([
	["/services/seo/mumbai", "SEO Services in Mumbai"],
	[`/case-studies/${story?.slug}`, story?.title],
])("the card of %s says the page's title: %s", async (page, title) => {
	expect((await readFacts(page)).title).toBe(title);
});

it("all pages have a card each, no two the same", async () => {
	const pages = [...listAddresses(), "/search"];
	const facts = await Promise.all(pages.map(readFacts));
	expect(new Set(facts.map((one) => JSON.stringify(one))).size).toBe(pages.length);
});

it.each(["/cards/about.svg", "/cards/blog/no-such-post.png", "/cards/case-studies/__proto__.png"])(
	"there is no card at %s",
	async (path) => {
		expect((await request(path)).status).toBe(404);
	},
);

it("the card of a post from a CMS has its title, and a drawing for its photograph", async () => {
	const slug = encodeURIComponent("पतंग").toLowerCase();
	const facts = { title: "Tea &amp; <em>kites</em>", imageUrl: "/pictures/abc" };
	const post = createFullPost(slug, facts);
	const findPost = async (wanted: string) => (wanted === "पतंग" ? post : null);
	setBlogSource({ listPosts: async () => [post], findPost });
	const cover = { width: 1200, height: 675, target: "light" };
	expect(await readFacts("/blog/पतंग")).toMatchObject({ title: "Tea & kites", cover });
	expect((await request(`/cards/blog/${slug}.png`)).status).toBe(200);
});

it("the card of a post is to be requested later while the blog's source fails", async () => {
	vi.spyOn(console, "warn").mockImplementationOnce(() => {});
	const fail = () => Promise.reject(new Error("down"));
	setBlogSource({ listPosts: fail, findPost: fail });
	const { status, headers } = await request("/cards/blog/post.png");
	expect([status, headers.get("Retry-After")]).toEqual([503, "60"]);
	expect(headers.get("Cache-Control")).toBe("no-store");
});
