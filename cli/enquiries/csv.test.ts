import { expect, it } from "vitest";
import { toCsvLine } from "./csv.ts";

it("ends a record with CR LF, and quotes where RFC 4180 wants it", () => {
	expect(toCsvLine(["a", "", 'say "hi"', "b, c", "two\nlines", " x"])).toBe(
		'a,,"say ""hi""","b, c","two\nlines"," x"\r\n',
	);
});

it.each(["=1+1", "+91 98765", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
	"a spreadsheet takes %j for text",
	(cell) => {
		expect(toCsvLine([cell]).replace(/^"/, "")[0]).toBe("'");
	},
);

it("a formula's sign inside a cell is left alone", () => {
	expect(toCsvLine(["a=1", "b-c", "x@y.in"])).toBe("a=1,b-c,x@y.in\r\n");
});

it("control characters are replaced and line feeds stay", () => {
	expect(toCsvLine(["a\u001Bb\u0000c\nd"])).toBe('"a\uFFFDb\uFFFDc\nd"\r\n');
});
