import { launchChromium } from "../../tests/support/chromium.ts";
import { type Figure, takeMedian, toFigure } from "../figures.ts";
import type { Part, Table } from "../part.ts";
import { withSite } from "../site.ts";
import { timeFirstTap } from "./first-tap.ts";
import { type Hydration, watchHydration } from "./hydration.ts";

const ROUNDS = { quick: 5, thorough: 9 };
/** In KB. */
const SCRIPTS = {
	home: { path: "/", most: 118, peer: 106 },
	contact: { path: "/contact", most: 122, peer: null },
};
const TAP = { limit: { most: 200 } };
/** What a visitor touches first, and where. */
const TAPS = {
	"the menu's button": { path: "/", target: "header button[commandfor]" },
	"a link": { path: "/", target: "main a[href^='/']" },
	"an accordion": { path: "/", target: "main details > summary" },
	"a field of the form": { path: "/contact", target: "main form input[name=name]" },
};

/** What hydration costs, and how soon the first touch is answered. */
export const taps: Part = {
	name: "taps",
	title: "Hydration and the first tap",
	method: `A page that has loaded is given its first sign of a visitor, a pointer that moves, and React takes it over. Scripts are the
bodies of all script files that were asked for by then, compressed as they come over the line. Long tasks are those of
more than 50 ms between that sign and a second after hydration, with 100 ms, 4 Mbit/s and a processor four times slower;
medians of five visits, with \`--thorough\` of nine. The first tap comes right after \`load\`, on the slow line and processor of the section
above, and is timed by the browser itself (event timing: from the touch to the next frame); medians of as many visits.`,
	measure: async ({ isThorough, tell }) =>
		withSite(async ({ origin }) => {
			const rounds = ROUNDS[isThorough ? "thorough" : "quick"];
			const browser = await launchChromium();
			const tables: Table[] = [];
			for (const [name, { path, most, peer }] of Object.entries(SCRIPTS)) {
				const seen: Hydration[] = [];
				for (let round = 0; round < rounds; round++)
					seen.push(await watchHydration(browser, origin + path));
				tables.push({ title: `hydration of ${name}`, figures: toFigures(seen, { most, peer }) });
				tell(`${name} hydrated`);
			}
			const figures: Figure[] = [];
			for (const [name, { path, target }] of Object.entries(TAPS)) {
				const times: number[] = [];
				for (let round = 0; round < rounds; round++)
					times.push(await timeFirstTap(browser, origin + path, target));
				tell(`${name}: ${times.map(Math.round).join(", ")} ms`);
				figures.push(toFigure(name, takeMedian(times), "ms", TAP));
			}
			await browser.close();
			return [...tables, { title: "the first tap, answered after", figures }];
		}),
};

function toFigures(
	seen: readonly Hydration[],
	{ most, peer }: { most: number; peer: number | null },
): Figure[] {
	const median = (read: (hydration: Hydration) => number) => takeMedian(seen.map(read));
	return [
		toFigure("scripts", median(({ bytes }) => bytes) / 1000, "KB", { limit: { most }, peer }),
		toFigure(
			"script files",
			median(({ files }) => files),
			"files",
		),
		toFigure(
			"long tasks",
			median(({ tasks }) => tasks.length),
			"tasks",
			{ limit: { most: 0 } },
		),
		toFigure(
			"the longest task of more than 50 ms",
			median(({ tasks }) => Math.max(0, ...tasks)),
			"ms",
			{
				limit: { most: 50 },
			},
		),
		toFigure(
			"from the sign to hydrated",
			median(({ after }) => after),
			"ms",
		),
	];
}
