import { join } from "node:path";
import { expect, it } from "vitest";
import { copyContent, editFile, loadIssues } from "../../tests/support/copied-content.ts";
import { checkWords } from "./check-words.ts";
import { loadContent } from "./load.ts";

const CITY = "cities/mumbai/city.yaml";
const SEO = "cities/mumbai/services/seo.yaml";

/** Sets a text of the tests' agency, and returns what is wrong with it. */
function check(file: string, field: string, text: string): string[] {
	const root = copyContent();
	editFile(root, `content/${file}`, [field], text);
	return checkWords(loadContent(join(root, "content"))).map(
		(issue) => `${issue.file}: ${issue.field}: ${issue.reason}`,
	);
}

it.each([
	[
		CITY,
		"People type 'shop near me' there.",
		`has 'shop near me' between single marks; write "shop near me"`,
	],
	[CITY, "Nearly 18 % buy again.", 'has "8 %"; write per cent as in 18%'],
	[
		CITY,
		"In 2028 the bridge opens.",
		"names the year 2028, which will be over; write {calendar.year}, a day of the calendar such as {calendar.kite-days}, or no year",
	],
	[
		CITY,
		"Stock is bought before Eid-ul-Fitr, on 10 March.",
		"says 10 March of Eid-ul-Fitr, whose day moves each year; write {calendar.eid-ul-fitr}, or how many days before or after it",
	],
	[
		SEO,
		"Search pages cost from ₹30,000 a month.",
		"names the lowest price ₹30,000; write {price.seo}",
	],
])("in %s the text %s is rejected", (file, text, reason) => {
	expect(check(file, "intro", text)).toEqual([`${file}: intro: ${reason}`]);
});

it.each([
	[CITY, `The shops' own word is "patla", and it's theirs; o'clock too.`],
	[CITY, "Nearly 18% buy again."],
	[CITY, "The bridge was opened in 2024, and the fair is on 2 May."],
	[CITY, "Stock is bought before Eid-ul-Fitr. The fair is on 2 May, as on Republic Day."],
	[
		CITY,
		"Eid-ul-Fitr is about {calendar.eid-ul-fitr}, and the kites are up from {calendar.kite-days.start}.",
	],
	[SEO, "Search pages cost from {price.seo} a month, or ₹90,000 with ads."],
])("in %s the text %s is taken", (file, text) => {
	expect(check(file, "intro", text)).toEqual([]);
});

it("a text names days of the calendar and prices, which are computed", () => {
	const root = copyContent();
	const text = "{calendar.kite-days}; {calendar.kite-days.start}; {calendar.year}; {price.seo}";
	editFile(root, `content/${CITY}`, ["intro"], text);
	const { cities } = loadContent(join(root, "content"));
	expect(cities.find(({ slug }) => slug === "mumbai")?.intro).toBe(
		"14–15 January 2027; 14 January 2027; 2027; ₹30,000",
	);
});

it.each([
	["{calendar.kite-day}", "{calendar.kite-day} is unknown; did you mean {calendar.kite-days}?"],
	[
		"{calendar.snow}",
		"{calendar.snow} is unknown; calendar.yaml has no event of this lasting mark",
	],
	["{price.sea}", "{price.sea} is unknown; did you mean {price.seo}?"],
	["{price.x}", "{price.x} is unknown; pages/pricing.yaml has no price of this service"],
])("%s is an issue of its file", (text, reason) => {
	const root = copyContent();
	editFile(root, `content/${CITY}`, ["intro"], text);
	expect(loadIssues(root)).toEqual([expect.objectContaining({ reason })]);
});

it.each([
	["content/calendar.yaml", "year", "{calendar.kite-days}"],
	["content/pages/pricing.yaml", "heading", "{price.seo}"],
])(
	"an issue of %s is told once, and not by each text that names a value of it",
	(file, field, text) => {
		const root = copyContent();
		editFile(root, file, [field], ["wrong"]);
		editFile(root, `content/${CITY}`, ["intro"], text);
		expect(loadIssues(root)).toEqual([expect.objectContaining({ file, field })]);
	},
);
