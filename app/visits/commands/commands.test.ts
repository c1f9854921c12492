import { beforeEach, expect, it } from "vitest";
import type { VisitRow } from "#app/database/tables.ts";
import { setClock } from "#app/platform/clock.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { purgeVisits, reportVisits } from "./commands.ts";

const TODAY = asDay("2026-11-25");
const A_MONTH_AGO = asDay("2026-10-25");

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

it("the report on visits has a line for all, and for each day of the period", async () => {
	const { run } = await openBusyStores();
	const { printed, notes } = await run(reportVisits, "--days 2");
	expect(notes).toEqual([]);
	expect(printed).toMatchInlineSnapshot(`
		"day         visits  views  enquiries  rate
		all             60    100          3  5.0%
		2026-11-24       0      0          0
		2026-11-25      60    100          3  5.0%
		"
	`);
	expect((await run(reportVisits)).printed.match(/^20/gm)).toHaveLength(30);
	const month = await run(reportVisits, "--from 2026-10-01 --to 2026-10-31");
	expect(month.printed).toMatch(/^all +500 +500 +0 +0\.0%$/m);
});

it.each<[args: string, shown: string]>([
	["--by page", "/,40,40,1,0.0250\r\n/mumbai,20,20,1,0.0500\r\n/services/seo,0,30,0,\r\n"],
	["--by page", "\r\n/services/seo/mumbai,0,10,0,\r\n,0,0,1,\r\n"],
	["--by service", "\r\n,60,60,1,0.0167\r\nseo,0,40,2,0.0500\r\n"],
	["--by city", "\r\n,40,70,2,0.0286\r\nmumbai,20,30,1,0.0333\r\n"],
	[
		"--by source",
		"source,visits,views,enquiries,rate\r\ndirect,40,40,2,0.0500\r\nnews,20,20,1,0.0500\r\n",
	],
	["--by campaign", "\r\ndiwali,20,20,1,0.0500\r\n"],
	["--by day --days 2", "\r\n2026-11-24,0,0,0,\r\n2026-11-25,60,100,3,0.0500\r\n"],
	["--by speed", "page,device,metric,loads,p75,rating\r\nAll pages,phone,LCP,40,2435,good\r\n"],
])("the report on visits with %s is a CSV that has %j", async (args, shown) => {
	const { run } = await openBusyStores();
	expect((await run(reportVisits, `${args} --csv`)).printed).toContain(shown);
});

it("the report on visits says that nothing is counted", async () => {
	const { run } = await openTestStores();
	const { printed, notes } = await run(reportVisits, "--by page", { settings: { VISITS: "off" } });
	expect(printed).toMatch(/^page +visits.+\nall +0 +0 +0\n$/);
	expect(notes).toEqual(["VISITS is off: nothing is counted at present."]);
});

/** What is 30 days before the 25th of November. */
const MONTH_AGO = { india: "26 Oct 2026", lisbon: "26 Oct 2026", portland: "Oct 26, 2026" };

describeInRegions(({ name, at }) => {
	it.each(["00:00", "23:59"])(
		"counts and figures of speed that are older are deleted at %s, after a yes",
		async (clock) => {
			setClock(() => at(`${TODAY}T${clock}`));
			const { run, stores } = await openBusyStores();
			const { db } = stores.database;
			const args = "--older-than 30d";
			const { questions, error } = await run(purgeVisits, args, { answers: ["no"] });
			expect(questions).toEqual([
				`Delete the counts of 500 views before ${MONTH_AGO[name]} for good? Type yes: `,
			]);
			expect(error).toBe("Nothing was erased.");
			expect(await db.selectFrom("visits").selectAll().execute()).toHaveLength(5);
			expect((await run(purgeVisits, `${args} --yes`)).printed).toBe(
				"Deleted the counts of 500 views.\n",
			);
			for (const table of ["visits", "pageSpeed"] as const) {
				const days = await db.selectFrom(table).select("day").distinct().execute();
				expect(days, table).toEqual([{ day: TODAY }]);
			}
			expect((await run(purgeVisits, args)).printed).toBe("Nothing is older than 30 days.\n");
		},
	);
});
