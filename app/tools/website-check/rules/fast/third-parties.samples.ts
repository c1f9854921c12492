import { createFile, type Samples, SOUND } from "../sample-visit.ts";

const withBody = (html: string) => ({ "/": SOUND.replace("<main>", `<main>${html}`) });
const load = (hosts: readonly string[]) =>
	hosts.map((host) => `<script src="//${host}/a.js"></script>`).join("");
const FIVE = ["a", "b", "c", "d", "e"].map((name) => `${name}.example.net`);

export const samples: Samples = {
	sound: [
		{ is: "none" },
		{ is: "five", pages: withBody(load(FIVE)) },
		{ is: "five, several times", pages: withBody(load([...FIVE, ...FIVE])) },
		{
			is: "hosts of the website itself",
			pages: withBody(
				load([...FIVE, "www.clinic.example", "cdn.clinic.example", "CLINIC.example"]),
			),
		},
		{
			is: "links to others",
			pages: withBody(
				FIVE.map((host) => `<a href="https://${host}">a</a><a href="https://x.${host}">b</a>`).join(
					"",
				),
			),
		},
		{
			is: "names that are looked up, and pictures for those without scripts",
			pages: withBody(
				`${load(FIVE)}<link rel="dns-prefetch" href="//s.example.org"><noscript><img src="https://t.example.org/"></noscript>`,
			),
		},
	],
	faulty: [
		{ is: "six", pages: withBody(load([...FIVE, "f.example.net"])), values: { count: 6 } },
		{
			is: "a frame, fonts and a file that a style sheet names",
			pages: withBody(
				`${load(FIVE)}<iframe src="https://maps.example.org/"></iframe><link rel="preconnect" href="https://fonts.example.com" crossorigin>`,
			),
			visit: {
				files: [
					{
						...createFile("", "font/woff2", 9000, { url: "https://type.example.com/a.woff2" }),
						kind: "font",
					},
				],
			},
			values: { count: 8 },
		},
	],
};
