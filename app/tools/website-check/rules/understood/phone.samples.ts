import { type Samples, SOUND } from "../sample-visit.ts";

/** A page in which the number of a sound one is replaced, also in its data. */
const withNumber = (number: string, lang = "en") =>
	SOUND.replace(/<a href="tel:.*?<\/a>/, number)
		.replace(/<script type="application\/ld\+json">.*<\/script>/, "")
		.replace("en-IN", lang);

export const samples: Samples = {
	sound: [
		{ is: "a link" },
		{
			is: "a link of a symbol",
			pages: { "/": withNumber('<a href="TEL:9825011223" aria-label="Call"></a>') },
		},
		{
			is: "a number that only the layout divides from its label",
			pages: { "/": withNumber("<b>Phone</b><i>98250 11223</i><b>WhatsApp</b>", "en-IN") },
		},
		{
			is: "WhatsApp",
			pages: { "/": withNumber('<a href="https://wa.me/919825011223">Write to us</a>') },
		},
		{ is: "an international number as text", pages: { "/": withNumber("+91 98250 11223") } },
		{ is: "a number of India as text", pages: { "/": withNumber("98250 11223", "hi-IN") } },
		{ is: "a number in Devanagari digits", pages: { "/": withNumber("९८२५० ११२२३", "hi-IN") } },
		{ is: "a number of Germany", pages: { "/": withNumber("030 901820", "de-DE") } },
		{
			is: "a number of a country that the website does not name",
			pages: { "/": withNumber("(020) 7946 0018 / 030 901820") },
		},
		{
			is: "a number on another page",
			pages: { "/": withNumber(""), "/contact": withNumber("+49 30 901820") },
		},
		{
			is: "a number at the foot of a long page",
			pages: { "/": withNumber(`${"<p>Nothing here.</p>".repeat(4000)} +91 98250 11223`) },
		},
	],
	skipped: [
		{
			is: "a page that scripts fill",
			pages: {
				"/": '<html lang="en"><body><app-root></app-root><script src="/a.js"></script></body></html>',
			},
		},
	],
	faulty: [
		{ is: "none", pages: { "/": withNumber("us") }, values: { pages: 1 } },
		{
			is: "a number in the data alone",
			pages: { "/": SOUND.replace(/<a href="tel:.*?<\/a>/, "us") },
			values: { pages: 1 },
		},
		{
			is: "a number in a picture",
			pages: { "/": withNumber('<img src="phone.png" alt="+91 98250 11223">') },
			values: { pages: 1 },
		},
		{
			is: "prices, years and a post code",
			pages: { "/": withNumber("₹ 1,20,000, since 1998–2024, 160017") },
			values: { pages: 1 },
		},
	],
};
