import type { Answer } from "../../visit/visit.ts";
import { createAnswer, ORIGIN, type Samples } from "../sample-visit.ts";

const ADDRESS = `${ORIGIN}/sitemap.xml`;
const answer = (text: string, more: Partial<Answer> = {}) => ({
	sitemap: createAnswer("/sitemap.xml", { status: 200, text, bytes: text.length, ...more }),
});
const list = (...addresses: string[]) =>
	`<?xml version="1.0"?><urlset>${addresses.map((loc) => `<url><loc>${loc}</loc></url>`).join("")}</urlset>`;

export const samples: Samples = {
	sound: [
		{ is: "a list with an address of the website" },
		{
			is: "www, and upper case",
			visit: answer(list("https://other.example/", "HTTPS://WWW.CLINIC.EXAMPLE/a")),
		},
		{ is: "CDATA and blanks", visit: answer(list(`\n <![CDATA[${ORIGIN}/a?b=1&c=2]]> `)) },
		{
			is: "prefixes, a style sheet and pictures of a CDN",
			visit: answer(
				`<?xml version="1.0"?><?xml-stylesheet href="https://cdn.example/a.xsl"?><sm:urlset><sm:url><image:image><image:loc>https://cdn.example/a.jpg</image:loc></image:image><sm:loc>${ORIGIN}/</sm:loc></sm:url></sm:urlset>`,
			),
		},
		{
			is: "an index of WordPress",
			visit: answer(
				`<sitemapindex><sitemap><loc>${ORIGIN}/wp-sitemap-posts-page-1.xml</loc></sitemap></sitemapindex>`,
			),
		},
		{
			is: "an index at another host",
			visit: answer(
				"<sitemapindex><sitemap><loc>https://maps.example/1.xml</loc></sitemap></sitemapindex>",
				{
					asked: "https://maps.example/clinic.xml",
					url: "https://maps.example/clinic.xml",
				},
			),
		},
		{ is: "a feed", visit: answer(`<rss><channel><link>${ORIGIN}</link></channel></rss>`) },
		{
			is: "a feed of Atom",
			visit: answer(`<feed><entry><link href="${ORIGIN}/a"/></entry></feed>`),
		},
		{ is: "plain text", visit: answer(`${ORIGIN}/\n${ORIGIN}/contact\n`) },
	],
	skipped: [
		{ is: "a compressed one", visit: answer("", { bytes: 900 }) },
		{ is: "one that programs may not read", visit: answer("<html>", { status: 403 }) },
		{ is: "no answer", visit: answer("", { status: 0, fault: "ETIMEDOUT" }) },
	],
	faulty: [
		{ is: "none", visit: answer("", { status: 404 }), values: { kind: "none" }, at: [ADDRESS] },
		{
			is: "the page of a website of one page",
			visit: answer('<!doctype html><html><body><div id="root"></div></body></html>'),
			values: { kind: "other" },
			at: [ADDRESS],
		},
		{ is: "nothing", visit: answer(""), values: { kind: "other" }, at: [ADDRESS] },
		{ is: "words", visit: answer("Not found"), values: { kind: "other" }, at: [ADDRESS] },
		{ is: "an empty list", visit: answer(list()), values: { kind: "foreign" }, at: [ADDRESS] },
		{
			is: "the addresses of another website",
			visit: answer(list("http://localhost:3000/", "https://old.example/")),
			values: { kind: "foreign" },
			at: [ADDRESS],
		},
	],
};
