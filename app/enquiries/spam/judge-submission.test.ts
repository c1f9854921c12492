import { expect, it } from "vitest";
import { judgeSubmission } from "./judge-submission.ts";

const FIELDS = {
	name: "Riya Desai",
	email: "riya@desaicotton.example",
	message: "We weave bedsheets in Surat and sell too few.",
} as Parameters<typeof judgeSubmission>[0];

const judge = (fillTime: number | null) =>
	judgeSubmission(FIELDS, { isTrapped: false, fillTime, turnstile: null, sameWords: 0 }).verdict;

it("sets aside what was filled in faster than anybody can, also when two nodes' clocks differ", () => {
	for (const fillTime of [0, 2_999, -10_000, null]) expect(judge(fillTime)).toBe("quarantined");
});

it("delivers what was filled in slowly, and what says only that the clock was set back", () => {
	for (const fillTime of [3_000, 86_400_000, -86_400_000]) expect(judge(fillTime)).toBe("clean");
});
