import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

/** Returns a page with more in its head, which has one style sheet already. */
const withHead = (html: string) => ({ "/": SOUND.replace("<link", `${html}<link`) });
const repeat = (attributes: string) =>
	[1, 2, 3, 4].map((each) => `<script src="/${each}.js" ${attributes}></script>`).join("");
const scripts = [1, 2, 3, 4].map((each) => `${ORIGIN}/${each}.js`);

export const samples: Samples = {
	sound: [
		{ is: "one style sheet" },
		{
			is: "four files",
			pages: withHead(
				'<script src="/1.js"></script><link rel=stylesheet href=/2><link rel=stylesheet href=/3>',
			),
		},
		{ is: "defer", pages: withHead(repeat("DEFER")) },
		{ is: "async with a value", pages: withHead(repeat('async="async"')) },
		{ is: "modules", pages: withHead(repeat('type="module"')) },
		{ is: "scripts for old browsers", pages: withHead(repeat("nomodule")) },
		{ is: "scripts that wait for consent", pages: withHead(repeat('type="text/plain"')) },
		{
			is: "scripts that another one starts",
			pages: withHead(repeat('type="rocketlazyloadscript"')),
		},
		{ is: "scripts within the page", pages: withHead("<script>1</script>".repeat(9)) },
		{
			is: "scripts at the end of the body",
			pages: { "/": SOUND.replace("</body>", `${repeat("")}</body>`) },
		},
		{
			is: "a head that is not closed",
			pages: {
				"/": SOUND.replace("</head><body>", "").replace("<footer>", `${repeat("")}<footer>`),
			},
		},
		{
			is: "style sheets that do not hold up, and those for whoever has no scripts",
			pages: withHead(
				'<link rel="preload" as="style" href="/a.css"><link rel="alternate stylesheet" href="/b.css"><link rel="stylesheet" media="print" href="/c.css"><noscript><link rel="stylesheet" href="/a.css"></noscript>'.repeat(
					3,
				),
			),
		},
	],
	faulty: [
		{
			is: "four scripts and a style sheet",
			pages: withHead(repeat("")),
			values: { count: 5, scripts: 4, styles: 1 },
			at: [...scripts, `${ORIGIN}/site.css`],
		},
		{
			is: "scripts with a type, and an empty one",
			pages: withHead(repeat('type="text/JavaScript"')),
			values: { count: 5 },
			at: [...scripts, `${ORIGIN}/site.css`],
		},
		{
			is: "style sheets of WordPress",
			pages: withHead(
				[1, 2, 3, 4]
					.map(
						(each) => `<link rel='stylesheet' id='a-css' href='/${each}.css?ver=6' media='all' />`,
					)
					.join(""),
			),
			values: { count: 5, scripts: 0, styles: 5 },
			at: [...[1, 2, 3, 4].map((each) => `${ORIGIN}/${each}.css?ver=6`), `${ORIGIN}/site.css`],
		},
	],
};
