import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withTitle = (title: string) => SOUND.replace(/<title>.*<\/title>/, title);

export const samples: Samples = {
	sound: [
		{ is: "a title of a clinic" },
		{
			is: "70 letters of another script",
			pages: { "/": withTitle(`<title>${"क".repeat(70)}</title>`) },
		},
		{
			is: "a title of a drawing beside that of the page",
			pages: { "/": SOUND.replace("<main>", "<main><svg><title>x</title></svg>") },
		},
	],
	skipped: [
		{
			is: "an empty frame that scripts fill",
			pages: { "/": '<title></title><div id="root"></div><script src="/app.js"></script>' },
		},
	],
	faulty: [
		{ is: "no title", pages: { "/": withTitle("") }, values: { count: 1, pages: 1 } },
		{
			is: "an empty title",
			pages: { "/": withTitle("<title> </title>") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "Home",
			pages: { "/": withTitle("<title>Home</title>") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "160 letters",
			pages: { "/": withTitle(`<title>${"a".repeat(160)}</title>`) },
			values: { count: 1, pages: 1 },
		},
		{
			is: "a second page without one",
			pages: { "/contact": buildSound("", "Contact") },
			values: { count: 1, pages: 2 },
			at: [`${ORIGIN}/contact`],
		},
	],
};
