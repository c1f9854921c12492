import { expect, it } from "vitest";
import { asDay } from "../../tests/support/as-day.ts";
import { checkCalendar } from "./check-calendar.ts";
import type { Festival, FestivalList } from "./schemas/festivals.ts";

type Event = Pick<Festival, "id" | "date"> & Partial<Festival>;

/** Checks events of 2027, with their new moons and one pause, and returns the fields and reasons. */
function check(...events: Event[]) {
	const list = {
		year: 2027,
		newMoons: ["2027-09-30", "2027-10-29"],
		pauses: [{ name: "Rains", from: "2027-07-14", until: "2027-11-09" }],
		events: events.map((event) => ({ prepare: [], ...event })),
	} as unknown as FestivalList;
	return checkCalendar(list).map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
}

const LIGHTS: Event = { id: "lights", date: asDay("2027-10-29"), lunarDay: 30 };
const GOLD: Event = {
	id: "gold",
	date: asDay("2027-10-27"),
	after: { event: "lights", from: -2, to: -1 },
};
const WEDDINGS: Event = {
	id: "weddings",
	date: asDay("2027-11-10"),
	until: asDay("2027-12-15"),
	avoids: ["Rains"],
};
const NATION: Event = { id: "nation", date: asDay("2027-08-15"), yearly: ["08-15"] };
const task = (weeks: number) => ({ weeks, text: "Be ready." });

it("finds no error in dates that follow their rules", () => {
	const tasks = { prepare: [task(9), task(2), task(0)] };
	expect(check({ ...LIGHTS, ...tasks }, GOLD, WEDDINGS, NATION)).toEqual([]);
});

it.each<[what: string, events: Event[], reason: string]>([
	[
		"a date of another year",
		[{ ...NATION, date: asDay("2026-08-15") }],
		"date: is 2026-08-15, not in the year 2027",
	],
	[
		"a last day before the first",
		[{ ...WEDDINGS, until: asDay("2027-11-09"), avoids: [] }],
		"until: is 2027-11-09, before the first day 2027-11-10",
	],
	[
		"tasks that are not in their order",
		[{ ...NATION, prepare: [task(2), task(4)] }],
		"prepare.1.weeks: is 4, but comes after 2: the earliest stands first",
	],
	[
		"a fixed day that is another one",
		[{ ...NATION, date: asDay("2027-08-16") }],
		"date: is 2027-08-16, but its day is 08-15 each year",
	],
	[
		"a day that is not that of the moon",
		[{ ...LIGHTS, date: asDay("2027-10-26") }],
		"date: is 2027-10-26, which is not about 29 days after one of newMoons, as lunarDay 30 is",
	],
	[
		"a day too far from another event",
		[{ ...GOLD, date: asDay("2027-10-26") }, LIGHTS],
		"date: is 2027-10-26, -3 days from lights on 2027-10-29; it must be -2 to -1",
	],
	[
		"a season that begins in a pause",
		[{ ...WEDDINGS, date: asDay("2027-11-09") }],
		"date: 2027-11-09 to 2027-12-15 lies in Rains, 2027-07-14 to 2027-11-09",
	],
	[
		"an event that is not there",
		[{ ...GOLD, after: { event: "light", from: -2, to: -1 } }, LIGHTS],
		'after.event: there is no event "light"; did you mean lights?',
	],
	[
		"a pause that is not there",
		[{ ...WEDDINGS, avoids: ["Rain"] }],
		'avoids.0: there is no pause "Rain"; did you mean Rains?',
	],
])("finds %s", (_what, events, reason) => {
	expect(check(...events)).toEqual([`calendar.yaml: events.0.${reason}`]);
});
