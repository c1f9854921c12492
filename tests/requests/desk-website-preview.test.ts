import { expect } from "vitest";
import { getPages, reloadContent } from "#app/content/content.server.ts";
import { AGENCY } from "../support/agency.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** Drafts are written, so the site is one that no other file of tests has. */
provideSite({ ENQUIRY_ACKNOWLEDGE: "off" });

const FILE = "services/seo.yaml";
const PAGE = "/services/seo";
const EDIT = `/desk/website/edit/${FILE}`;
const TITLE = "hero.title";
const WORDS = "Search that nobody has read about before";

const test = base.extend("preview", ({ desk }) => {
	const readForm = (as?: string) => readPage(desk.get(EDIT, as));
	const save = async (title: string, as?: string) => {
		const version = (await readForm(as)).attribute('form [name="version"]', "value") ?? "";
		await desk.post(EDIT, { intent: "save", version, [TITLE]: title }, as);
		const led = await desk.get(`/desk/website/preview/${FILE}`, as);
		return led.headers.get("Location") ?? "";
	};
	return {
		/** Saves a title in a draft. Returns the address of its preview. */
		save,
		/** Saves another title, and then the one that visitors see: a draft that changes nothing. */
		saveUnchanged: async () => {
			const title = (await readForm()).attribute(`[name="${TITLE}"]`, "value") ?? "";
			await save(WORDS);
			return save(title);
		},
		discard: () => desk.post(EDIT, { intent: "discard" }),
		ask: (path: string, headers: Record<string, string> = {}, as = desk.ofMeera) =>
			site.request(path, { headers: { Cookie: as, ...headers }, redirect: "manual" }),
	};
});

/** Returns a page without its banner. */
const withoutBanner = (html: string) =>
	html.replace(/<div data-preview=.*?<\/script><\/div>(?=<\/body>)/s, "");

test("a draft's page has its words and a banner, for its author and for who may publish", async ({
	desk,
	preview,
}) => {
	const address = await preview.save(WORDS);
	expect(address).toMatch(/^\/services\/seo\?draft=[\w-]+$/);
	const response = await preview.ask(address);
	const { headers } = response;
	expect(headers.get("Cache-Control")).toBe("no-store");
	expect(headers.get("X-Robots-Tag")).toBe("noindex");
	expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
	expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
	const page = await readPage(response);
	expect(page.text("h1")).toBe(WORDS);
	expect(page.select("[data-preview]")).toHaveLength(1);
	expect(page.attributes("[data-preview] a", "href")).toContain(EDIT);
	const [, query = ""] = address.split("?");
	const other = await readPage(preview.ask(`/about?${query}`));
	expect(other.attributes("[data-preview] a", "href")).toEqual([
		EDIT,
		"/desk/website/edit/pages/about.yaml",
		"?",
	]);
	expect(page.attributes("[data-preview] a", "href")).toEqual([EDIT, "?"]);

	for (const as of ["", desk.ofKabir]) {
		const refused = await readPage(preview.ask(address, {}, as), 404);
		expect(refused.texts("h1").join()).not.toContain(WORDS);
	}
	const ofKabir = await preview.save(`${WORDS}, says Kabir`, desk.ofKabir);
	expect((await readPage(preview.ask(ofKabir))).text("h1")).toContain("says Kabir");
	for (const token of ["", "none", "../x", "unsaved"])
		expect((await preview.ask(`${PAGE}?draft=${token}`)).status, token).toBe(404);
	await desk.post(EDIT, { intent: "discard" }, desk.ofKabir);
	await preview.discard();
	expect((await preview.ask(address)).status).toBe(404);
});

test("no draft's word is in what visitors and search engines get", async ({ preview }) => {
	const address = await preview.save(WORDS);
	const paths = [
		PAGE,
		"/services",
		"/",
		"/sitemap.xml",
		"/sitemap",
		"/feed.xml",
		"/search?q=search",
	];
	const readAll = async () => {
		for (const path of [...paths, `${PAGE}.data`])
			expect(await (await site.request(path)).text(), path).not.toContain(WORDS);
	};
	await readAll();
	for (const path of paths)
		await preview.ask(`${path}${path.includes("?") ? "&" : "?"}${address.split("?")[1]}`);
	await readAll();
	await preview.discard();
});

test("the preview of unchanged content is the public page byte by byte, but for the banner", async ({
	preview,
}) => {
	const [, query = ""] = (await preview.saveUnchanged()).split("?");
	reloadContent(AGENCY);
	// The first page of each kind, but for the two whose form is another one for each visitor.
	const kinds = Map.groupBy(getPages().values(), ({ template }) => template);
	const paths = [...kinds.values()]
		.map(([page]) => page?.path ?? "")
		.filter((path) => path !== "/contact" && path !== "/book");
	expect(paths.length).toBeGreaterThan(20);
	for (const path of paths) {
		const [there, previewed] = await Promise.all([
			site.request(path),
			preview.ask(`${path}?${query}`),
		]);
		expect([there.status, previewed.status], path).toEqual([200, 200]);
		expect(withoutBanner(await previewed.text()), path).toBe(await there.text());
	}
	await preview.discard();
});

test("links without a script stay in the draft, and forms are not sent", async ({
	desk,
	preview,
}) => {
	const address = await preview.save(WORDS);
	const [, query = ""] = address.split("?");
	const Referer = `${SITE_URL}${address}`;
	const document = { "Sec-Fetch-Dest": "document", Referer };
	const led = await preview.ask("/contact?service=seo", document);
	expect(led.status).toBe(303);
	expect(led.headers.get("Location")).toBe(`/contact?service=seo&${query}`);
	expect((await preview.ask("/contact", { Referer })).status).toBe(200);
	expect((await preview.ask("/contact", document, "")).status).toBe(200);
	const moved = await preview.ask(`/Services/SEO?${query}`);
	expect(moved.headers.get("Location")).toContain(query);
	const send = (cookie: string) =>
		site.request("/contact", {
			method: "POST",
			body: new URLSearchParams({ name: "A. Visitor" }),
			headers: { Cookie: cookie, Referer },
		});
	expect((await send(desk.ofMeera)).status).toBe(409);
	// A stranger's form is not refused for what its Referer says.
	expect((await send("")).status).toBe(422);
	await preview.discard();
});

test("the words of a form are shown before they are saved, and stored nowhere", async ({
	desk,
	preview,
}) => {
	const send = (fields: Record<string, string>, as = desk.ofMeera) =>
		desk.post(`${PAGE}?draft=unsaved`, fields, as);
	const shown = await readPage(send({ file: FILE, [TITLE]: WORDS }));
	expect(shown.text("h1")).toBe(WORDS);
	expect((await desk.get(`/desk/website/preview/${FILE}`)).headers.get("Location")).toBe(PAGE);
	const impossible = await send({ file: FILE, [TITLE]: "x".repeat(400) });
	expect(impossible.status).toBe(422);
	expect(await impossible.text()).toContain("› Headline: 320 characters too many.");
	expect((await send({ file: "../package.json", [TITLE]: WORDS })).status).toBe(404);
	expect((await send({ file: FILE, [TITLE]: WORDS }, "")).status).toBe(404);
	expect(await (await preview.ask(PAGE)).text()).not.toContain(WORDS);
});

test("a page that is new is shown at its own address, wherever its words are sent", async ({
	desk,
}) => {
	const begun = await desk.post("/desk/website/new/landing-page", { name: "Winter Week" });
	const edit = new URL(begun.headers.get("Location") ?? "", SITE_URL).pathname;
	const file = edit.replace("/desk/website/edit/", "");
	const words = {
		file,
		description:
			"Five days in which a first look at your website costs nothing, and ends with a list.",
		"sections[0].title": "A first look is free",
	};
	const sent = await desk.post("/?draft=unsaved", words);
	expect(sent.status).toBe(307);
	const address = sent.headers.get("Location") ?? "";
	expect(address).toBe("/winter-week?draft=unsaved");
	expect((await readPage(desk.post(address, words))).text("h1")).toBe("A first look is free");
	await desk.post(edit, { intent: "discard" });
});

test("a drawing that the draft changes has an address of its own in the preview", async ({
	desk,
	preview,
}) => {
	const file = "cities/pune/city.yaml";
	const form = await readPage(desk.get(`/desk/website/edit/${file}`));
	const version = form.attribute('form [name="version"]', "value") ?? "";
	const name = "Punekar Nagar";
	await desk.post(`/desk/website/edit/${file}`, { intent: "save", version, name });
	const led = await desk.get(`/desk/website/preview/${file}`);
	const page = await readPage(preview.ask(led.headers.get("Location") ?? ""));
	const drawings = page.attributes("img", "src");
	const [own = ""] = drawings.filter((src) => src.startsWith("/art/city/pune.svg"));
	expect(own).toContain("?draft=");
	const drawing = await preview.ask(own);
	expect(drawing.headers.get("Cache-Control")).toBe("no-store");
	expect(await drawing.text()).toContain(name);
	expect((await preview.ask(own, {}, "")).status).toBe(404);
	await desk.post(`/desk/website/edit/${file}`, { intent: "discard" });
});

test("a shared draft is shown to whoever has its address, until it is taken back or is no draft any more", async ({
	desk,
	preview,
}) => {
	const readAddress = async () =>
		(await readPage(desk.get(EDIT))).attributes('input[type="url"][readonly]', "value")[0] ?? "";
	const ask = (address: string) => site.request(address.replace(SITE_URL, ""));
	await preview.save(WORDS);
	expect(await readAddress()).toBe("");
	const shared = await desk.post(EDIT, { intent: "share" });
	expect(shared.headers.get("Location")).toContain("done=share");
	const address = await readAddress();
	expect(address).toMatch(/^https:\/\/www\.kiteline\.example\/services\/seo\?draft=[\w-]{43}$/);
	const response = await ask(address);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
	const page = await readPage(response);
	expect(page.text("h1")).toBe(WORDS);
	expect(page.text("[data-preview]")).toContain("A draft that was shown to you");
	expect(page.attributes("[data-preview] a", "href")).not.toContain(EDIT);
	await preview.save(`${WORDS}, and then some`);
	expect((await readPage(ask(address))).text("h1")).toContain("and then some");
	for (const guess of [
		address.slice(0, -1),
		`${address}A`,
		address.replace(/.$/, "_").toLowerCase(),
	])
		expect((await ask(guess)).status, guess).toBe(404);

	await desk.post(EDIT, { intent: "unshare" }, desk.ofKabir);
	expect((await ask(address)).status).toBe(200);
	await desk.post(EDIT, { intent: "unshare" });
	expect((await ask(address)).status).toBe(404);
	await desk.post(EDIT, { intent: "share" });
	const other = await readAddress();
	expect(other).not.toBe(address);
	await preview.discard();
	expect((await ask(other)).status).toBe(404);
});

test("whoever looks at a draft is no visitor", async ({ preview }) => {
	const Referer = `${SITE_URL}${await preview.save(WORDS)}`;
	const counted = await site.request("/visits", {
		method: "POST",
		body: "{}",
		headers: { Referer },
	});
	expect(counted.status).toBe(204);
	expect(
		(await preview.ask(Referer.replace(SITE_URL, ""))).headers.get("Content-Security-Policy"),
	).not.toContain("google");
	await preview.discard();
});
