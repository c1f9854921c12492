import { expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import type { VisitRow } from "#app/enquiries/store/tables.ts";
import { addDays, toDay } from "#app/visits/day.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { openTestStores } from "../../tests/support/command-stores.ts";
import { purge, report } from "./commands.ts";

const TODAY = toDay(getNow());

/** Stores with counts, of today and of one direct visit where nothing else is said. */
async function openCounts(given: (Partial<VisitRow> & { daysAgo?: number })[]) {
	const test = await openTestStores();
	const nothing = { service: "", city: "", source: "direct", medium: "", campaign: "" };
	const rows = given.map(({ daysAgo = 0, ...row }) => ({
		day: addDays(TODAY, -daysAgo),
		path: "/",
		...nothing,
		entries: 1,
		views: 1,
		...row,
	}));
	await createVisitStore(test.stores.database).add(rows);
	return test;
}

/** 60 visits with 100 views, and 3 enquiries; a quarantined one beside them. */
async function openBusyStores() {
	const inner = { source: "", entries: 0 };
	const test = await openCounts([
		{ path: "/", entries: 40, views: 40 },
		{ path: "/mumbai", city: "mumbai", source: "news", campaign: "diwali", entries: 20, views: 20 },
		{ path: "/services/seo", service: "seo", ...inner, views: 30 },
		{ path: "/services/seo/mumbai", service: "seo", city: "mumbai", ...inner, views: 10 },
		{ path: "/", daysAgo: 31, entries: 500, views: 500 },
	]);
	const lastTouch = { utm_source: "news", utm_campaign: "Diwali" };
	await test.save({ landingPage: "/mumbai", service: "seo", city: "mumbai", lastTouch });
	await test.save({ landingPage: "/", service: "seo" });
	await test.save();
	await test.save({ verdict: "quarantined", landingPage: "/mumbai" });
	return test;
}

it.each<[args: string, shown: RegExp, width?: number]>([
	["", /^60 visits, 100 page views, 3 enquiries, 5\.0% of the visits$/m],
	["", /^\/mumbai +#+ +20 +20 +1 +5\.0%$/m],
	["", /^mumbai +#+ +20 +30 +1 +3\.3%$/m],
	["", /^news +#+ +20 +1 +5\.0%$/m],
	["", /<36m█+<39m/, 100],
	["--by page", /^\/services\/seo\/mumb… +0 +10 +0 +-$/m, 56],
	["--days 60", /^Week from.*\n(\d.*\n){9,10}\n/m],
	["--by day --days 2 --csv", new RegExp(`^${addDays(TODAY, -1)},0,0,0,\r$`, "m")],
	["--by day --days 2 --csv", new RegExp(`^${TODAY},60,100,3,0\\.0500\r$`, "m")],
])("the report on visits with '%s' has %s", async (args, shown, width) => {
	const { run } = await openBusyStores();
	const { printed, notes } = await run(report, args, { width });
	expect(notes).toEqual([]);
	expect(printed).toMatch(shown);
	const rows = printed.replaceAll(/<\d+m/g, "").match(/^.*[%-]$/gm) ?? [];
	expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(width ?? 80);
});

it("the report on visits has everything for programs, the most first", async () => {
	const { run } = await openBusyStores();
	const { printed } = await run(report, "--json");
	const { day, page, service, city, source, medium, ...rest } = JSON.parse(printed);
	const lengths = [day, page, service, city, source, medium].map((lines) => lines.length);
	expect(lengths).toEqual([30, 5, 2, 2, 2, 1]);
	expect(page[0]).toMatchObject({ name: "/", visits: 40 });
	expect(rest).toEqual({
		from: addDays(TODAY, -29),
		to: TODAY,
		totals: { visits: 60, views: 100, enquiries: 3, rate: 0.05 },
		speed: [],
		campaign: [
			{ name: "", visits: 40, views: 80, enquiries: 2, rate: 0.05 },
			{ name: "diwali", visits: 20, views: 20, enquiries: 1, rate: 0.05 },
		],
	});
});

it("the report on visits says what it leaves out, and that there is nothing, or nothing counted", async () => {
	const { run } = await openTestStores();
	const { printed, notes } = await run(report, "", { settings: { VISITS: "off" } });
	expect(printed).toMatch(/^Visits from .+\n0 visits, 0 page views, 0 enquiries\n$/);
	expect(notes).toEqual(["VISITS is off: nothing is counted at present."]);
	const busy = await openCounts([..."abcdefghijklm"].map((source) => ({ source })));
	const more = "and 3 more: npm run visits -- report --by source";
	expect((await busy.run(report)).printed).toContain(more);
	expect((await busy.run(report, "--by source")).printed).not.toContain("more");
});

it("the report on visits cannot be taken for a formula, nor move the cursor", async () => {
	const { run, save } = await openCounts([{ campaign: "-1+cmd" }]);
	await save({ landingPage: "/x\u001b[31m" });
	expect((await run(report, "--by campaign --csv")).printed).toContain("\r\n'-1+cmd,");
	expect((await run(report, "--by page")).printed).toContain("/x\uFFFD[31m");
});

/** 40 loads of cities, and a few of the home page, beside a visit. */
async function openMeasuredStores() {
	const test = await openCounts([{ path: "/mumbai" }]);
	const row = { day: TODAY, template: "city", device: "phone", metric: "LCP" } as const;
	await createSpeedStore(test.stores.database).add([
		{ ...row, bucket: 2_500, loads: 40 },
		{ ...row, metric: "CLS", bucket: 280, loads: 40 },
		{ ...row, template: "/", device: "desktop", bucket: 800, loads: 5 },
		{ ...row, day: addDays(TODAY, -31), bucket: 9_000, loads: 400 },
	]);
	return test;
}

it.each<[args: string, shown: RegExp]>([
	["", /^All pages +Phone +LCP +40 +2\.4 s +good$/m],
	["", /^All pages +Desktop +LCP +5 +- +too few$/m],
	["", /^By page: npm run visits -- report --by speed$/m],
	["--by speed", /^City +Phone +CLS +40 +0\.27 +poor$/m],
	["--by speed --csv", /^page,device,metric,loads,p75,rating\r$/m],
	["--by speed --csv", /^City,phone,LCP,40,2435,good\r$/m],
	["--by speed --csv", /^Home,desktop,LCP,5,,too few\r$/m],
])("the report on visits with '%s' tells the speed: %s", async (args, shown) => {
	const { run } = await openMeasuredStores();
	const { printed } = await run(report, args);
	expect(printed).toMatch(shown);
	expect(Math.max(...printed.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
});

it("the speed is in the report for programs, and its old days are deleted with the visits'", async () => {
	const { run, stores } = await openMeasuredStores();
	const { speed } = JSON.parse((await run(report, "--by speed --json")).printed);
	const p75 = { value: 2_435, rating: "good" };
	expect(speed[0]).toMatchObject({
		template: "",
		device: "phone",
		figures: { LCP: { loads: 40, p75 } },
	});
	const old = {
		path: "/",
		service: "",
		city: "",
		source: "",
		medium: "",
		campaign: "",
		entries: 0,
	};
	const day = addDays(TODAY, -31);
	await createVisitStore(stores.database).add([{ ...old, day, views: 1 }]);
	expect((await run(purge, "--older-than 30d --yes")).printed).toBe(
		"Deleted the counts of 1 view.\n",
	);
	const rows = await stores.database.db.selectFrom("pageSpeed").selectAll().execute();
	expect(rows.map(({ day }) => day)).toEqual([TODAY, TODAY, TODAY]);
});

it("counts that are older are deleted, after a yes", async () => {
	const { run, stores } = await openCounts([{ daysAgo: 400 }, { daysAgo: 401, views: 7 }]);
	const read = () => stores.database.db.selectFrom("visits").selectAll().execute();
	const args = "--older-than 400d";
	const { questions, error } = await run(purge, args, { answers: ["no"] });
	expect(questions[0]).toMatch(/^Delete the counts of 7 views before .+ for good\? Type yes: $/);
	expect(error).toBe("Nothing was erased.");
	expect(await read()).toHaveLength(2);
	expect((await run(purge, `${args} --yes`)).printed).toBe("Deleted the counts of 7 views.\n");
	expect(await read()).toHaveLength(1);
	expect((await run(purge, args)).printed).toBe("Nothing is older than 400 days.\n");
});
