import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const build = (body: string) =>
	`<!doctype html><html lang="en"><head><title>Clinic</title></head><body>${body}</body></html>`;

export const samples: Samples = {
	sound: [
		{ is: "a page with text" },
		{
			is: "an application that is rendered on the server",
			pages: {
				"/": SOUND.replace("<main>", '<div id="__next"><main>').replace(
					"</body>",
					'<script src="/app.js"></script></body>',
				),
			},
		},
		{ is: "few words and no scripts", pages: { "/": build('<div id="root">Opening soon</div>') } },
		{
			is: "few words with scripts that count visitors",
			pages: {
				"/": build(
					'<h1>Opening soon</h1><img src="a.jpg" alt=""><script src="https://count.example/a.js"></script>',
				),
			},
		},
		{
			is: "few words with a counter for visitors without scripts",
			pages: {
				"/": build(
					'<h1>Opening soon</h1><noscript><iframe src="https://count.example"></iframe></noscript><script></script>',
				),
			},
		},
		{
			is: "Chinese, which has no spaces",
			pages: {
				"/": build(
					`<div id="app">${"台北牙科診所當日預約。".repeat(10)}</div><script src="/a.js"></script>`,
				),
			},
		},
	],
	faulty: [
		{
			is: "React",
			pages: {
				"/": build(
					'<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/a.js"></script>',
				),
			},
			values: { count: 1, pages: 1 },
		},
		{
			is: "Vue with a line of loading",
			pages: {
				"/": build('<div id="app">Loading…</div><script type="module" src="/a.js"></script>'),
			},
			values: { count: 1, pages: 1 },
		},
		{
			is: "Angular",
			pages: { "/": build('<app-root></app-root><script src="main.js"></script>') },
			values: { count: 1, pages: 1 },
		},
		{
			is: "an element of its own with a notice",
			pages: {
				"/": build(
					'<noscript>Bitte aktivieren Sie JavaScript.</noscript><div class="shell"></div><script src="main.js"></script>',
				),
			},
			values: { count: 1, pages: 1 },
		},
		{
			is: "one of two pages",
			pages: {
				"/": buildSound("Dental clinic in Chandigarh", "Dr Mehta"),
				"/book": build('<div id="ROOT"></div><script src="/a.js"></script>'),
			},
			values: { count: 1, pages: 2 },
			at: [`${ORIGIN}/book`],
		},
	],
};
