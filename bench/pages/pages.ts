import { TEMPLATES } from "../../tests/support/addresses.ts";
import { launchChromium } from "../../tests/support/chromium.ts";
import {
	describeShift,
	type FirstVisit,
	PHONE_VISIT,
	watchFirstVisit,
} from "../../tests/support/first-visit.ts";
import { type Figure, takeMedian, toFigure } from "../figures.ts";
import type { Part, Table } from "../part.ts";
import { withSite } from "../site.ts";
import { weighFirstFlights } from "./first-flight.ts";

/** Of a first flight, in bytes. */
const LIMITS = { home: 19_000, median: 14_000 };
/** Of the best of nine sites' home pages. */
const PEERS = { requests: 8, bytes: 155 };
const REST_MS = 5_000;
/** Visited at once; nothing here is timed. */
const VISITORS = 4;

/** What the first visit to a page of each template takes. */
export const pages: Part = {
	name: "pages",
	title: "The first visit",
	method: `One page of each template. The first flight is what must arrive before anything is painted: the body of the
document and of every style sheet that blocks it, compressed, as they come over the line. Then a phone (390 × 844,
three dots to a pixel, empty cache) loads the page and is left alone for ${REST_MS / 1000} s: all requests, and all their bytes
with headers.`,
	measure: async ({ tell, note }) =>
		withSite(async ({ origin }) => {
			const flights = await weighFirstFlights(origin, TEMPLATES);
			tell(`first flights of ${Object.keys(flights).length} templates weighed`);
			const visits = await visitAll(origin);
			for (const [name, { shifts }] of Object.entries(visits))
				if (shifts.length > 0) note(`On ${name} moved: ${shifts.map(describeShift).join(", ")}.`);
			return toTables(flights, visits);
		}),
};

async function visitAll(origin: string): Promise<Record<string, FirstVisit>> {
	const browser = await launchChromium();
	const waiting = Object.entries(TEMPLATES);
	const visits: Record<string, FirstVisit> = {};
	const visitNext = async (): Promise<void> => {
		const next = waiting.shift();
		if (!next) return;
		const [name, path] = next;
		const context = await browser.newContext(PHONE_VISIT);
		visits[name] = await watchFirstVisit(await context.newPage(), origin + path, REST_MS);
		await context.close();
		return visitNext();
	};
	await Promise.all(Array.from({ length: VISITORS }, visitNext));
	await browser.close();
	return visits;
}

function toTables(flights: Record<string, number>, visits: Record<string, FirstVisit>): Table[] {
	const each = (toOne: (name: string, visit: FirstVisit) => Figure): Figure[] =>
		Object.keys(TEMPLATES).flatMap((name) => {
			const visit = visits[name];
			return visit ? [toOne(name, visit)] : [];
		});
	const all = Object.values(visits);
	const none = { limit: { most: 0 }, peer: 0 };
	return [
		{
			title: "first flight",
			figures: [
				toFigure("median", takeMedian(Object.values(flights)), "B", {
					limit: { most: LIMITS.median },
				}),
				...each((name) =>
					toFigure(
						name,
						flights[name] ?? 0,
						"B",
						name === "home" ? { limit: { most: LIMITS.home } } : {},
					),
				),
			],
		},
		{
			title: "requests before the first interaction",
			figures: each((name, { requests }) =>
				toFigure(name, requests.length, "requests", {
					peer: name === "home" ? PEERS.requests : null,
				}),
			),
		},
		{
			title: "bytes before the first interaction",
			figures: each((name, { bytes }) =>
				toFigure(name, bytes / 1000, "KB", {
					peer: name === "home" ? PEERS.bytes : null,
				}),
			),
		},
		{
			title: "all of them together",
			figures: [
				toFigure("scripts asked for before `load`", sum(all, countEarly), "files", none),
				toFigure(
					"scripts asked for before the first interaction",
					sum(all, countScripts),
					"files",
					none,
				),
				toFigure("layout shifts", sum(all, countShifts), "", none),
			],
		},
	];
}

function sum(visits: readonly FirstVisit[], read: (visit: FirstVisit) => number): number {
	return visits.reduce((total, visit) => total + read(visit), 0);
}

const countEarly = ({ scriptsBeforeLoad }: FirstVisit) => scriptsBeforeLoad.length;
const countScripts = ({ scripts }: FirstVisit) => scripts.length;
const countShifts = ({ shifts }: FirstVisit) => shifts.length;
