import { buildSound, ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withHeading = (heading: string, html = SOUND) => html.replace(/<h1>.*<\/h1>/, heading);
const bare = (title: string) => withHeading("", buildSound(title, title));

export const samples: Samples = {
	sound: [
		{ is: "a heading of words" },
		{ is: "upper case", pages: { "/": withHeading("<H1>मेहता डेंटल</H1>") } },
		{
			is: "words in a link",
			pages: { "/": withHeading('<h1><a href="/"><span>Mehta</span></a></h1>') },
		},
		{
			is: "a picture with words",
			pages: { "/": withHeading('<h1><img src="a.png" alt="Mehta Dental"></h1>') },
		},
		{
			is: "a drawing with a title",
			pages: { "/": withHeading("<h1><svg><title>Mehta Dental</title></svg></h1>") },
		},
		{
			is: "two, of which one is empty",
			pages: { "/": withHeading("<h1> </h1><h1>Mehta Dental</h1>") },
		},
		{ is: "one page beside it without one", pages: { "/thanks": bare("Thanks") } },
	],
	skipped: [
		{
			is: "a page whose scripts write it",
			pages: {
				"/": '<title>Clinic</title><div id="app"></div><script type="module" src="/main.js"></script>',
			},
		},
	],
	faulty: [
		{ is: "none", pages: { "/": withHeading("") }, values: { count: 1, pages: 1 } },
		{
			is: "a smaller one",
			pages: { "/": withHeading("<h2>Mehta</h2>") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "an empty one",
			pages: { "/": withHeading("<h1>&nbsp;</h1>") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "a picture without words",
			pages: { "/": withHeading('<h1><img src="logo.png" alt=""></h1>') },
			values: { count: 1, pages: 1 },
		},
		{
			is: "two pages without one",
			pages: { "/a": bare("Prices"), "/b": bare("Doctors") },
			values: { count: 2, pages: 3 },
			at: [`${ORIGIN}/a`, `${ORIGIN}/b`],
		},
	],
};
