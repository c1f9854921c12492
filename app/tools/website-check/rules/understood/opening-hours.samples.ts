import { type Samples, SOUND } from "../sample-visit.ts";

const HOURS = /,"openingHoursSpecification":.*?\}\]/;
/** A page with an address whose hours are only what is given. */
const withHours = (text: string) =>
	SOUND.replace(HOURS, "")
		.replace("Monday to Saturday, 9 am to 7 pm.", text)
		.replace("evening hours for", "prices for");
const withType = (type: string) => withHours("").replace('"Dentist"', `"${type}"`);

export const samples: Samples = {
	sound: [
		{ is: "hours in the data and the text" },
		{
			is: "hours in the data",
			pages: { "/": SOUND.replace("Monday to Saturday, 9 am to 7 pm.", "") },
		},
		{ is: "am and pm", pages: { "/": withHours("10am–8:30 p.m.") } },
		{ is: "German", pages: { "/": withHours("Mo–Fr 9–18 Uhr") } },
		{ is: "German days alone", pages: { "/": withHours("Mo, Di, Do: 8 bis 12") } },
		{ is: "a range", pages: { "/": withHours("09:00 - 19:00") } },
		{ is: "Hindi", pages: { "/": withHours("सुबह 9 बजे से शाम 7 बजे तक") } },
		{ is: "by appointment", pages: { "/": withHours("Termine nur nach Vereinbarung.") } },
		{ is: "day and night", pages: { "/": withHours("Open 24/7") } },
		{
			is: "microdata",
			pages: {
				"/": withHours(
					'<time itemprop="openingHours" datetime="Mo-Sa 09:00-19:00">all week</time>',
				),
			},
		},
		{
			is: "hours on another page",
			pages: { "/": withHours(""), "/contact": withHours("9 am to 7 pm") },
		},
	],
	skipped: [
		{ is: "no address", pages: { "/": withHours("").replace(/,"address":\{.*?\}/, "") } },
		{ is: "a company that sells online", pages: { "/": withType("OnlineStore") } },
		{ is: "a corporation", pages: { "/": withType("Corporation") } },
	],
	faulty: [
		{ is: "an address alone", pages: { "/": withHours("") }, values: {} },
		{
			is: "years and prices",
			pages: { "/": withHours("Since 2009. Fillings from 1,200 to 2,400.") },
			values: {},
		},
		{
			is: "a list of addresses",
			pages: { "/": withHours("").replace(/"address":(\{.*?\})/, '"address":[$1]') },
			values: {},
		},
		{
			is: "microdata of an address",
			pages: {
				"/": withHours(
					'<p itemscope itemtype="http://schema.org/PostalAddress">12 Ring Road</p>',
				).replace(/<script.*<\/script>/, ""),
			},
			values: {},
		},
	],
};
