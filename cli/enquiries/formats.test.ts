import { expect, it } from "vitest";
import { toCsvLine } from "./csv.ts";
import { describeSpan, findWeekStart, listMondays, parseSince } from "./moments.ts";
import { toLine, toText } from "./plain-text.ts";
import { fitText, measureText } from "./text-width.ts";

const NOW = Date.UTC(2026, 10, 21, 8, 35);
const SUNDAY_NIGHT = Date.parse("2026-11-15T18:29:59Z");

it("words from outside are one line, or lines, with nothing that a terminal obeys", () => {
	const hostile = "a\u001B[31mb\u009B2Jc\u007Fd\u0000e\u202Ef\u2066g क्\u200Dष";
	expect(toLine(hostile)).toBe("a\uFFFD[31mb\uFFFD2Jc\uFFFDd\uFFFDe\uFFFDf\uFFFDg क्\u200Dष");
	expect(toText(hostile)).toBe(toLine(hostile));
	expect(toLine("a\r\n\tb\u2028c")).toBe("a b c");
	expect(toText("a\n\nb\tc\rd\r\ne")).toBe("a\n\nb c\nd\ne");
});

it.each([
	['say "hi"', '"say ""hi"""'],
	["b, c", '"b, c"'],
	["x@y.in=1-2", "x@y.in=1-2"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "' =1"],
	["\r=1", `"'\n=1"`],
])("a CSV file has %j so that a spreadsheet takes it for text", (text, cell) => {
	expect(toCsvLine([text, ""])).toBe(`${cell},\r\n`);
});

it.each([
	["2026-11-21", "2026-11-20T18:30:00.000Z"],
	["24h", "2026-11-20T08:35:00.000Z"],
	["3w", "2026-10-31T08:35:00.000Z"],
])("since %s is since %s", (text, moment) => {
	expect(parseSince(text, NOW)).toBe(moment);
});

it.each(["", "7", "0d", "7m", "1.5d", "999999d", "2026-02-30"])("since %j is refused", (text) => {
	expect(() => parseSince(text, NOW)).toThrow("2026-11-21, or 24h, 7d, 3w");
});

it("weeks begin on Monday at midnight in India, and none is left out over a new year", () => {
	expect(findWeekStart(0, SUNDAY_NIGHT)).toBe("2026-11-08T18:30:00.000Z");
	expect(findWeekStart(1, SUNDAY_NIGHT + 1_000)).toBe("2026-11-08T18:30:00.000Z");
	const mondays = ["2026-12-21", "2026-12-28", "2027-01-04"];
	expect(listMondays("2026-12-27T00:00:00Z", "2027-01-04T00:00:00Z")).toEqual(mondays);
});

it("spans are told in the units that count", () => {
	const spans = [400, 90_000, 240_000, 7_500_000, 7_200_000, 273_600_000].map(describeSpan);
	expect(spans).toEqual(["under 1 s", "90 s", "4 min", "2 h 5 min", "2 h", "3 d 4 h"]);
});

it.each([
	["Asha Rao", 8, "Ash…", "Asha… "],
	["ಕೃಷ್ಣ", 4, "ಕೃಷ್ಣ", "ಕೃಷ್ಣ  "],
	["李小龍", 6, "李… ", "李小龍"],
	["👩‍💻", 2, "👩‍💻  ", "👩‍💻    "],
])("%s takes %d columns, and is cut or filled up to four and six", (text, columns, four, six) => {
	expect([measureText(text), fitText(text, 4), fitText(text, 6)]).toEqual([columns, four, six]);
});
