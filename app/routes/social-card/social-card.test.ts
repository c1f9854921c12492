import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import type { Post } from "#app/blog/post.ts";
import { makePost } from "#app/blog/reading/post-for-tests.ts";
import { toCardPath } from "#app/seo/card-path.ts";
import { CARD_PAGES } from "./card-pages-for-tests.ts";
import { loader } from "./route.ts";

const folder = vi.hoisted(() => `${process.env.TMPDIR ?? "/tmp"}/cards-${crypto.randomUUID()}`);
vi.hoisted(() => {
	process.env.DATA_DIR = folder;
});
const cards = join(folder, "cards");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The answer at a card's address; what the loader throws is an answer too. */
async function ask(
	cardPath: string,
	headers: HeadersInit = {},
): Promise<{ status: number; answer: Response }> {
	const request = new Request(`http://site.example${cardPath}`, { headers });
	const params = { "*": decodeURIComponent(cardPath).replace("/cards/", "") };
	try {
		const answer = await loader({ request, params } as Parameters<typeof loader>[0]);
		return { status: answer.status, answer };
	} catch (thrown) {
		if (thrown instanceof Response) return { status: thrown.status, answer: thrown };
		const { status } = (thrown as { init: ResponseInit }).init;
		return { status: status ?? 200, answer: new Response(null) };
	}
}

async function readBytes(cardPath: string): Promise<Buffer> {
	const { answer } = await ask(cardPath);
	return Buffer.from(await answer.arrayBuffer());
}

describe("a card", () => {
	it.each(Object.entries(CARD_PAGES))(
		"of %s is a PNG of 1200 x 630 under 100 KB",
		async (_, page) => {
			const { answer } = await ask(toCardPath(page));
			expect(answer.status).toBe(200);
			expect(answer.headers.get("Content-Type")).toBe("image/png");
			expect(answer.headers.get("Cache-Control")).toMatch(
				/public, max-age=86400, stale-while-reval/,
			);
			const bytes = Buffer.from(await answer.arrayBuffer());
			expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
			expect(bytes.byteLength).toBeLessThan(100_000);
			const { format, width, height } = await sharp(bytes).metadata();
			expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
		},
	);

	it("is not sent again to those who have it", async () => {
		const { answer } = await ask("/cards/about.png");
		const tag = answer.headers.get("ETag") ?? "";
		const again = await ask("/cards/about.png", { "If-None-Match": `"other", ${tag}` });
		expect(again.status).toBe(304);
		expect(again.answer.headers.get("ETag")).toBe(tag);
		expect((await ask("/cards/blog.png", { "If-None-Match": tag })).status).toBe(200);
	});

	it("is kept, and drawn anew when what is kept is damaged", async () => {
		const before = new Set(readdirSync(cards));
		const drawn = await readBytes("/cards/surat.png");
		const [name = "", ...others] = readdirSync(cards).filter((each) => !before.has(each));
		expect(others).toEqual([]);
		expect(await readBytes("/cards/surat.png")).toEqual(drawn);
		writeFileSync(join(cards, name), "damaged");
		expect(await readBytes("/cards/surat.png")).toEqual(drawn);
	});

	it.each([
		"/cards/",
		"/cards/.png",
		"/cards/about",
		"/cards/about.svg",
		"/cards/nowhere.png",
		"/cards/mumbai/nowhere.png",
		"/cards/mumbai/bandra/more.png",
		"/cards/services/nowhere.png",
		"/cards/services/seo/nowhere.png",
		"/cards/services/seo/mumbai/bandra.png",
		"/cards/why-choose-us.png",
		"/cards/why-choose-us/luck.png",
		"/cards/case-studies/__proto__.png",
		"/cards/blog/no-such-post.png",
		"/cards/blog/a/b.png",
		"/cards/__proto__.png",
		"/cards/constructor.png",
		"/cards/services/__proto__.png",
		"/cards/mumbai/__proto__.png",
		"/cards/cards/home.png",
		"/cards//.png",
		"/cards/mumbai/.png",
		"/cards/services/.png",
	])("is nowhere for what is no page: %s", async (path) => {
		expect((await ask(path)).status).toBe(404);
	});
});

describe("the card of a post from elsewhere", () => {
	function show(facts: Partial<Post>): void {
		const summary = makePost("post", facts);
		const post: Post = {
			...summary,
			...{ content: "", authorAvatar: null, readingMinutes: 1, contents: [], ...facts },
		};
		setBlogSource({
			listPosts: async () => [summary],
			findPost: async (slug) => (slug === decodeURIComponent(summary.slug) ? post : null),
		});
		onTestFinished(() => setBlogSource(undefined));
	}

	it("shows its title, and a drawing for its photograph", async () => {
		show({ title: "Tea &amp; <em>kites</em>", imageUrl: "/pictures/abc" });
		const tea = await readBytes("/cards/blog/post.png");
		show({ title: "Kites &amp; tea", imageUrl: "/pictures/abc" });
		expect((await readBytes("/cards/blog/post.png")).equals(tea)).toBe(false);
	});

	it("is there in any script, at the address that its slug has", async () => {
		const slug = encodeURIComponent("पतंग").toLowerCase();
		show({ slug, title: "पतंग और डोर" });
		expect((await ask(`/cards/blog/${slug}.png`)).status).toBe(200);
	});

	it("is to be asked for later while its source fails", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		onTestFinished(() => void vi.restoreAllMocks());
		const fail = () => Promise.reject(new Error("down"));
		setBlogSource({ listPosts: fail, findPost: fail });
		onTestFinished(() => setBlogSource(undefined));
		const { status, answer } = await ask("/cards/blog/post.png");
		expect(status).toBe(503);
		expect(answer.headers.get("Retry-After")).toBe("60");
		expect(answer.headers.get("Cache-Control")).toBe("no-store");
	});
});
