import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const LONG = "We fill teeth without pain and tell the price before we begin. ".repeat(40);
const long = (headings: string) =>
	SOUND.replace(/<h2>.*<\/h2>/, headings).replace("<img", `<p>${LONG}</p><img`);
const withHeading = (heading: string) => SOUND.replace("<h2>", `${heading}<h2>`);

export const samples: Samples = {
	sound: [
		{ is: "a heading within its text" },
		{ is: "much text with an h2", pages: { "/": long("<h2>Prices</h2>") } },
		{ is: "much text with an h4 only", pages: { "/": long("<h4>Prices</h4>") } },
		{ is: "much text that several h1 divide", pages: { "/": long("<h1>Prices</h1>") } },
		{ is: "little text without an h2", pages: { "/": SOUND.replace(/<h2>.*<\/h2>/, "") } },
		{
			is: "many links without an h2",
			pages: {
				"/": SOUND.replace(/<h2>.*<\/h2>/, '<a href="/a">Our fillings and crowns</a> '.repeat(120)),
			},
		},
		{
			is: "a heading that is a picture",
			pages: { "/": withHeading('<h2><img src="a.png" alt="Prices"></h2>') },
		},
		{
			is: "a heading that is a drawing",
			pages: { "/": withHeading("<h2><svg><path/></svg></h2>") },
		},
		{
			is: "an empty heading that is hidden",
			pages: { "/": withHeading('<div aria-hidden="true"><h2></h2></div>') },
		},
		{
			is: "an empty heading in a template",
			pages: { "/": withHeading("<template><h2></h2></template>") },
		},
		{ is: "a heading with a label", pages: { "/": withHeading('<h2 aria-label="Prices"></h2>') } },
	],
	skipped: [
		{
			is: "a page that scripts fill",
			pages: {
				"/": '<html lang="en"><body><div id="root"><h1></h1></div><script src="/app.js"></script></body></html>',
			},
		},
	],
	faulty: [
		{
			is: "much text without any",
			pages: { "/": long("") },
			values: { kind: "bare", bare: 1, empty: 0 },
		},
		{
			is: "an empty one",
			pages: { "/": withHeading("<h3>&nbsp;</h3>") },
			values: { kind: "empty", bare: 0, empty: 1 },
		},
		{
			is: "much text on one page and an empty one on the other",
			pages: { "/": long(""), "/b": withHeading("<h2> <br></h2>") },
			values: { kind: "both", bare: 1, empty: 1 },
			at: [`${ORIGIN}/`, `${ORIGIN}/b`],
		},
	],
};
