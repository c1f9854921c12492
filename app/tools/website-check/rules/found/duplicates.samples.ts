import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const TITLE = "Dental clinic in Chandigarh: appointments on the same day";
const DESCRIPTION = /<meta name="description"[^>]*>/;
const oneDescription = (html: string) =>
	html.replace(
		DESCRIPTION,
		'<meta name="description" content="A dental clinic in Chandigarh for children and grown-ups">',
	);
const contact = buildSound("Contact and way", "Contact");

export const samples: Samples = {
	sound: [
		{ is: "two pages that differ", pages: { "/contact": contact } },
		{
			is: "no titles and descriptions",
			pages: { "/": noTexts(SOUND), "/contact": noTexts(contact) },
		},
		{
			is: "the same title in two languages",
			pages: { "/hi": buildSound(TITLE, "डॉ आशा मेहता").replace('lang="en-IN"', 'lang="hi"') },
		},
		{
			is: "a second page beside copies of the first",
			pages: {
				"/home": SOUND,
				"/?sort=price": buildSound(TITLE, "By price"),
				"/print": buildSound(TITLE, "Print").replace(
					"</head>",
					'<link rel="canonical" href="/"></head>',
				),
				"/thanks": buildSound(TITLE, "Thanks").replace(
					"<title>",
					'<meta name="robots" content="noindex"><title>',
				),
				"/contact": contact,
			},
		},
	],
	skipped: [
		{ is: "one page" },
		{ is: "the same page at two addresses", pages: { "/index.html": SOUND } },
		{
			is: "pages whose scripts write them",
			pages: {
				"/": '<title>Clinic</title><div id="root"></div><script src="/app.js"></script>',
				"/contact": '<title>Clinic</title><div id="root"></div><script src="/app.js"></script>',
			},
		},
	],
	faulty: [
		{
			is: "a title",
			pages: { "/a": buildSound(TITLE.toUpperCase(), "A"), "/contact": contact },
			values: { kind: "title", count: 2, pages: 3 },
			at: [`${ORIGIN}/`, `${ORIGIN}/a`],
		},
		{
			is: "a description",
			pages: { "/": oneDescription(SOUND), "/contact": oneDescription(contact) },
			values: { kind: "description", count: 2, pages: 2 },
			at: [`${ORIGIN}/`, `${ORIGIN}/contact`],
		},
		{
			is: "titles of some pages, descriptions of others",
			pages: {
				"/": oneDescription(SOUND),
				"/a": buildSound(TITLE, "A"),
				"/contact": oneDescription(contact),
			},
			values: { kind: "both", count: 3, pages: 3 },
			at: [`${ORIGIN}/`, `${ORIGIN}/a`],
		},
	],
};

function noTexts(html: string): string {
	return html.replace(DESCRIPTION, "").replace(/<title>.*<\/title>/, "");
}
