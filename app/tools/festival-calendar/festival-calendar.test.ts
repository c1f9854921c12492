import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { openRoute } from "../../../tests/support/open-route.ts";
import { present } from "../../../tests/support/present.ts";
import type { FestivalsData } from "./load-festivals.server.ts";

const festivals = present(getContent().festivals);
const PATH = "/tools/festival-calendar";

async function open(query = "") {
	const { data, render } = await openRoute(PATH + query);
	const { months, files, meta }: FestivalsData = data;
	const events = months.flatMap((month) => month.events);
	return { events, months, files, meta, render };
}

const BRITISH = {
	diwaliDay: "Friday, 29 October",
	ready: [
		["6 August", 12],
		["3 December 2026", 6],
	],
	eid: "10 March",
	days: "24–25 August",
} as const;
const WRITTEN = {
	india: BRITISH,
	lisbon: BRITISH,
	portland: {
		diwaliDay: "Friday, October 29",
		ready: [
			["August 6", 12],
			["December 3, 2026", 6],
		],
		eid: "March 10",
		days: "August 24 – 25",
	},
} as const;

describeInRegions(({ name }) => {
	const { diwaliDay, ready, eid, days } = WRITTEN[name];
	it("all events are on the page, by month, with the day by which each thing is ready", async () => {
		const { events, months, render } = await open();
		expect(events.map(({ name }) => name).toSorted()).toEqual(
			festivals.events.map(({ name }) => name).toSorted(),
		);
		expect(months[0]?.name).toBe("January");
		const diwali = events.find(({ name }) => name.startsWith("Diwali"));
		expect(diwali?.when).toBe(diwaliDay);
		const markup = render();
		for (const [day, weeks] of ready)
			expect(markup).toMatch(new RegExp(`by ${day}</b> <span[^>]*>\\(${weeks} weeks before\\)`));
		for (const { name } of festivals.events) expect(markup).toContain(name);
	});

	it("what is not certain says so", async () => {
		const { events } = await open();
		const find = (start: string) => events.find(({ name }) => name.startsWith(start))?.when;
		expect(find("Eid-ul-Fitr")).toBe(`about ${eid}`);
		expect(find("Janmashtami")).toBe(days);
		expect(find("Weddings")).toBe("February – March");
	});
});

it("a state and a trade select on the page and in the files, and only the whole is for search engines", async () => {
	const whole = await open();
	const part = await open("?state=gujarat&trade=food");
	const names = part.events.map(({ name }) => name);
	expect(names).toContain("Kite days");
	expect(names).not.toContain("Weddings in winter");
	expect(part.files.ics).toBe(`${PATH}.ics?state=gujarat&trade=food`);
	expect(part.meta.canonical).toBe(whole.meta.canonical);
	expect([whole.meta.robots, part.meta.robots]).toEqual([undefined, "noindex, follow"]);
	expect(part.render()).toMatch(/<option value="gujarat" selected/);
});

it("there is no page of an unknown trade", async () => {
	expect((await openRoute(`${PATH}?trade=__proto__`)).status).toBe(404);
});

it("each event is in the year of the list, and ends after it has begun", () => {
	for (const { id, date, until = date } of festivals.events) {
		expect(date.slice(0, 4), id).toBe(String(festivals.year));
		expect(until >= date, id).toBe(true);
	}
});
