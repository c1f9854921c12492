import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

/** A page in which the number of a sound one is replaced, also in its data. */
const withNumber = (number: string, lang = "en") =>
	SOUND.replace(/<a href="tel:.*?<\/a>/, number)
		.replace(/<script type="application\/ld\+json">.*<\/script>/, "")
		.replace("en-IN", lang);

export const samples: Samples = {
	sound: [
		{ is: "a link" },
		{
			is: "a link of one of two numbers",
			pages: { "/": SOUND.replace("</footer>", "+91 98250 11224</footer>") },
		},
		{
			is: "a link to WhatsApp",
			pages: {
				"/": withNumber('+91 98250 11223 <a href="https://wa.me/919825011223">WhatsApp</a>'),
			},
		},
	],
	skipped: [
		{
			is: "a language that is named as a country is",
			pages: { "/": withNumber("0261 234 5678", "ar") },
		},
		{
			is: "a date, a number of taxes and one of a bank",
			pages: {
				"/": withNumber(
					"15.03.2024 10:30, USt-ID DE123456789, DE12 5001 0517 0648 4898 90, 1998–2024",
					"de-DE",
				),
			},
		},
		{ is: "no number", pages: { "/": withNumber("us") } },
		{ is: "a fax alone", pages: { "/": withNumber("Fax: +49 30 901820") } },
		{ is: "a national number of nobody knows where", pages: { "/": withNumber("030 901820") } },
	],
	faulty: [
		{
			is: "text",
			pages: { "/": withNumber("+91 98250 11223") },
			values: { count: 1, number: "+91 98250 11223" },
		},
		{
			is: "a national number",
			pages: { "/": withNumber("098250 11223", "en-IN") },
			values: { count: 1, number: "098250 11223" },
		},
		{
			is: "a number and another one, on two pages",
			pages: {
				"/": withNumber("+91 98250 11223"),
				"/b": withNumber("98250 11223 or 98250 11224", "hi-IN"),
			},
			values: { count: 2, number: "+91 98250 11223" },
			at: [`${ORIGIN}/`, `${ORIGIN}/b`],
		},
		{
			is: "a number of the country of the address",
			pages: { "/": SOUND.replace(/<a href="tel:.*?<\/a>/, "98250 11223").replace("en-IN", "en") },
			values: { count: 1, number: "98250 11223" },
		},
	],
};
