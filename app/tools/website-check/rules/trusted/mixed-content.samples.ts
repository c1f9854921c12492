import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withBody = (html: string) => SOUND.replace("<main>", `<main>${html}`);
const LOGO = '<img src="http://clinic.example/logo.png">';

export const samples: Samples = {
	sound: [
		{ is: "addresses with https" },
		{
			is: "links to pages without",
			pages: { "/": withBody('<a href="http://clinic.example/a">a</a>') },
		},
		{
			is: "what WordPress names and does not load",
			pages: {
				"/": SOUND.replace(
					"<title",
					'<link rel="profile" href="http://gmpg.org/xfn/11"><link rel="pingback" href="http://clinic.example/xmlrpc.php"><link rel="canonical" href="http://clinic.example/"><title',
				),
			},
		},
		{
			is: "names of a drawing and of schema.org",
			pages: {
				"/": withBody(
					'<svg xmlns="http://www.w3.org/2000/svg"></svg><div itemscope itemtype="http://schema.org/Dentist"></div>',
				),
			},
		},
		{
			is: "addresses that take the protocol of the page, data and none",
			pages: {
				"/": withBody(
					'<script src="//cdn.example/a.js"></script><img src="data:image/png;base64,AA"><img src=""><form action="">',
				),
			},
		},
		{
			is: "what is loaded without scripts alone",
			pages: { "/": withBody(`<noscript>${LOGO}</noscript>`) },
		},
		{
			is: "a policy by which browsers load all of it with https",
			pages: { "/": withBody(LOGO) },
			home: { headers: { "content-security-policy": "Upgrade-Insecure-Requests" } },
		},
		{
			is: "that policy in the page",
			pages: {
				"/": withBody(LOGO).replace(
					"<title",
					'<meta http-equiv="content-security-policy" content="upgrade-insecure-requests"><title',
				),
			},
		},
	],
	skipped: [
		{
			is: "no https at all",
			pages: { "/": withBody(LOGO) },
			home: { url: "http://clinic.example/" },
		},
	],
	faulty: [
		{ is: "a picture", pages: { "/": withBody(LOGO) }, values: { count: 1 } },
		{
			is: "a logo on every page",
			pages: {
				"/": withBody(LOGO),
				"/contact": buildSound("Contact", "Contact").replace("<main>", LOGO),
			},
			values: { count: 1 },
		},
		{
			is: "a script, a style sheet, a frame, a film and a form",
			pages: {
				"/": withBody(
					'<script src=" HTTP://a.example/a.js"></script><link rel=stylesheet href=http://a.example/a.css><iframe src=http://a.example/></iframe><video><source src=http://a.example/a.mp4></video><form action="http://a.example/send"><input name=a></form>',
				),
			},
			values: { count: 5 },
			at: Array(5).fill(`${ORIGIN}/`),
		},
		{
			is: "an old <base>",
			pages: { "/": SOUND.replace("<title", '<base href="http://clinic.example/"><title') },
			values: { count: 2 },
			at: Array(2).fill(`${ORIGIN}/`),
		},
		{
			is: "a second page",
			pages: { "/contact": buildSound("Contact", "Contact").replace("<main>", LOGO) },
			values: { count: 1 },
			at: [`${ORIGIN}/contact`],
		},
	],
};
