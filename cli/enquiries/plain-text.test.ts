import { expect, it } from "vitest";
import { toLine, toText } from "./plain-text.ts";

const HOSTILE = "a\u001B[31mb\u009B2Jc\u007Fd\u0000e\u202Ef\u2066g";

it("what a terminal would obey is replaced", () => {
	expect(toLine(HOSTILE)).toBe("a\uFFFD[31mb\uFFFD2Jc\uFFFDd\uFFFDe\uFFFDf\uFFFDg");
	expect(toText(HOSTILE)).toBe(toLine(HOSTILE));
});

it("a line is one line", () => {
	expect(toLine("a\r\n\tb\u2028c")).toBe("a b c");
});

it("a text keeps its lines, and no carriage return that would write over one", () => {
	expect(toText("a\n\nb\tc\rd\r\ne")).toBe("a\n\nb c\nd\ne");
});

it("the joiners of Indic scripts stay", () => {
	expect(toLine("क्\u200Dष")).toBe("क्\u200Dष");
});
