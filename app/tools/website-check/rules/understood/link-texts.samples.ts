import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withLinks = (links: string) => SOUND.replace("<h2>", `${links}<h2>`);
const withBoth = (first: string, second = first) =>
	withLinks(`<a href="/crowns">${first}</a> <a href="/braces">${second}</a>`);

export const samples: Samples = {
	sound: [
		{ is: "links with words" },
		{ is: "a single “read more”", pages: { "/": withLinks('<a href="/crowns">Read more</a>') } },
		{
			is: "several “read more” to one page",
			pages: { "/": withLinks('<a href="/a">Read more</a><a href="/a#b">Read more…</a>') },
		},
		{
			is: "“read more” with hidden words",
			pages: {
				"/": withBoth(
					'Read more<span class="sr-only"> about crowns</span>',
					'Read more<span class="sr-only"> about braces</span>',
				),
			},
		},
		{
			is: "“read more” with a label",
			pages: {
				"/": withLinks(
					'<a href="/a" aria-label="Read more about crowns">Read more</a><a href="/b" aria-label="Read more about braces">Read more</a>',
				),
			},
		},
		{
			is: "“read more” that a heading describes",
			pages: {
				"/": withLinks(
					'<a href="/a" aria-describedby="x">Read more</a><a href="/b" aria-describedby="y">Read more</a>',
				),
			},
		},
		{
			is: "a drawing with a title",
			pages: {
				"/": withLinks('<a href="https://social.example"><svg><title>Our page</title></svg></a>'),
			},
		},
		{
			is: "a symbol with a label on the link",
			pages: {
				"/": withLinks(
					'<a href="https://social.example" aria-label="Our page"><i class="fa"></i></a>',
				),
			},
		},
		{
			is: "a link with a title",
			pages: { "/": withLinks('<a href="https://social.example" title="Our page"><i></i></a>') },
		},
		{
			is: "a link that is only for the mouse",
			pages: { "/": withLinks('<a href="/crowns" aria-hidden="true" tabindex="-1"></a>') },
		},
		{
			is: "a link over a card, whose heading leads there too",
			pages: { "/": withLinks('<a href="/crowns"></a><h3><a href="/crowns">Crowns</a></h3>') },
		},
		{
			is: "buttons of scripts and places to jump to",
			pages: {
				"/": withLinks(
					'<a href="#"></a><a href="#top"></a><a href="javascript:void(0)"></a><a name="x"></a><a href=""></a>',
				),
			},
		},
		{
			is: "a link of a picture, which is a fault of the picture",
			pages: { "/": withLinks('<a href="/crowns"><img src="a.png" alt=""></a>') },
		},
		{
			is: "longer words that begin so",
			pages: { "/": withBoth("More about us", "Mehr über uns") },
		},
	],
	faulty: [
		{
			is: "a link without words",
			pages: { "/": withLinks('<a href="/crowns"> </a>') },
			values: { count: 1 },
		},
		{
			is: "a symbol without a name",
			pages: { "/": withLinks('<a href="https://social.example"><svg><path/></svg></a>') },
			values: { count: 1 },
		},
		{
			is: "“read more” to two pages",
			pages: { "/": withBoth("Read more »") },
			values: { count: 2 },
			at: [`${ORIGIN}/`, `${ORIGIN}/`],
		},
		{
			is: "German",
			pages: { "/": withBoth("Mehr erfahren", "mehr erfahren →") },
			values: { count: 2 },
			at: [`${ORIGIN}/`, `${ORIGIN}/`],
		},
		{
			is: "Hindi",
			pages: { "/": withBoth("यहाँ क्लिक करें") },
			values: { count: 2 },
			at: [`${ORIGIN}/`, `${ORIGIN}/`],
		},
		{
			is: "the same link on two pages, once",
			pages: {
				"/": withLinks('<a href="https://social.example"><i></i></a>'),
				"/b": buildSound("Second page", "Second").replace(
					"<h2>",
					'<a href="https://social.example"><i></i></a><h2>',
				),
			},
			values: { count: 1 },
		},
	],
};
