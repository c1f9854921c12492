import { expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { accept, reject } from "#app/platform/result.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { describeDue, listNextSteps, parseNextStep } from "./next-steps.ts";

// 26 November 2026 is a Thursday, and the agency opens at nine from Monday to Friday.
describeInRegions(({ at, iso }) => {
	it.each([
		["us-1", "", { by: "us", at: iso("2026-11-27T09:00") }],
		["them-3", "", { by: "them", at: iso("2026-12-01T09:00") }],
		["us-0", "", { by: "us", at: null }],
		["them-0", "", { by: "them", at: null }],
		["us-day", "2026-12-05", { by: "us", at: iso("2026-12-07T09:00") }],
		["them-day", "2026-12-03", { by: "them", at: iso("2026-12-03T09:00") }],
		["us-1", "2026-12-03", { by: "us", at: iso("2026-11-27T09:00") }],
		["", "", { by: "them", at: iso("2026-12-01T09:00") }],
	] as const)("%j and the day %j are a step that ends at an opening", (value, day, next) => {
		setClock(() => at("2026-11-26T12:00"));
		expect(parseNextStep(value, day, "them")).toEqual(accept(next));
	});

	it("beside the state of what waits for them it says by when alone", () => {
		const dueAt = iso("2026-12-03T09:00");
		expect(describeDue({ state: "waiting", dueAt })).toMatch(/^back here on .+ without a reply$/);
		expect(describeDue({ state: "open", dueAt })).toMatch(/^Our turn, by /);
		expect(describeDue({ state: "waiting", dueAt: null })).toBe("");
	});

	it("a day that is past is none, nor is a missing one", () => {
		setClock(() => at("2026-11-26T12:00"));
		for (const day of ["2026-11-02", ""])
			expect(parseNextStep("us-day", day, "us")).toEqual(
				reject(expect.stringContaining("in the future")),
			);
	});
});

it.each(["we", "us", "them-x", "nobody-1"])("%j says nothing of who is next", (value) => {
	expect(parseNextStep(value, "", "us")).toEqual(reject(expect.stringContaining("who is next")));
});

it("begins with whose turn it usually is, and each choice that is offered is one", () => {
	for (const by of ["us", "them"] as const) {
		const values = listNextSteps(by).map(([value]) => value);
		expect(values[0]).toMatch(new RegExp(`^${by}-`));
		for (const value of values) expect(parseNextStep(value, "", by)).toMatchObject({ ok: true });
	}
});
