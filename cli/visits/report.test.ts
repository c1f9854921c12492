import { expect, it } from "vitest";
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
	const lastTouch = { utm_source: "news", utm_campaign: "Diwali" };
	await desk.save({ landingPage: "/mumbai", service: "seo", city: "mumbai", lastTouch });
	await desk.save({ landingPage: "/", service: "seo" });
	await desk.save();
	await desk.save({ verdict: "quarantined", landingPage: "/mumbai" });
	return desk;
}

it.each<[args: string, shown: RegExp, terminal?: number]>([
	["", /^60 visits, 100 page views, 3 enquiries, 5\.0% of the visits$/m],
	["", /^\/mumbai +#+ +20 +20 +1 +5\.0%$/m],
	["", /^not told +0 +0 +1 +-$/m],
	["", /^seo +#+ +0 +40 +2 +5\.0%$/m],
	["", /^mumbai +#+ +20 +30 +1 +3\.3%$/m],
	["", /^news +#+ +20 +1 +5\.0%$/m],
	["", /^direct +#+ +40 +2 +5\.0%$/m],
	["", /<cyan>█+ *<\/>/, 100],
	["--by page", /^\/services\/seo\/mumb… +0 +10 +0 +-$/m, 56],
	["--days 60", /^560 visits, 600 page views/m],
	["--days 60", /^Week from.*\n(\d.*\n){9,10}\n/m],
	["--by day --days 2 --csv", /^day,visits,views,enquiries,rate\r\n/],
	["--by day --days 2 --csv", new RegExp(`^${addDays(TODAY, -1)},0,0,0,\r$`, "m")],
	["--by day --days 2 --csv", new RegExp(`^${TODAY},60,100,3,0\\.0500\r$`, "m")],
])("the report on visits with '%s' has %s", async (args, shown, terminal) => {
	const { run } = await openBusyDesk();
	const { printed, notes } = await run(report, args, { terminal });
	expect(notes).toEqual([]);
	expect(printed).toMatch(shown);
	const rows = printed.replaceAll(/<\/?\w*>/g, "").match(/^.*[%-]$/gm) ?? [];
	expect(Math.max(...rows.map(measureText))).toBeLessThanOrEqual(terminal ?? 80);
});

it("the report on visits has everything for programs, the most first", async () => {
	const { run } = await openBusyDesk();
	const { printed } = await run(report, "--json");
	const { day, page, service, city, source, medium, ...rest } = JSON.parse(printed);
	const lengths = [day, page, service, city, source, medium].map((lines) => lines.length);
	expect(lengths).toEqual([30, 5, 2, 2, 2, 1]);
	expect(page[0]).toMatchObject({ name: "/", visits: 40 });
	expect(rest).toEqual({
		from: addDays(TODAY, -29),
		to: TODAY,
		totals: { visits: 60, views: 100, enquiries: 3, rate: 0.05 },
		campaign: [
			{ name: "", visits: 40, views: 80, enquiries: 2, rate: 0.05 },
			{ name: "diwali", visits: 20, views: 20, enquiries: 1, rate: 0.05 },
		],
	});
});

it("the report on visits says what it leaves out, and that there is nothing, or nothing counted", async () => {
	const { run, stores } = await openDesk();
	const { printed, notes } = await run(report, "", { settings: { VISITS: "off" } });
	expect(printed).toMatch(/^Visits from .+\n0 visits, 0 page views, 0 enquiries\n$/);
	expect(notes).toEqual(["VISITS is off: nothing is counted at present."]);
	await storeVisits(
		stores,
		[..."abcdefghijklm"].map((source) => ({ source })),
	);
	const more = "and 3 more: npm run visits -- report --by source";
	expect((await run(report)).printed).toContain(more);
	expect((await run(report, "--by source")).printed).not.toContain("more");
});

it("the report on visits cannot be taken for a formula, nor move the cursor", async () => {
	const { run, save, stores } = await openDesk();
	await storeVisits(stores, [{ campaign: "-1+cmd" }]);
	await save({ landingPage: "/x\u001b[31m" });
	expect((await run(report, "--by campaign --csv")).printed).toContain("\r\n'-1+cmd,");
	expect((await run(report, "--by page")).printed).toContain("/x\uFFFD[31m");
});
