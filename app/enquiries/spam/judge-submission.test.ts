import { expect, test } from "vitest";
import { makeEnquiry } from "../../../tests/support/stores.ts";
import { judgeSubmission } from "./judge-submission.ts";

test.each([
	["at once", 0, "quarantined"],
	["faster than anybody can", 2_999, "quarantined"],
	["before it was made, as two nodes' clocks differ", -10_000, "quarantined"],
	["without the form", null, "quarantined"],
	["slowly", 3_000, "clean"],
	["long before it was made, as the clock was set back", -86_400_000, "clean"],
])("a form that is sent %s (%s ms) is %s", (_when, fillTime, verdict) => {
	const circumstances = { isTrapped: false, fillTime, turnstile: null, sameWords: 0 };
	expect(judgeSubmission(makeEnquiry(), circumstances).verdict).toBe(verdict);
});
