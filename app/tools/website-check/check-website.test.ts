import { afterAll, expect, test } from "vitest";
import { type OwnWebsite, PAGES, startWebsite } from "../../../tests/support/own-websites.ts";
import { checkWebsite } from "./check-website.ts";
import { buildSound, ORIGIN, SOUND } from "./rules/sample-visit.ts";

/** What a website of the tests' own network has at fault, beside its certificate, which is signed by itself. */
type Case = readonly [is: string, website: OwnWebsite, found: readonly string[]];

const TEXT = "text/plain";
const IMAGE = { "cache-control": "public, max-age=31536000" };
const with_ = (from: string | RegExp, to: string) => SOUND.replace(from, () => to);
const withoutPrivacy = (html: string) => html.replace(/<a href="\/privacy">.*?<\/a>/, "");
const home = (html: string): OwnWebsite => ({ files: { "/": html } });
/** Changes all pages of a website, as the data and the numbers of one of them are enough. */
const everywhere = (change: (html: string) => string): OwnWebsite => ({
	files: Object.fromEntries(Object.entries(PAGES).map(([path, html]) => [path, change(html)])),
});
const head = (html: string) => home(with_("</head>", `${html}</head>`));
const main = (html: string) => home(with_("</main>", `${html}</main>`));
const robots = (body: string): OwnWebsite => ({ files: { "/robots.txt": { type: TEXT, body } } });
const picture = (bytes: number, type: string) => ({
	type,
	body: Buffer.alloc(bytes),
	headers: IMAGE,
});
const DATA = /<script type="application\/ld\+json">.*?<\/script>/;
const HOURS = "Monday to Saturday, 9 am to 7 pm.";
const EMPTY_APP =
	'<!doctype html><html lang="en"><head><title>Dental clinic in Chandigarh for all</title><meta name="viewport" content="width=device-width"></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

const CASES: readonly Case[] = [
	["a sound website", {}, []],
	["no title", home(with_(/<title>.*?<\/title>/, "")), ["title"]],
	["no description", home(with_(/<meta name="description".*?>/, "")), ["description"]],
	["no main heading", home(with_(/<h1>.*?<\/h1>/, "")), ["heading"]],
	[
		"a canonical address of another website",
		head('<link rel="canonical" href="https://old.example/">'),
		["canonical"],
	],
	[
		"a canonical address that answers 404",
		head('<link rel="canonical" href="/gone"><link rel="next" href="/gone">'),
		[],
	],
	["noindex in the page", head('<meta name="robots" content="NOINDEX, follow">'), ["index"]],
	["noindex in the header", { headers: { "x-robots-tag": "noindex" } }, ["index"]],
	["no sitemap", { files: { "/sitemap.xml": null } }, ["sitemap"]],
	["a page instead of the sitemap", { files: { "/sitemap.xml": SOUND } }, ["sitemap"]],
	["robots.txt that forbids everything", robots("User-agent: *\nDisallow: /\n"), ["robots"]],
	["a link that leads nowhere", main('<p><a href="/prices">Our prices</a></p>'), ["broken-links"]],
	[
		"every address answers 200",
		{
			files: {
				"/no-such-page-7f3a9c": buildSound("Welcome to the clinic at Sector 17", "Welcome"),
			},
		},
		["missing-page"],
	],
	[
		"two pages with one title",
		{
			files: {
				"/contact": buildSound(
					"Dental clinic in Chandigarh: appointments on the same day",
					"Contact",
				),
			},
		},
		["duplicates"],
	],
	["no language", home(with_('lang="en-IN"', "")), ["language"]],
	["a language of another script", home(with_('lang="en-IN"', 'lang="hi"')), ["language"]],
	["no viewport", home(with_(/<meta name="viewport".*?>/, "")), ["viewport"]],
	[
		"a page that cannot be enlarged",
		home(with_("initial-scale=1", "initial-scale=1, user-scalable=no")),
		["zoom"],
	],
	[
		"links that say “click here”",
		main('<p><a href="/contact">Click here</a> <a href="/privacy">click here</a></p>'),
		["link-texts"],
	],
	["a picture without a text", home(with_(/ alt="[^"]*"/, "")), ["picture-texts"]],
	["no data of the business", everywhere((html) => html.replace(DATA, "")), ["business-data"]],
	[
		"data that cannot be parsed",
		home(with_(DATA, '<script type="application/ld+json">{"@type":"Dentist",}</script>')),
		["business-data"],
	],
	[
		"no phone number",
		everywhere((html) =>
			html
				.replace(
					DATA,
					'<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Mehta Dental","url":"https://clinic.example/","address":"12 Ring Road, Chandigarh","openingHours":"Mo-Sa 09:00-19:00"}</script>',
				)
				.replace(/Call <a.*?<\/a> or write/, "Write"),
		),
		["phone"],
	],
	[
		"no opening hours",
		everywhere((html) =>
			html
				.replace(/,"openingHoursSpecification":\[.*?\]\}/, "}")
				.replace(HOURS, "")
				.replace("hour of every day", "time"),
		),
		["opening-hours"],
	],
	["a server that takes a second", { pauseMs: 1_000 }, ["first-byte"]],
	["texts that are not compressed", { isCompressed: false }, ["compression"]],
	[
		"files that are not cached",
		{
			files: {
				"/site.css": { type: "text/css", body: "a{}" },
				"/front.webp": { type: "image/webp", body: Buffer.alloc(9_000) },
			},
		},
		["caching"],
	],
	[
		"a picture of 1 MB",
		{ files: { "/front.webp": picture(1_000_000, "image/webp") } },
		["pictures"],
	],
	[
		"files of 4 MB",
		{
			files: {
				...main(
					'<img src="/a.webp" alt="A" width="9" height="9"><img src="/b.webp" alt="B" width="9" height="9">',
				).files,
				"/front.webp": picture(1_300_000, "image/webp"),
				"/a.webp": picture(1_300_000, "image/webp"),
				"/b.webp": picture(1_300_000, "image/webp"),
			},
		},
		["pictures", "weight"],
	],
	[
		"six scripts in the head",
		{
			files: {
				...head([1, 2, 3, 4, 5, 6].map((at) => `<script src="/${at}.js"></script>`).join("")).files,
				...Object.fromEntries(
					[1, 2, 3, 4, 5, 6].map((at) => [
						`/${at}.js`,
						{ type: "text/javascript", body: "let a;", headers: IMAGE },
					]),
				),
			},
		},
		["blocking"],
	],
	[
		"scripts of eight other hosts",
		main(
			[1, 2, 3, 4, 5, 6, 7, 8]
				.map((at) => `<script async src="https://cdn${at}.example${at}.com/a.js"></script>`)
				.join(""),
		),
		["third-parties"],
	],
	["plain http alone", { isSecure: false }, ["certificate"]],
	[
		"no headers of security",
		{
			headers: {
				"strict-transport-security": "",
				"x-content-type-options": "",
				"content-security-policy": "",
			},
		},
		["headers"],
	],
	[
		"a picture by plain http",
		main('<img src="http://clinic.example/a.png" alt="Room" width="9" height="9">'),
		["mixed-content"],
	],
	[
		"no privacy policy beside a form",
		{
			files: {
				"/": withoutPrivacy(SOUND).replace(
					"</main>",
					'<form action="/send" method="post"><label>Name <input name="name"></label></form></main>',
				),
				"/contact": withoutPrivacy(buildSound("Contact and way to Mehta Dental", "Contact")),
				"/privacy": null,
			},
		},
		["privacy"],
	],
	["a page that scripts make", home(EMPTY_APP), ["without-scripts"]],
	[
		"robots.txt that forbids assistants",
		robots(
			`User-agent: OAI-SearchBot\nUser-agent: ChatGPT-User\nUser-agent: Claude-User\nUser-agent: PerplexityBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin\nSitemap: ${ORIGIN}/sitemap.xml\n`,
		),
		["assistant-robots"],
	],
	["no Markdown", { files: { "/index.md": SOUND } }, ["markdown"]],
	["no llms.txt", { files: { "/llms.txt": null } }, ["llms-txt"]],
	[
		"no title and no sitemap",
		{ files: { "/": with_(/<title>.*?<\/title>/, ""), "/sitemap.xml": null } },
		["title", "sitemap"],
	],
	[
		"noindex, no data, no llms.txt",
		{ files: { ...head('<meta name="googlebot" content="noindex">').files, "/llms.txt": null } },
		["index", "llms-txt"],
	],
	[
		"a German website",
		home(
			buildSound("Zahnarztpraxis in Leipzig: Termine am selben Tag", "Dr. Anna Köhler").replace(
				'lang="en-IN"',
				'lang="de"',
			),
		),
		[],
	],
	[
		"a page in a redirect",
		{
			files: {
				"/": { type: "text/html", body: "", status: 301, headers: { location: "/contact" } },
			},
		},
		["markdown"],
	],
	[
		"an encoded title",
		home(with_(/<title>.*?<\/title>/, "<title>Z&auml;hne &amp; Lachen: Praxis in Leipzig</title>")),
		[],
	],
	[
		"a single page",
		{
			files: {
				"/": SOUND.replace(/<a href="\/(?:contact|privacy)">(.*?)<\/a>/g, "$1"),
				"/contact": null,
				"/privacy": null,
			},
		},
		[],
	],
	["no robots.txt", { files: { "/robots.txt": null } }, []],
	[
		"links of phone, mail and places in the page",
		main(
			'<p><a href="#top">To the top of this page</a> <a href="javascript:void(0)">Open the menu</a> <a href="https://wa.me/919825011223">WhatsApp</a></p>',
		),
		[],
	],
	[
		"a picture within the page",
		main('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="1" height="1">'),
		[],
	],
	[
		"scripts that wait",
		head('<script defer src="/a.js"></script><script type="module" src="/b.js"></script>'),
		[],
	],
	[
		"robots.txt that forbids training alone",
		robots(
			`User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow:\nSitemap: ${ORIGIN}/sitemap.xml\n`,
		),
		[],
	],
	[
		"upper case and odd quotes",
		home(SOUND.replace("<h1>", "<H1 CLASS=a>").replace("</h1>", "</H1>")),
		[],
	],
];

const started: (() => Promise<void>)[] = [];
afterAll(async () => {
	for (const stop of started) await stop();
});

test("there are fifty websites", () => expect(CASES.length).toBeGreaterThanOrEqual(50));

test.concurrent.for(CASES)("%s", async ([, website, found], { expect }) => {
	const { origin, host, stop } = await startWebsite(website);
	started.push(stop);
	const report = await checkWebsite(`${origin}/`, {
		userAgent: "AgencySite-Check",
		ownHosts: [host],
		now: Date.UTC(2026, 10, 25),
		onStep: () => {},
	});
	if (report.problem) throw new Error(report.problem);
	const faults = report.findings.map(({ rule }) => rule);
	expect(faults.filter((rule) => rule !== "certificate").toSorted()).toEqual(
		found.filter((rule) => rule !== "certificate").toSorted(),
	);
	expect(faults).toContain("certificate");
});
