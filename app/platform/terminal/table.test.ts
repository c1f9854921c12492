import { expect, it } from "vitest";
import { type Column, formatTable } from "./table.ts";

const COLUMNS: Column[] = [
	{ title: "Name", min: 6 },
	{ title: "Count", isNumber: true },
	{ title: "Note", isOptional: true },
];

const format = (width: number, rows: string[][], columns = COLUMNS) =>
	formatTable(columns, rows, { width, paint: (_, text) => text }).split("\n");

it("a table stands in columns, whatever the script, and shows control characters as such", () => {
	const rows = [
		["Asha", "7", "a"],
		["काब़िर", "12", "b"],
		["தமிழ்", "3", "c"],
		["👩‍👩‍👧 Li", "4", "d"],
		["日本", "5", "e"],
		["x\u001B[31m\ty", "6", ""],
	];
	expect(format(80, rows)).toEqual([
		"Name      Count  Note",
		"Asha          7  a",
		"काब़िर        12  b",
		"தமிழ்          3  c",
		"👩‍👩‍👧 Li         4  d",
		"日本          5  e",
		"x\uFFFD[31m y      6",
	]);
});

it("a narrow terminal loses optional columns first, then ends of what may be cut, never a number", () => {
	const rows = [
		["Karthik Subramaniam", "1000000", "note"],
		["कार्तिक सुब्रमण्यम अय्यर", "1", ""],
		["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", "2", ""],
	];
	expect(format(19, rows)).toEqual([
		"Name          Count",
		"Karthik S…  1000000",
		"कार्तिक सु…         1",
		"👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧…         2",
	]);
	expect(format(5, rows)[1]).toBe("Karth…  1000000");
});

it("a table whose columns have no titles has no head, and its styles take no room", () => {
	const columns = [{ title: "" }, { title: "", isNumber: true }];
	const rows = [
		[{ text: "a", style: "red" as const }, "1"],
		["bcd", "10"],
	];
	const paint = (style: unknown, text: string) => `<${style}>${text}</>`;
	expect(formatTable(columns, rows, { width: 80, paint })).toBe("<red>a</>     1\nbcd  10");
});
