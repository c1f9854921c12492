import { createAnswer, type Samples, SOUND } from "../sample-visit.ts";

const asHtml = { markdown: createAnswer("/", { status: 200, text: SOUND }) };
const withStatus = (status: number) => ({ markdown: createAnswer("/", { status }) });
const withLink = (link: string) => SOUND.replace("</head>", `${link}</head>`);

export const samples: Samples = {
	sound: [
		{ is: "an answer in Markdown" },
		{
			is: "a link to it",
			pages: { "/": withLink('<link REL="Alternate" TYPE="text/Markdown" href="/index.md">') },
			visit: asHtml,
		},
		{
			is: "a link among other relations",
			pages: {
				"/": withLink(
					'<link rel="alternate nofollow" type="text/markdown; charset=utf-8" href="/index.md">',
				),
			},
			visit: asHtml,
		},
		{
			is: "a link in the header",
			home: {
				headers: {
					link: '</a.css>; rel=preload, </index.md>; rel="alternate"; type="text/markdown"',
				},
			},
			visit: asHtml,
		},
	],
	skipped: [
		{ is: "a server that fails", visit: withStatus(502) },
		{ is: "a server that turns away", visit: withStatus(403) },
	],
	faulty: [
		{ is: "HTML", visit: asHtml, values: {} },
		{ is: "nothing that is acceptable", visit: withStatus(406), values: {} },
		{
			is: "another form of the page",
			pages: { "/": withLink('<link rel="alternate" type="application/rss+xml" href="/feed">') },
			visit: asHtml,
			values: {},
		},
	],
};
