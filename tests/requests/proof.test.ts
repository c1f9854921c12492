import { expect, onTestFinished, test } from "vitest";
import { content } from "../support/addresses.ts";
import { all, edit, remove } from "../support/content-acts.ts";
import { getText } from "../support/parse-html.ts";
import { present } from "../support/present.ts";
import { startSite } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage, readPage } from "./visitor.ts";

provideSite();

const { record, film, references } = content.proof;
const { credentials, awards, founded } = present(record);
const FILM = present(film).file ?? "";

test("the page about the agency names the year, each credential, award, client and reference, with its address", async () => {
	const page = await openPage("/about");
	const text = page.text("main");
	const givers = [...credentials, ...awards].flatMap(({ name, giver }) => [name, giver]);
	const people = present(references).items.flatMap(({ name, company }) => [name, company]);
	for (const words of [String(founded?.year), ...givers, ...people]) expect(text).toContain(words);
	const clients = content.pages.home.clients?.items ?? [];
	const urls = [...credentials, ...awards, ...clients].flatMap(({ url }) => url ?? []);
	expect(page.attributes("main a", "href")).toEqual(
		expect.arrayContaining([...urls, "tel:+912055500111", FILM]),
	);
});

test("the home page has the year, and what can be looked up of the record, and leads to all of it", async () => {
	const page = await openPage("/");
	const text = page.text("main");
	expect(text).toContain(`Since ${founded?.year}`);
	for (const { name } of credentials) expect(text).toContain(name);
	for (const { name, url } of awards) expect(text.includes(name), name).toBe(url !== undefined);
	const links = page.attributes("main a", "href");
	expect(links).toContain("/about#record");
	expect(links).toContain("https://tilewell.example/");
});

test("a film is served in the ranges that players ask for; of other files there is none", async () => {
	const get = (path: string, headers = {}) => site.request(path, { headers });
	const whole = await get(FILM);
	const bytes = new Uint8Array(await whole.arrayBuffer());
	expect(whole.headers.get("content-type")).toBe("video/webm");
	const part = await get(FILM, { Range: "bytes=100-199" });
	expect([part.status, part.headers.get("content-range")]).toEqual([
		206,
		`bytes 100-199/${bytes.length}`,
	]);
	expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
	expect((await get(FILM, { Range: `bytes=${bytes.length}-` })).status).toBe(416);
	expect((await get(present(film).captions ?? "")).headers.get("content-type")).toMatch(
		/^text\/vtt/,
	);
	for (const path of ["/films/nina.webp", "/films/site.yaml"])
		expect((await get(path)).status, path).toBe(404);
});

test("where the content has no proof, no page has a section for it", async () => {
	const own = await startSite(
		{},
		all(
			remove("content/proof.yaml"),
			edit("content/pages/home.yaml", /^\s+photo:\n.*\n/m, ""),
			edit("content/pages/home.yaml", /^clients:\n(?: .*\n)+/m, ""),
		),
	);
	onTestFinished(own.stop);
	const about = await readPage(own.request("/about"));
	const home = await readPage(own.request("/"));
	const sections = about.select("main section").map((section) => getText(section).length);
	expect(Math.min(...sections)).toBeGreaterThan(20);
	expect(about.select("#record, main figure, main details, main a[href^=tel]")).toEqual([]);
	expect(home.attributes("main a", "href")).not.toContain("/about#record");
	expect(home.text("main")).not.toContain("Since");
});
