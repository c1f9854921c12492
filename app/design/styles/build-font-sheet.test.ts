import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFallbackSheet, buildLateSheet, toFontSheets } from "./build-font-sheet.server.ts";

const bytes = readFileSync(join(import.meta.dirname, "../fonts/anek-text.woff2"));
const font = { name: "own-12345678.woff2", bytes, weight: "400 700" };

const fonts = { text: [font], display: [] };

it("the fallback has the widths and line boxes of the agency's font", async () => {
	const sheet = await buildFallbackSheet(fonts);
	// The measures of fallback-fonts.css, which were taken of the same font in another way, are near.
	const [, adjust] = /size-adjust: ([\d.]+)%/.exec(sheet) ?? [];
	expect(Number(adjust)).toBeGreaterThan(93);
	expect(Number(adjust)).toBeLessThan(98);
	expect(sheet).toMatch(
		/font-family: "Anek Text Fallback";\s+src: local\("Arial"\), .*;\s+font-weight: 400 900;/,
	);
	expect(sheet).not.toContain("Anek Display");
});

it("the agency's faces replace the product's, which are not loaded then", () => {
	const late = `@font-face{font-family:"Anek Text";src:url(a)}@font-face{font-family:Anek Text;src:url(c)}@font-face{font-family:'Anek Display';src:url(b)}@media print{p{color:#000}}`;
	expect(buildLateSheet(late, fonts)).toBe(
		`@font-face{font-family:"Anek Text";src:url("/art/fonts/own-12345678.woff2");font-weight:400 700;font-display:swap}@font-face{font-family:'Anek Display';src:url(b)}@media print{p{color:#000}}`,
	);
});

it("the addresses of the sheets change with the fonts", () => {
	const other = { text: [{ ...font, name: "own-87654321.woff2" }], display: [] };
	expect(toFontSheets(other).late).not.toBe(toFontSheets(fonts).late);
});
