import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withMeta = (meta: string, html = SOUND) => html.replace("<title>", `${meta}<title>`);
const NOINDEX = '<meta name="robots" content="noindex, nofollow">';
const byHeader = (value: string) => ({ headers: { "x-robots-tag": value } });

export const samples: Samples = {
	sound: [
		{ is: "a page that says nothing" },
		{
			is: "the rules of an SEO plug-in",
			pages: {
				"/": withMeta(
					'<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1">',
				),
			},
		},
		{
			is: "nofollow and noarchive",
			pages: { "/": withMeta('<meta name="robots" content="nofollow,noarchive">') },
		},
		{
			is: "no picture search",
			pages: { "/": withMeta('<meta name="robots" content="noimageindex">') },
		},
		{
			is: "another crawler",
			pages: { "/": withMeta('<meta name="AhrefsBot" content="noindex">') },
		},
		{
			is: "a description of it",
			pages: { "/": withMeta('<meta name="keywords" content="noindex">') },
		},
		{
			is: "a meta without a name",
			pages: { "/": withMeta('<meta content="noindex"><meta name="" content="none">') },
		},
		{
			is: "a header for another crawler",
			home: byHeader("nofollow, otherbot: noarchive, noindex"),
		},
		{
			is: "a header with numbers and a date",
			home: byHeader("max-snippet: 20, unavailable_after: 25 Jun 2030 15:00:00 PST"),
		},
		{ is: "a privacy policy that may not be shown", pages: { "/privacy": withMeta(NOINDEX) } },
	],
	faulty: [
		{ is: "noindex", pages: { "/": withMeta(NOINDEX) }, values: { others: 0 } },
		{
			is: "upper case",
			pages: { "/": withMeta('<META NAME="ROBOTS" CONTENT="NOINDEX">') },
			values: { others: 0 },
		},
		{
			is: "none",
			pages: { "/": withMeta('<meta name="robots" content="none">') },
			values: { others: 0 },
		},
		{
			is: "Google alone",
			pages: {
				"/": withMeta(
					'<meta name="robots" content="index"><meta name="googlebot" content="noindex">',
				),
			},
			values: { others: 0 },
		},
		{ is: "a header", home: byHeader("noindex"), values: { others: 0 } },
		{
			is: "a header for Google",
			home: byHeader("otherbot: nofollow, Googlebot: noarchive, noindex"),
			values: { others: 0 },
		},
		{
			is: "a header after a date with a comma",
			home: byHeader("unavailable_after: Wed, 03 Dec 2030 13:09:53 GMT, noindex"),
			values: { others: 0 },
		},
		{
			is: "the whole website",
			pages: {
				"/": withMeta(NOINDEX),
				"/contact": withMeta(NOINDEX, buildSound("Contact", "Contact")),
			},
			values: { others: 1 },
			at: [`${ORIGIN}/`, `${ORIGIN}/contact`],
		},
	],
};
