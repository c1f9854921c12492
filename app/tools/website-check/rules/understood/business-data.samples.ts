import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const BLOCK = /<script type="application\/ld\+json">.*<\/script>/;
const withBlock = (block: string) => SOUND.replace(BLOCK, block);
const withText = (text: string) => withBlock(`<script type="application/ld+json">${text}</script>`);
const withData = (data: unknown) => withText(JSON.stringify(data));

export const samples: Samples = {
	sound: [
		{ is: "a dentist" },
		{
			is: "a graph, as of Yoast",
			pages: {
				"/": withData({
					"@context": "https://schema.org",
					"@graph": [
						{ "@type": "WebPage", name: "Home" },
						{ "@type": ["Organization", "Place"], name: "Mehta", url: "https://clinic.example/" },
					],
				}),
			},
		},
		{
			is: "a list",
			pages: {
				"/": withData([
					{ "@type": "WebSite" },
					{ "@type": "LocalBusiness", name: "Mehta", telephone: "+91 98250 11223" },
				]),
			},
		},
		{
			is: "a type with its address",
			pages: {
				"/": withData({
					"@type": "http://schema.org/LocalBusiness",
					name: "Mehta",
					telephone: "1",
				}),
			},
		},
		{
			is: "a type that is only known by what it has",
			pages: { "/": withData({ "@type": "TattooParlor", name: "Mehta", address: "Ring Road" }) },
		},
		{
			is: "a publisher",
			pages: {
				"/": withData({
					"@type": "WebSite",
					publisher: { "@type": "Organization", name: "Mehta", url: "/" },
				}),
			},
		},
		{
			is: "data in CDATA",
			pages: { "/": withText('//<![CDATA[\n{"@type":"Store","name":"Mehta","url":"/"}\n//]]>') },
		},
		{
			is: "a type with parameters, in upper case",
			pages: {
				"/": withBlock(
					'<script type="Application/LD+JSON; charset=utf-8">{"@type":"Store","name":"Mehta","url":"/"}</script>',
				),
			},
		},
		{
			is: "microdata",
			pages: {
				"/": withBlock("").replace(
					"<main>",
					'<main itemscope itemtype="https://schema.org/LocalBusiness">',
				),
			},
		},
		{
			is: "RDFa",
			pages: {
				"/": withBlock("").replace(
					"<main>",
					'<main vocab="https://schema.org/" typeof="Organization">',
				),
			},
		},
		{ is: "data on another page", pages: { "/": withBlock(""), "/contact": SOUND } },
		{
			is: "an empty block beside",
			pages: {
				"/": SOUND.replace("</head>", '<script type="application/ld+json"> </script></head>'),
			},
		},
	],
	skipped: [
		{
			is: "a page that scripts fill",
			pages: {
				"/": '<html lang="en"><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/a.js"></script></body></html>',
			},
		},
	],
	faulty: [
		{ is: "none", pages: { "/": withBlock("") }, values: { fault: "missing" } },
		{
			is: "only breadcrumbs",
			pages: { "/": withData({ "@type": "BreadcrumbList", itemListElement: [] }) },
			values: { fault: "missing" },
		},
		{
			is: "the place of an event",
			pages: {
				"/": withData({
					"@type": "Event",
					location: { "@type": "Place", name: "Hall", address: "Ring Road" },
				}),
			},
			values: { fault: "missing" },
		},
		{
			is: "no name",
			pages: { "/": withData({ "@type": "Dentist", telephone: "1" }) },
			values: { fault: "incomplete" },
		},
		{
			is: "a name alone",
			pages: { "/": withData({ "@type": "Organization", name: "Mehta", url: "" }) },
			values: { fault: "incomplete" },
		},
		{
			is: "a comma too much",
			pages: { "/": withText('{"@type":"Dentist","name":"Mehta",}') },
			values: { fault: "broken" },
		},
		{
			is: "a mistake in one of two",
			pages: { "/": SOUND, "/b": withText("{") },
			values: { fault: "broken" },
			at: [`${ORIGIN}/b`],
		},
		{
			is: "data as deep as a bomb",
			pages: { "/": withText(`${'{"a":'.repeat(3000)}1${"}".repeat(3000)}`) },
			values: { fault: "missing" },
		},
	],
};
