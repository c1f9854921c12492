import { beforeAll, expect, test } from "vitest";
import { signDraftToken } from "#app/blog/drafts/draft-token.ts";
import { breakOff, json, type RequestHandler, startContentHost } from "../support/content-host.ts";
import { type OwnSite, SITE_URL, startSite } from "../support/site.ts";
import { readPage } from "./visitor.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const ID = 31;
const WORDS = "What nobody has read about kites";
/** An end in the year 2100, and one that is over. */
const [LATER, OVER] = ["4102444800", "1700000000"];
const TOKEN = signDraftToken(String(ID), LATER, SECRET);
const NUMBERED = `/blog/${ID}?draft=${TOKEN}`;

let cms: Awaited<ReturnType<typeof startContentHost>>;
let site: OwnSite;

beforeAll(async () => {
	cms = await startContentHost(answerWith({}));
	site = await startSite({
		CONTENT_API_URL: cms.base,
		CONTENT_HOOK_SECRET: SECRET,
		ENQUIRY_ACKNOWLEDGE: "off",
	});
	return async () => {
		await site.takeErrors();
		await site.stop();
		await cms.stop();
	};
});

const PUBLISHED = makePost({ id: 7, slug: "a-post", title: { rendered: "At first" } });

function makePost(given: Record<string, unknown>) {
	return {
		date_gmt: "2026-01-02T03:04:05",
		modified_gmt: "2026-01-02T03:04:10",
		excerpt: { rendered: "<p>In short.</p>" },
		content: { rendered: "<p>At length.</p>", protected: false },
		...given,
	};
}

/** Answers for a draft with those fields, and for the published posts. */
function answerWith(given: Record<string, unknown>): RequestHandler {
	const draft = {
		id: ID,
		slug: String(ID),
		status: "draft",
		title: { rendered: WORDS },
		content: { rendered: `<p>${WORDS}</p><script>alert(1)</script>`, protected: false },
		...given,
	};
	return (request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://host");
		const ofDraft = /^\/wp-json\/site\/v1\/drafts\/(\d+)$/.exec(pathname);
		if (!ofDraft) return json([PUBLISHED])(request, response);
		return ofDraft[1] === String(ID)
			? json(makePost(draft))(request, response)
			: json({ code: "rest_post_invalid_id" }, {}, 404)(request, response);
	};
}

const ask = (path: string, headers: Record<string, string> = {}) =>
	site.request(path, { headers, redirect: "manual" });

test("a draft of the CMS has its page with a banner, which nothing keeps", async () => {
	cms.answer(answerWith({}));
	const response = await ask(NUMBERED);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
	expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
	const html = await response.text();
	expect(html).not.toContain("alert(1)");
	const page = await readPage(new Response(html));
	expect(page.text("h1")).toBe(WORDS);
	expect(page.text("[data-preview]")).toContain("A draft that was shown to you");
	expect(page.attributes("[data-preview]", "data-preview")).toEqual([""]);
	expect(page.attributes("[data-preview] a", "href")).toEqual([]);

	cms.answer(answerWith({ title: { rendered: `${WORDS}, and then some` } }));
	expect((await readPage(ask(NUMBERED))).text("h1")).toContain("and then some");
	cms.answer(answerWith({}));
	for (const path of ["/blog", "/", "/sitemap.xml", "/sitemap", "/feed.xml", "/search?q=kites"])
		expect(await (await ask(path)).text(), path).not.toContain(WORDS);
	for (const path of [`/blog/${ID}`, `/blog/${ID}.data`])
		expect((await ask(path)).status, path).toBe(404);
});

test("a draft with a slug is led to, and one of a published post is beside what visitors have", async () => {
	cms.answer(answerWith({ id: 7, slug: "a-post", status: "publish" }));
	const led = await ask(NUMBERED);
	expect([led.status, led.headers.get("Location")]).toEqual([303, `/blog/a-post?draft=${TOKEN}`]);
	expect(led.headers.get("Cache-Control")).toBe("no-store");
	const page = await readPage(ask(`/blog/a-post?draft=${TOKEN}`));
	expect(page.text("h1")).toBe(WORDS);
	expect(page.attributes("[data-preview] a", "href")).toEqual(["?"]);
	expect((await readPage(ask("/blog/a-post"))).text("h1")).toBe("At first");
	expect((await ask(`/blog/${ID}`)).status).toBe(404);
});

test("the page of an unchanged post is the public one byte by byte, but for the banner", async () => {
	cms.answer(answerWith({ ...PUBLISHED, status: "publish" }));
	const withoutBanner = (html: string) =>
		html.replace(/<div data-preview=.*?<\/script><\/div>(?=<\/body>)/s, "");
	const draft = await (await ask(`/blog/a-post?draft=${TOKEN}`)).text();
	expect(draft).toContain("data-preview");
	expect(withoutBanner(draft)).toBe(await (await ask("/blog/a-post")).text());
});

test.each([
	["of another post", TOKEN.replace(`${ID}`, "32")],
	["of a post that the CMS has not", signDraftToken("32", LATER, SECRET)],
	["that is over", signDraftToken(String(ID), OVER, SECRET)],
	["of another secret", signDraftToken(String(ID), LATER, "another secret")],
	["that is cut", TOKEN.slice(0, -1)],
	["that nobody signed", `${ID}.${LATER}`],
])("a token %s is not found", async (_what, token) => {
	cms.answer(answerWith({}));
	for (const path of [`/blog/${ID}`, "/blog/32", "/blog/a-post"]) {
		const { status, headers } = await ask(`${path}?draft=${token}`);
		expect([status, headers.get("Cache-Control")], path).toEqual([404, "no-store"]);
	}
});

test("a token is for the page of its post alone", async () => {
	cms.answer(answerWith({}));
	const paths = [
		"/",
		"/blog",
		"/blog/a-post",
		`/blog/${ID}.data`,
		`/blog/${ID}/x`,
		"/services/seo",
	];
	for (const path of paths) expect((await ask(`${path}?draft=${TOKEN}`)).status, path).toBe(404);
});

test("a draft without a picture has its drawing, which nobody else gets", async () => {
	cms.answer(answerWith({}));
	const page = await readPage(ask(NUMBERED));
	const [drawing = ""] = page.attributes("main article img", "src");
	expect(drawing).toMatch(/^\/art\/cover\/.+\.svg\?draft=/);
	const drawn = await ask(drawing);
	expect([drawn.status, drawn.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
	expect(drawn.headers.get("Content-Type")).toContain("image/svg+xml");
	expect((await ask(drawing.replace(/\?.*/, ""))).status).toBe(404);
	expect((await ask(drawing.replace(/[0-9a-f]{8}\.svg/, "00000000.svg"))).status).toBe(404);
});

test("a post that a password protects is not found", async () => {
	cms.answer(answerWith({ content: { rendered: "", protected: true } }));
	expect((await ask(NUMBERED)).status).toBe(404);
});

test("while the CMS is away, the page says so", async () => {
	cms.answer(breakOff);
	const response = await ask(NUMBERED);
	expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
	expect(await response.text()).toContain("be loaded just now");
	cms.answer(answerWith({}));
	expect((await ask(NUMBERED)).status).toBe(200);
});

test("links of a draft lead to public pages, and its forms are not sent", async () => {
	cms.answer(answerWith({}));
	const Referer = `${SITE_URL}${NUMBERED}`;
	const followed = await ask("/contact", { Referer, "Sec-Fetch-Dest": "document" });
	expect(followed.status).toBe(200);
	const send = (path: string) =>
		site.request(path, {
			method: "POST",
			body: new URLSearchParams({ name: "A. Visitor" }),
			headers: { Referer },
		});
	expect((await send("/contact")).status).toBe(409);
	expect((await send("/visits")).status).toBe(204);
});

test("without a secret there are no drafts", async () => {
	const other = await startSite({ CONTENT_API_URL: cms.base });
	cms.answer(answerWith({}));
	expect((await other.request(NUMBERED)).status).toBe(404);
	await other.takeErrors();
	await other.stop();
});
