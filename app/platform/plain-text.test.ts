import { expect, it } from "vitest";
import { toCsvLine, toJson, toLine, toText } from "./plain-text.ts";

it("text of others is one line, or lines, without characters that control a terminal", () => {
	const hostile = "a\u001B[31mb\u009B2Jc\u007Fd\u0000e\u202Ef\u2066g क्\u200Dष";
	expect(toLine(hostile)).toBe("a\uFFFD[31mb\uFFFD2Jc\uFFFDd\uFFFDe\uFFFDf\uFFFDg क्\u200Dष");
	expect(toText(hostile)).toBe(toLine(hostile));
	expect(toLine("a\r\n\tb\u2028c")).toBe("a b c");
	expect(toText("a\n\nb\tc\rd\r\ne")).toBe("a\n\nb c\nd\ne");
	expect(toJson("a\u009B2J\u202E")).toBe('"a\\u009b2J\\u202e"');
});

it.each([
	['say "hi"', '"say ""hi"""'],
	["b, c", '"b, c"'],
	["x@y.in=1-2", "x@y.in=1-2"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1", "' =1"],
	["\r=1", `"'\n=1"`],
	["\n=1", `"'\n=1"`],
	["\uFF1D1+1", "'\uFF1D1+1"],
])("a CSV file has %j as a cell that no spreadsheet evaluates", (text, cell) => {
	expect(toCsvLine([text, ""])).toBe(`${cell},\r\n`);
});
