import { expect, it } from "vitest";
import { event, read } from "../../../tests/support/read-lines.ts";

const LONG = 2 ** 15;
it.each<[what: string, lines: string[]]>([
	[
		"a name",
		event("1", `SUMMARY:${"x".repeat(LONG)}`, "DTSTART:x", "DTEND:x", "RRULE:x", "RDATE:x"),
	],
	["a name of pairs", event("1", `SUMMARY:${"x👩🏽‍🚀".repeat(LONG / 8)}`, "DTSTART:x")],
	["a name of one character", event("1", `SUMMARY:e${"\u0301".repeat(LONG)}`, "DTSTART:x")],
	["a zone", event("1", `DTSTART;TZID=${"x".repeat(LONG)}:20261020T090000`)],
	["a value", event("1", "SUMMARY:Tea", `DTSTART:${"x".repeat(LONG)}`)],
	[
		"a list of errors",
		["BEGIN:VEVENT", "SUMMARY:Tea", "DTSTART:x", "RDATE:x\r\n".repeat(LONG).trim()],
	],
	["a list of events", Array(2_000).fill(event("1", "DTSTART:x")).flat()],
	[
		"a list of zones",
		Array.from({ length: 2_000 }, (_, at) =>
			event("1", `DTSTART;TZID=z${at}:20261020T090000`),
		).flat(),
	],
])("%s of any length is told in a few words", (_what, lines) => {
	const { problems = [] } = read(...lines);
	expect(problems).not.toEqual([]);
	expect(problems.length).toBeLessThan(7);
	for (const problem of problems) {
		expect(problem.length).toBeLessThan(160);
		expect(problem.isWellFormed()).toBe(true);
		expect(problem).not.toContain("\uFFFD");
	}
});
