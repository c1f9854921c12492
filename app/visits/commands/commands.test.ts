import { beforeEach, expect, it } from "vitest";
import type { VisitRow } from "#app/database/tables.ts";
import { setClock } from "#app/platform/clock.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { purge, report } from "./commands.ts";

const TODAY = "2026-11-25";
const A_MONTH_AGO = "2026-10-25";

beforeEach(() => setClock(() => Date.parse(`${TODAY}T06:30:00Z`)));

/** Opens stores with counts, by default of today and of one direct visit. */
async function openCounts(given: Partial<VisitRow>[]) {
	const test = await openTestStores();
	const nothing = { service: "", city: "", source: "direct", medium: "", campaign: "" };
	const row = { day: TODAY, path: "/", ...nothing, entries: 1, views: 1 };
	await createVisitStore(test.stores.database).add(given.map((each) => ({ ...row, ...each })));
	return test;
}

/** Opens stores with 60 visits, 100 views and 3 enquiries, a quarantined one beside them, and the speed of 45 loads. */
async function openBusyStores() {
	const inner = { source: "", entries: 0 };
	const test = await openCounts([
		{ path: "/", entries: 40, views: 40 },
		{ path: "/mumbai", city: "mumbai", source: "news", campaign: "diwali", entries: 20, views: 20 },
		{ path: "/services/seo", service: "seo", ...inner, views: 30 },
		{ path: "/services/seo/mumbai", service: "seo", city: "mumbai", ...inner, views: 10 },
		{ path: "/", day: A_MONTH_AGO, entries: 500, views: 500 },
	]);
	const lastTouch = { utm_source: "news", utm_campaign: "Diwali" };
	await test.save({ landingPage: "/mumbai", service: "seo", city: "mumbai", lastTouch });
	await test.save({ landingPage: "/", service: "seo" });
	await test.save();
	await test.save({ verdict: "quarantined", landingPage: "/mumbai" });
	const row = { day: TODAY, template: "city", device: "phone", metric: "LCP" } as const;
	await createSpeedStore(test.stores.database).add([
		{ ...row, bucket: 2_500, loads: 40 },
		{ ...row, metric: "CLS", bucket: 280, loads: 40 },
		{ ...row, template: "/", device: "desktop", bucket: 800, loads: 5 },
		{ ...row, day: A_MONTH_AGO, bucket: 9_000, loads: 400 },
	]);
	return test;
}

it("the report on visits shows what was visited, what came of it and how fast it was", async () => {
	const { run } = await openBusyStores();
	const { printed, notes } = await run(report, "--days 2");
	expect(notes).toEqual([]);
	expect(printed).toMatchInlineSnapshot(`
		"Visits from 24 Nov 2026 to 25 Nov 2026
		60 visits, 100 page views, 3 enquiries, 5.0% of the visits

		Day                                Visits  Views  Enquiries  Of visits
		24 Nov 2026                             0      0          0          -
		25 Nov 2026  ####################      60    100          3       5.0%

		Page                                        Visits  Views  Enquiries  Of visits
		/                     ####################      40     40          1       2.5%
		/mumbai               ##########                20     20          1       5.0%
		/services/seo                                    0     30          0          -
		/services/seo/mumbai                             0     10          0          -
		not told                                         0      0          1          -

		Service                           Visits  Views  Enquiries  Of views
		no service  ####################      60     60          1      1.7%
		seo         #############              0     40          2      5.0%

		City                           Visits  Views  Enquiries  Of views
		no city  ####################      40     70          2      2.9%
		mumbai   #########                 20     30          1      3.3%

		Source                        Visits  Enquiries  Of visits
		direct  ####################      40          2       5.0%
		news    ##########                20          1       5.0%

		Speed of   On            Loads  3 in 4  Rating
		All pages  Phone    LCP     40   2.4 s  good
		All pages  Phone    CLS     40    0.27  poor
		All pages  Desktop  LCP      5       -  too few
		By page: npm run visits -- report --by speed

		Browsers without JavaScript, and those that ask for privacy, are not counted as
		visits; their enquiries are.
		"
	`);
	expect(Math.max(...printed.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
});

it.each<[args: string, shown: RegExp, width?: number]>([
	["", /<36m█+<39m/, 100],
	["--by page", /^\/services\/seo\/mumb… +0 +10 +0 +-$/m, 56],
	["--days 60", /^Week from.*\n(\d.*\n){9,10}\n/m],
	["--by day --days 2 --csv", /^2026-11-24,0,0,0,\r\n2026-11-25,60,100,3,0\.0500\r$/m],
	["--by speed --csv", /^page,device,metric,.*\r\n[\s\S]+\nCity,phone,LCP,40,2435,good\r$/m],
])("the report on visits with '%s' has %s", async (args, shown, width) => {
	const { run } = await openBusyStores();
	expect((await run(report, args, { width })).printed).toMatch(shown);
});

it("the report on visits has everything for programs, the most first", async () => {
	const { run } = await openBusyStores();
	const { printed } = await run(report, "--json");
	const { day, page, speed, campaign, totals } = JSON.parse(printed);
	expect(totals).toEqual({ visits: 60, views: 100, enquiries: 3, rate: 0.05 });
	expect([day.length, page.length]).toEqual([30, 5]);
	expect(page[0]).toMatchObject({ name: "/", visits: 40 });
	expect(campaign[1]).toEqual({ name: "diwali", visits: 20, views: 20, enquiries: 1, rate: 0.05 });
	const figures = { LCP: { loads: 40, p75: { value: 2_435, rating: "good" } } };
	expect(speed[0]).toMatchObject({ template: "", device: "phone", figures });
});

it("the report on visits says what it leaves out, and that nothing is counted", async () => {
	const { run } = await openTestStores();
	const { printed, notes } = await run(report, "", { settings: { VISITS: "off" } });
	expect(printed).toMatch(/^Visits from .+\n0 visits, 0 page views, 0 enquiries\n$/);
	expect(notes).toEqual(["VISITS is off: nothing is counted at present."]);
	const busy = await openCounts([..."abcdefghijklm"].map((source) => ({ source })));
	const more = "and 3 more: npm run visits -- report --by source";
	expect((await busy.run(report)).printed).toContain(more);
	expect((await busy.run(report, "--by source")).printed).not.toContain("more");
});

it("counts and figures of speed that are older are deleted, after a yes", async () => {
	const { run, stores } = await openBusyStores();
	const { db } = stores.database;
	const args = "--older-than 30d";
	const { questions, error } = await run(purge, args, { answers: ["no"] });
	expect(questions[0]).toMatch(/^Delete the counts of 500 views before .+ for good\? Type yes: $/);
	expect(error).toBe("Nothing was erased.");
	expect(await db.selectFrom("visits").selectAll().execute()).toHaveLength(5);
	expect((await run(purge, `${args} --yes`)).printed).toBe("Deleted the counts of 500 views.\n");
	for (const table of ["visits", "pageSpeed"] as const) {
		const days = await db.selectFrom(table).select("day").distinct().execute();
		expect(days, table).toEqual([{ day: TODAY }]);
	}
	expect((await run(purge, args)).printed).toBe("Nothing is older than 30 days.\n");
});
