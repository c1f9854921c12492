import fc from "fast-check";
import { expect, it } from "vitest";
import { createReplyAddress } from "#app/replies/reply-address.ts";
import { findLinks as find } from "./find-links.ts";

const OWN = "https://www.kiteline.example";
const REPLY_ADDRESS = "hello+{token}@kiteline.example";

const findLinks = (text: string, searchedForNumbers: number) =>
	find(text, searchedForNumbers, { SITE_URL: OWN, REPLY_ADDRESS });
const list = (text: string) =>
	findLinks(text, 2_000).map(({ startsAt, endsAt, href }) => [text.slice(startsAt, endsAt), href]);
const listHrefs = (text: string) => list(text).map(([, href]) => href);

it.each<[text: string, ...links: [words: string, href: string][]]>([
	[
		"The files: https://drive.example/d/1_a?b=c&d=(e).",
		["https://drive.example/d/1_a?b=c&d=(e)", "https://drive.example/d/1_a?b=c&d=(e)"],
	],
	["(see https://a.example/b_(c)), ok", ["https://a.example/b_(c)", "https://a.example/b_(c)"]],
	["www.shop.in!", ["www.shop.in", "http://www.shop.in/"]],
	["meet.google.com/abc-defg", ["meet.google.com/abc-defg", "http://meet.google.com/abc-defg"]],
	["ours is shop.com, thanks", ["shop.com", "http://shop.com/"]],
	["“HTTPS://A.example/x”", ["HTTPS://A.example/x", "https://a.example/x"]],
	[
		"<https://a.example>,https://b.example;",
		["https://a.example", "https://a.example/"],
		["https://b.example", "https://b.example/"],
	],
	[
		"देखें https://a.example/हिन्दी।",
		["https://a.example/हिन्दी", `https://a.example/${encodeURI("हिन्दी")}`],
	],
	["mail riya@x.example, thanks", ["riya@x.example", "mailto:riya@x.example"]],
	["pls call 9876543210.", ["9876543210", "tel:+919876543210"]],
	[
		"+44 20 7946 0958 or 022-2345 6789",
		["+44 20 7946 0958", "tel:+442079460958"],
		["022-2345 6789", "tel:+912223456789"],
	],
])("what leads somewhere in %j", (text, ...links) => expect(list(text)).toEqual(links));

it.each([
	"javascript:alert(1) JaVaScRiPt://a.example/%0aalert(1) data:text/html,<b> vbscript:x file:///etc/passwd",
	"ftp://a.example/b //a.example blob:https//a",
	"It is done.We go on.In node.js it is 3.5.yes",
	"https:// http:// www. @ a@ @a.example",
	"https://a.example\u202Emoc.live/",
	"https://a.example/\u2066b\u2069",
	"It goes on at https://a.example/a-long-pa…",
	"20261127 12345 2026-11-27 10:30, invoice 4711/2026",
])("nothing leads anywhere in %j", (text) => expect(list(text)).toEqual([]));

it("an address leads where it says, whatever comes before an @", () => {
	expect(listHrefs("https://bank.example@evil.example/a")).toEqual(["https://bank.example/"]);
	expect(listHrefs("https://bank.example:pw@evil.example")).not.toContain("https://evil.example/");
});

it("a host is told where the text writes it otherwise, as with letters of another script", () => {
	const getHosts = (text: string) =>
		findLinks(text, 0).map((link) => (link.kind === "web" ? link.host : null));
	expect(getHosts("https://аррӏе.com/login")).toEqual(["xn--80ak6aa92e.com"]);
	expect(getHosts("http://0x7f.0.0.1/")).toEqual(["127.0.0.1"]);
	expect(getHosts("https://Bank.example:443/a")).toEqual([null]);
});

it("addresses of this site that act for whoever has them lead nowhere, its pages do", () => {
	const token = createReplyAddress(REPLY_ADDRESS, crypto.randomUUID(), Buffer.from("key"));
	const secret = [`${OWN}/book/0123abcd`, `${OWN}/book?for=0123`, `${OWN}/desk/sign-in/9876543210`];
	for (const text of [...secret, token, `mailto:${token.toUpperCase()}`])
		expect(list(`> ${text}`), text).toEqual([]);
	const pages = [`${OWN}/services/seo`, `${OWN}/desk/enquiries/1`, `${OWN}/pricing?utm_source=x`];
	for (const page of pages) expect(listHrefs(page)).toEqual([page]);
});

it("numbers are searched for in the first characters alone, and in no address", () => {
	const text = "9876543210 and 9876543211";
	expect(findLinks(text, 12)).toHaveLength(1);
	expect(findLinks(text, 0)).toEqual([]);
	expect(listHrefs("https://a.example/9876543210")).toEqual(["https://a.example/9876543210"]);
});

it("a mobile's number is one for WhatsApp as well, a fixed line's is none", () => {
	const [mobile, fixed] = findLinks("98765 43210\n022 2345 6789", 100);
	expect(mobile).toMatchObject({ whatsApp: "919876543210" });
	expect(fixed).toMatchObject({ whatsApp: null });
});

it("links of any text are within it, apart, and of the web, mail or telephone", () => {
	const piece = fc.constantFrom(
		...[
			"https://",
			"a.example",
			"@",
			"javascript:",
			"98765 43210",
			"(",
			")",
			".",
			"<",
			'"',
			"\u202E",
			"%",
			"mailto:",
			"/",
			" ",
			"ü",
			"…",
		],
	);
	const anything = fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 });
	fc.assert(
		fc.property(anything, (pieces) => {
			const text = pieces.join("");
			let end = 0;
			for (const { startsAt, endsAt, href } of findLinks(text, 2_000)) {
				expect(startsAt).toBeGreaterThanOrEqual(end);
				expect(endsAt).toBeGreaterThan(startsAt);
				expect(endsAt).toBeLessThanOrEqual(text.length);
				expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)/);
				end = endsAt;
			}
		}),
	);
});
