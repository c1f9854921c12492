import { expect, it } from "vitest";
import type { SpeedRow } from "#app/database/tables.ts";
import { asDay } from "../../tests/support/as-day.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";
import { createSpeedStore } from "./speed-store.ts";

const PERIOD = { from: asDay("2026-11-01"), to: asDay("2026-11-30") };

function makeRow(given: Partial<SpeedRow> = {}): SpeedRow {
	return {
		day: asDay("2026-11-21"),
		template: "city",
		device: "phone",
		metric: "LCP",
		bucket: 2_500,
		loads: 1,
		...given,
	};
}

describeOnBoth("the speed of pages", ({ open }) => {
	it("is summed up within a period, and deleted before a day", async () => {
		const speed = createSpeedStore((await open()).database);
		await speed.add([
			makeRow({ day: asDay("2026-10-31"), bucket: 9_000, loads: 500 }),
			makeRow({ day: asDay("2026-11-01"), loads: 15 }),
			makeRow({ day: asDay("2026-11-30"), loads: 10 }),
			makeRow({ day: asDay("2026-11-30"), bucket: 5_000, loads: 10 }),
			makeRow({ day: asDay("2026-11-30"), device: "desktop", loads: 3 }),
			makeRow({ day: asDay("2026-12-01"), bucket: 9_000, loads: 500 }),
		]);
		await speed.add([makeRow({ day: asDay("2026-11-30"), loads: 5 })]);
		const read = async () => {
			const lines = (await speed.summarise(PERIOD)).filter(({ template }) => template === "city");
			return lines.map(({ device, figures }) => ({ device, ...figures.LCP }));
		};
		const fewLoads = { device: "desktop", loads: 3, p75: null };
		// Of 40 loads the 30th is the last one up to 2.5 s.
		expect(await read()).toEqual([
			{ device: "phone", loads: 40, p75: { value: 2_500, rating: "good" } },
			fewLoads,
		]);
		await speed.purge(asDay("2026-11-30"));
		expect(await read()).toEqual([
			{ device: "phone", loads: 25, p75: { value: 4_687.5, rating: "poor" } },
			fewLoads,
		]);
	});
});
