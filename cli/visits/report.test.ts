import { describe, expect, it } from "vitest";
import { addDays, toDay } from "#app/visits/day.ts";
import { openDesk } from "../enquiries/desk-for-tests.ts";
import { measureText } from "../enquiries/text-width.ts";
import { storeVisits } from "./counts-for-tests.ts";
import { report } from "./report.ts";

const TODAY = toDay(Date.now());

/** 60 visits with 100 views, and 3 enquiries; a quarantined one beside them. */
async function openBusyDesk() {
	const desk = await openDesk();
	const inner = { source: "", entries: 0 };
	await storeVisits(desk.stores, [
		{ path: "/", entries: 40, views: 40 },
		{ path: "/mumbai", city: "mumbai", source: "news", campaign: "diwali", entries: 20, views: 20 },
		{ path: "/services/seo", service: "seo", ...inner, views: 30 },
		{ path: "/services/seo/mumbai", service: "seo", city: "mumbai", ...inner, views: 10 },
		{ path: "/", daysAgo: 31, entries: 500, views: 500 },
	]);
	await desk.save({
		landingPage: "/mumbai",
		service: "seo",
		city: "mumbai",
		lastTouch: { utm_source: "news", utm_campaign: "Diwali" },
	});
	await desk.save({ landingPage: "/", service: "seo" });
	await desk.save();
	await desk.save({ verdict: "quarantined", landingPage: "/mumbai" });
	return desk;
}

describe("the overview", () => {
	it("has the totals, and a list per day, page, service, city and source, within 80 columns", async () => {
		const { run } = await openBusyDesk();
		const { printed, notes } = await run(report);
		expect(notes).toEqual([]);
		expect(printed).toContain("60 visits, 100 page views, 3 enquiries, 5.0% of the visits");
		expect(printed).toMatch(/^\/mumbai +#+ +20 +20 +1 +5\.0%$/m);
		expect(printed).toMatch(/^not told +0 +0 +1 +-$/m);
		expect(printed).toMatch(/^seo +#+ +0 +40 +2 +5\.0%$/m);
		expect(printed).toMatch(/^mumbai +#+ +20 +30 +1 +3\.3%$/m);
		expect(printed).toMatch(/^news +#+ +20 +1 +5\.0%$/m);
		expect(printed).toMatch(/^direct +#+ +40 +2 +5\.0%$/m);
		for (const line of printed.split("\n")) expect(measureText(line)).toBeLessThanOrEqual(80);
	});

	it("has coloured bars on a terminal, and fits a narrow one", async () => {
		const { run } = await openBusyDesk();
		expect((await run(report, [], { terminal: 100 })).printed).toMatch(/<cyan>█+ *<\/>/);
		const { printed } = await run(report, [], { terminal: 56 });
		const bare = printed.replaceAll(/<\/?\w*>/g, "");
		const tables = bare
			.split("\n")
			.filter((line) => /(visits|views|%|-)$/i.test(line))
			.slice(1);
		expect(tables.length).toBeGreaterThan(30);
		for (const line of tables) expect(measureText(line)).toBeLessThanOrEqual(56);
	});

	it("draws a long period by weeks, and leaves none of it out", async () => {
		const { run } = await openBusyDesk();
		const { printed } = await run(report, ["--days", "60"]);
		expect(printed).toContain("560 visits, 600 page views");
		expect(printed).toContain("Week from");
		const weeks = /Week from.*\n((?:\d.*\n)+)/.exec(printed)?.[1]?.trim().split("\n") ?? [];
		expect(weeks.length).toBeGreaterThanOrEqual(9);
		expect(weeks.length).toBeLessThanOrEqual(10);
	});

	it("says what of a long list it leaves out", async () => {
		const { run, stores } = await openDesk();
		await storeVisits(
			stores,
			Array.from({ length: 13 }, (_, at) => ({ source: `s${at}` })),
		);
		const told = "and 3 more: npm run visits -- report --by source";
		expect((await run(report)).printed).toContain(told);
		expect((await run(report, ["--by", "source"])).printed).not.toContain("more");
	});

	it("says so when there is nothing", async () => {
		const { run } = await openDesk();
		const { printed } = await run(report);
		expect(printed).toMatch(/^Visits from .+\n0 visits, 0 page views, 0 enquiries\n$/);
	});

	it("says when nothing is counted at present", async () => {
		const { run } = await openDesk();
		const { notes } = await run(report, [], { settings: { VISITS: "off" } });
		expect(notes).toEqual(["VISITS is off: nothing is counted at present."]);
	});
});

describe("one list", () => {
	it("of days has each of them, also those without a visit", async () => {
		const { run } = await openBusyDesk();
		const { printed } = await run(report, ["--by", "day", "--days", "3", "--csv"]);
		expect(printed.split("\r\n")).toEqual([
			"day,visits,views,enquiries,rate",
			`${addDays(TODAY, -2)},0,0,0,`,
			`${addDays(TODAY, -1)},0,0,0,`,
			`${TODAY},60,100,3,0.0500`,
			"",
		]);
	});

	it("of campaigns sets visits and enquiries side by side", async () => {
		const { run } = await openBusyDesk();
		const { printed } = await run(report, ["--by", "campaign", "--json"]);
		expect(JSON.parse(printed)).toEqual({
			from: addDays(TODAY, -29),
			to: TODAY,
			totals: { visits: 60, views: 100, enquiries: 3, rate: 0.05 },
			campaign: [
				{ name: "", visits: 40, views: 80, enquiries: 2, rate: 0.05 },
				{ name: "diwali", visits: 20, views: 20, enquiries: 1, rate: 0.05 },
			],
		});
	});

	it("has everything for a program when nothing is said", async () => {
		const { run } = await openBusyDesk();
		const { printed } = await run(report, ["--json"]);
		const told = JSON.parse(printed);
		expect(Object.keys(told)).toEqual([
			...["from", "to", "totals", "day", "page", "service", "city", "source", "medium", "campaign"],
		]);
		expect(told.page.map(({ name }: { name: string }) => name)).toEqual([
			...["/", "/mumbai", "/services/seo", "/services/seo/mumbai", ""],
		]);
	});

	it("cannot be taken for a formula, nor move the cursor", async () => {
		const { run, save, stores } = await openDesk();
		await storeVisits(stores, [{ campaign: "-1+cmd" }]);
		await save({ landingPage: "/x\u001b[31m" });
		expect((await run(report, ["--by", "campaign", "--csv"])).printed).toContain("\r\n'-1+cmd,");
		expect((await run(report, ["--by", "page"])).printed).toContain("/x\uFFFD[31m");
	});
});

describe("wrong use", () => {
	it.each([
		[["--by", "town"], /^--by wants one of day, .+ found "town"/],
		[["--by", "sources"], /did you mean source\?$/],
		[["--days", "0"], /^--days wants a whole number/],
		[["--days", "3661"], /^--days wants a whole number/],
		[["--days", "7d"], /^--days wants a whole number/],
		[["--to", "2026-11-21"], /^--to wants --from/],
		[["--from", "2026-02-30"], /^--from wants a day/],
		[["--from", "yesterday"], /^--from wants a day/],
		[["--from", "2026-11-02", "--to", "2026-11-01"], /^--from is after --to/],
		[["--from", "1900-01-01"], /^At most 3660 days/],
		[["--from", "2026-11-01", "--days", "3"], /exclude each other/],
		[["--csv", "--json"], /exclude each other/],
		[["--colour"], /^There is no option --colour/],
		[["today"], /^Nothing more is wanted/],
	])("%j is refused in words", async (args, words) => {
		const { run } = await openDesk();
		const { refusal, printed } = await run(report, args);
		expect(refusal).toMatch(words);
		expect(printed).toBe("");
	});
});
