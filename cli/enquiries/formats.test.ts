import { describe, expect, it } from "vitest";
import { toCsvLine } from "./csv.ts";
import { describeSpan, findWeekStart, listMondays, parseSince } from "./moments.ts";
import { toLine, toText } from "./plain-text.ts";
import { layTable } from "./table.ts";
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
	[" x", '" x"'],
	["a\u001Bb", "a\uFFFDb"],
	["x@y.in=1-2", "x@y.in=1-2"],
	["=1+1", "'=1+1"],
	["+91 98765", "'+91 98765"],
	["-1", "'-1"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "' =1"],
	["\r=1", `"'\n=1"`],
])("a CSV file has %j so that a spreadsheet takes it for text", (text, cell) => {
	expect(toCsvLine([text, ""])).toBe(`${cell},\r\n`);
});

describe("moments", () => {
	it.each([
		["2026-11-21", "2026-11-20T18:30:00.000Z"],
		["24h", "2026-11-20T08:35:00.000Z"],
		["7d", "2026-11-14T08:35:00.000Z"],
		["3w", "2026-10-31T08:35:00.000Z"],
	])("since %s is since %s", (text, moment) => {
		expect(parseSince(text, NOW)).toBe(moment);
	});

	it.each(["", "7", "0d", "7m", "1.5d", "999999d", "2026-02-30", "2026-11-21T10:00"])(
		"since %j is refused with what is wanted",
		(text) => expect(() => parseSince(text, NOW)).toThrow("2026-11-21, or 24h, 7d, 3w"),
	);

	it("weeks begin on Monday at midnight in India, and none is left out over a new year", () => {
		expect(findWeekStart(0, SUNDAY_NIGHT)).toBe("2026-11-08T18:30:00.000Z");
		expect(findWeekStart(1, SUNDAY_NIGHT + 1_000)).toBe("2026-11-08T18:30:00.000Z");
		const mondays = ["2026-12-21", "2026-12-28", "2027-01-04"];
		expect(listMondays("2026-12-27T00:00:00Z", "2027-01-04T00:00:00Z")).toEqual(mondays);
	});

	it.each([
		[400, "under 1 s"],
		[90_000, "90 s"],
		[240_000, "4 min"],
		[7_500_000, "2 h 5 min"],
		[7_200_000, "2 h"],
		[273_600_000, "3 d 4 h"],
	])("%d ms are %s", (ms, words) => {
		expect(describeSpan(ms)).toBe(words);
	});
});

it.each([
	["Asha Rao", 8, "Ash…", "Asha… "],
	["Zoe\u0308", 3, "Zoe\u0308 ", "Zoe\u0308   "],
	["ಕೃಷ್ಣ", 4, "ಕೃಷ್ಣ", "ಕೃಷ್ಣ  "],
	["李小龍", 6, "李… ", "李小龍"],
	["👩‍💻", 2, "👩‍💻  ", "👩‍💻    "],
])("%s takes %d columns, and is cut or filled up to four and six", (text, columns, four, six) => {
	expect([measureText(text), fitText(text, 4), fitText(text, 6)]).toEqual([columns, four, six]);
});

it.each([
	[100, "Id    Name               E-mail            Tries"],
	[30, "Id    Name     E-mail    Tries"],
	[24, "Id    Name         Tries"],
])("a table of %d columns leaves one out before it makes all of them useless", (width, titles) => {
	const columns = [
		{ title: "Id" },
		{ title: "Name", least: 6 },
		{ title: "E-mail", least: 8, leaveOut: 1 },
		{ title: "Tries", isNumber: true },
	];
	const rows = [
		["1a2b", "Asha Rao of Surat", "asha@example.com", "2"],
		["3c4d", "अनुष्का", "a@b.in", "11"],
	];
	const lines = layTable(columns, rows, { width, paint: (_style, text) => text });
	expect(lines[0]).toBe(titles);
	expect(lines[2]).toMatch(/^3c4d {2}अनुष्का .* 11$/);
	expect(lines.map(measureText)).toEqual(lines.map(() => titles.length));
});
