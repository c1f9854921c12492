import { join } from "node:path";
import { expect, it } from "vitest";
import { content as shipped } from "../../../tests/support/addresses.ts";
import { all } from "../../../tests/support/content-acts.ts";
import { copyContent } from "../../../tests/support/copied-content.ts";
import { writeLandingPage, writeOwnPage } from "../../../tests/support/own-pages.ts";
import { loadContent } from "../load.ts";
import type { City, Content } from "../types.ts";
import { checkPages } from "./check-pages.ts";

function getCity(slug: string): City {
	const city = shipped.cities.find((it) => it.slug === slug);
	if (!city) throw new Error(`no ${slug}`);
	return { ...city, districts: [], services: {} };
}

const withCities = (...cities: City[]): Content => ({ ...shipped, cities });

it("finds a city's page that is another one with the name swapped, and the other one too", () => {
	const mumbai = getCity("mumbai");
	const copy = JSON.parse(JSON.stringify(mumbai).replaceAll("Mumbai", "Navi Springfield"));
	const content = withCities(mumbai, { ...copy, slug: "springfield" }, getCity("pune"));
	const { city } = checkPages(content, { pairs: 1 });
	expect(city.pages).toEqual([
		expect.objectContaining({ path: "/mumbai", faults: ["sameness"] }),
		expect.objectContaining({
			path: "/springfield",
			nearest: { path: "/mumbai", share: 1 },
			faults: ["sameness"],
		}),
		expect.objectContaining({ path: "/pune", faults: [] }),
	]);
	expect(city.pairs).toEqual([{ first: "/mumbai", second: "/springfield", share: 1 }]);
});

it("compares the agency's own pages, of a text and of sections, and lets them be short", () => {
	const root = copyContent();
	const text =
		"Whoever opens a shop in {place} this year gets its website from us at a fixed price.";
	const open = (place: string) => text.replace("{place}", place);
	const section = { kind: "text", heading: "Why", paragraphs: [open("Pune")] };
	all(
		writeOwnPage("mumbai-week", {}, `## Why\n\n${open("Mumbai")}`),
		writeLandingPage("pune-week", { kind: "opening", title: "A week" }, section),
		writeOwnPage("imprint", {}, "Kranich Ltd, 7 Example Quay"),
	)(root);
	const { ownPage } = checkPages(loadContent(join(root, "content")));
	expect(ownPage.pages).toEqual([
		expect.objectContaining({ path: "/mumbai-week", faults: ["sameness"] }),
		expect.objectContaining({ path: "/pune-week", faults: ["sameness"] }),
		{ path: "/imprint", ownWords: 5, nearest: null, faults: [] },
	]);
});

/** Creates a city whose page has these words and no others of its own. */
function createCity(slug: string, intro: string): City {
	const texts = { intro, economy: [], industries: [], search: [], advertising: [], questions: [] };
	return { ...getCity("mumbai"), ...texts, slug, name: slug, livesOn: "" };
}

// Without hyphens and the like these are nine words, so five runs of five words each; four of all six runs are shared.
it("counts words as a reader would, and shares by runs of five words", () => {
	const [one, other] = ["we don't sell 4,000 walk-ins a", "don't sell 4,000 walk-ins a day"];
	const { city } = checkPages(withCities(createCity("qa", one), createCity("qb", other)), {
		pairs: 1,
	});
	expect(city.pages.map(({ ownWords }) => ownWords)).toEqual([6, 6]);
	expect(city.pairs[0]?.share).toBeCloseTo(4 / 6, 9);
});
