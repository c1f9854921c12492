import { createAnswer, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withLinks = (...links: string[]) => SOUND.replace("</head>", `${links.join("")}</head>`);
const link = (href: string) => `<link rel="canonical" href="${href}">`;
const at = (url: string) => ({ asked: url, url });

export const samples: Samples = {
	sound: [
		{ is: "none" },
		{ is: "its own", pages: { "/": withLinks(link(`${ORIGIN}/`)) } },
		{ is: "a relative one", pages: { "/": withLinks(link("/")) } },
		{ is: "an empty one", pages: { "/": withLinks(link("")) } },
		{ is: "one that is no address", pages: { "/": withLinks(link("http://")) } },
		{ is: "data", pages: { "/": withLinks(link("data:text/plain,a")) } },
		{
			is: "upper case",
			pages: { "/": withLinks('<LINK REL="Canonical" HREF="HTTPS://CLINIC.EXAMPLE/">') },
		},
		{ is: "with www", pages: { "/": withLinks(link("https://www.clinic.example/")) } },
		{
			is: "the same twice, by two plug-ins",
			pages: { "/": withLinks(link(`${ORIGIN}/about/`), link("http://www.clinic.example/about")) },
		},
		{
			is: "a page for telephones",
			pages: { "/": withLinks(link(`${ORIGIN}/`)) },
			home: at("https://m.clinic.example/"),
		},
		{
			is: "an address in two writings",
			pages: { "/": withLinks(link("https://müller.example/")) },
			home: at("https://xn--mller-kva.example/"),
		},
		{
			is: "other languages and a style sheet",
			pages: {
				"/": withLinks(
					'<link rel="alternate" hreflang="hi" href="https://hi.example/">',
					'<link rel="stylesheet" href="https://cdn.example/a.css">',
				),
			},
		},
		{
			is: "an address that programs may not read",
			pages: { "/": withLinks(link("/start")) },
			visit: { links: [{ ...createAnswer("/start", { status: 403 }), from: `${ORIGIN}/` }] },
		},
	],
	faulty: [
		{
			is: "another website",
			pages: { "/": withLinks(link("https://agency.example/clinic")) },
			values: { kind: "host", count: 1, pages: 1 },
		},
		{
			is: "a version for tests",
			pages: { "/": withLinks(link("https://staging.clinic.example/")) },
			values: { kind: "host", count: 1, pages: 1 },
		},
		{
			is: "a base of another website",
			pages: { "/": withLinks('<base href="http://localhost:3000/">', link("/")) },
			values: { kind: "host", count: 1, pages: 1 },
		},
		{
			is: "a page that is gone",
			pages: { "/": withLinks(link("/old#top")) },
			visit: { links: [{ ...createAnswer("/old"), from: `${ORIGIN}/` }] },
			values: { kind: "gone", count: 1, pages: 1 },
		},
		{
			is: "two different ones",
			pages: { "/": withLinks(link("/"), '<link rel="nofollow canonical" href="/home">') },
			values: { kind: "several", count: 1, pages: 1 },
		},
		{
			is: "another fault on another page",
			pages: {
				"/": withLinks(link("/"), link("/home")),
				"/contact": withLinks(link("https://agency.example/contact")),
			},
			values: { kind: "mixed", count: 2, pages: 2 },
			at: [`${ORIGIN}/`, `${ORIGIN}/contact`],
		},
	],
};
