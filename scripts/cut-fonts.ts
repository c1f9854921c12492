/**
 * Cuts the two web fonts from the two-axis Anek Latin and prints the numbers that
 * the metric-matched fallbacks in app/styles/fonts.css use; writes the outlines that
 * pictures are lettered with. Run after changing the glyphs: `node scripts/cut-fonts.ts`.
 */
import { writeFileSync } from "node:fs";
import { provideFontTools } from "./provide-font-tools.ts";
import { type Glyphs, readGlyphs } from "./read-glyphs.ts";

const GLYPHS = `${range(0x20, 0x7e)}©«»·×–—‘’“”…₹→←↑↓°½éèêñü`;
/** Pictures have no other font to take the minus sign from. */
const OUTLINED = `${GLYPHS}−`;

const CUTS = [
	{ file: "anek-text.woff2", variationAxes: { wdth: 100, wght: { min: 400, max: 700 } } },
	{ file: "anek-display.woff2", variationAxes: { wdth: 125, wght: 800 } },
];

const { subsetFont, latin, extended } = await provideFontTools();
for (const cut of CUTS) {
	const options = { variationAxes: cut.variationAxes };
	const woff2 = await subsetFont(latin, GLYPHS, { ...options, targetFormat: "woff2" });
	writeFileSync(new URL(`../app/fonts/${cut.file}`, import.meta.url), woff2);
	const plain = await subsetFont(latin, GLYPHS, { ...options, targetFormat: "sfnt" });
	console.log(cut.file, `${woff2.length} bytes`, readVerticalMetrics(plain));
}

const glyphs: Record<string, Glyphs> = {};
for (const wght of [400, 700]) {
	const options = { variationAxes: { wdth: 100, wght }, targetFormat: "sfnt" } as const;
	const plain = readGlyphs(await subsetFont(latin, OUTLINED, options), OUTLINED);
	const further = readGlyphs(await subsetFont(extended, OUTLINED, options), OUTLINED);
	glyphs[wght] = {
		unitsPerEm: plain.unitsPerEm,
		advances: { ...further.advances, ...plain.advances },
		outlines: { ...further.outlines, ...plain.outlines },
	};
}
writeFileSync(
	new URL("../app/fonts/anek-outlines.json", import.meta.url),
	`${JSON.stringify(glyphs, null, "\t")}\n`,
);

function range(from: number, to: number): string {
	return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

function readVerticalMetrics(font: Buffer): Record<string, number> {
	const head = findTable(font, "head");
	const hhea = findTable(font, "hhea");
	const unitsPerEm = font.readUInt16BE(head + 18);
	return {
		unitsPerEm,
		ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
		descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
		lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
	};
}

function findTable(font: Buffer, tag: string): number {
	const count = font.readUInt16BE(4);
	for (let i = 0; i < count; i++) {
		const record = 12 + i * 16;
		if (font.toString("latin1", record, record + 4) === tag) return font.readUInt32BE(record + 8);
	}
	throw new Error(`The font has no ${tag} table`);
}
