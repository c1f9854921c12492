import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withMenu = (links: string) => SOUND.replace("<header>", `<header><nav>${links}</nav>`);
const hidden = (title: string, more = "") =>
	buildSound(title, title)
		.replace("<title>", '<meta name="robots" content="noindex"><title>')
		.replace("</main>", `${more}</main>`);
const PRICES = withMenu('<a href="/prices#top">Prices</a>');

export const samples: Samples = {
	sound: [
		{
			is: "a menu of pages that may be shown",
			pages: { "/": PRICES, "/prices": buildSound("Prices", "Prices") },
		},
		{
			is: "a cart",
			pages: { "/": withMenu('<a href="/en/cart/">Cart</a>'), "/en/cart/": hidden("Cart") },
		},
		{
			is: "a legal notice of a website in German",
			pages: {
				"/": withMenu('<a href="impressum.html">Impressum</a>'),
				"/impressum.html": hidden("Impressum"),
			},
		},
		{
			is: "a page that asks for a password",
			pages: {
				"/": withMenu('<a href="/members">Members</a>'),
				"/members": hidden("Members", '<input type="password">'),
			},
		},
	],
	skipped: [
		{ is: "no menu" },
		{
			is: "a link in the footer",
			pages: {
				"/": SOUND.replace("<footer>", '<footer><nav><a href="/prices">Prices</a></nav>'),
				"/prices": hidden("Prices"),
			},
		},
		{
			is: "a link with nofollow",
			pages: {
				"/": withMenu('<a href="/prices" rel="NOFOLLOW">Prices</a>'),
				"/prices": hidden("Prices"),
			},
		},
		{
			is: "a website that may not be shown at all",
			pages: {
				"/": PRICES.replace("<title>", '<meta name="robots" content="none"><title>'),
				"/prices": hidden("Prices"),
			},
		},
	],
	faulty: [
		{
			is: "a page of the menu",
			pages: { "/": PRICES, "/prices": hidden("Prices") },
			values: { count: 1 },
			at: [`${ORIGIN}/prices`],
		},
		{
			is: "two pages, one with another script in its address",
			pages: {
				"/": withMenu('<a href="/prices">Prices</a><a href="/सेवाएँ">सेवाएँ</a>'),
				"/prices": hidden("Prices"),
				[encodeURI("/सेवाएँ")]: hidden("सेवाएँ"),
			},
			values: { count: 2 },
			at: [`${ORIGIN}/prices`, `${ORIGIN}${encodeURI("/सेवाएँ")}`],
		},
	],
};
