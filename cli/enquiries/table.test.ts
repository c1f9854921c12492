import { describe, expect, it } from "vitest";
import { layTable } from "./table.ts";
import { fitText, measureText } from "./text-width.ts";

describe("measureText", () => {
	it.each([
		["Asha", 4],
		["Zoe\u0308", 3],
		["ಕೃಷ್ಣ", 4],
		["李小龍", 6],
		["👩‍💻", 2],
	])("counts the columns of %s", (text, columns) => {
		expect(measureText(text)).toBe(columns);
	});
});

describe("fitText", () => {
	it("fills up, cuts with an ellipsis, and splits no letter", () => {
		expect(fitText("Asha", 6)).toBe("Asha  ");
		expect(fitText("Asha Rao", 6)).toBe("Asha… ");
		expect(fitText("李小龍", 4)).toBe("李… ");
		expect(fitText("aक्षि", 2)).toBe("a…");
	});
});

describe("layTable", () => {
	const plain = (width: number) => ({ width, paint: (_style: unknown, text: string) => text });
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

	it("takes what its cells need where there is room", () => {
		expect(layTable(columns, rows, plain(100))).toEqual([
			"Id    Name               E-mail            Tries",
			"1a2b  Asha Rao of Surat  asha@example.com      2",
			`3c4d  अनुष्का${" ".repeat(14)}a@b.in               11`,
		]);
	});

	it.each([30, 40, 47])("keeps to %d columns", (width) => {
		const lines = layTable(columns, rows, plain(width));
		expect(Math.max(...lines.map(measureText))).toBeLessThanOrEqual(width);
	});

	it("leaves a column out before it makes all of them useless", () => {
		expect(layTable(columns, rows, plain(24))[0]).toBe("Id    Name         Tries");
	});
});
