import { expect, test } from "vitest";
import { summariseSpeed } from "./summarise-speed.ts";

// The figures of a line are tested in speed-store.db.test.ts.
test("lines are of all pages, then of the templates, the most loaded first", () => {
	const row = {
		template: "city",
		device: "phone",
		metric: "TTFB",
		bucket: 200,
		loads: 20,
	} as const;
	const lines = summariseSpeed([
		row,
		{ ...row, template: "/", loads: 30 },
		{ ...row, template: "/", device: "desktop", loads: 5 },
	]);
	const shown = lines.map(({ template, device, figures }) => [
		template,
		device,
		figures.TTFB.loads,
	]);
	expect(shown).toEqual([
		["", "phone", 50],
		["", "desktop", 5],
		["/", "phone", 30],
		["city", "phone", 20],
		["/", "desktop", 5],
	]);
});
