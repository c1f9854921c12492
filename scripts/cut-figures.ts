/**
 * Cuts the figures that charts are lettered with, and the letters of titles in pictures, wide and heavy, from
 * the two-axis Anek Latin. Run after changing the characters: `node scripts/cut-figures.ts`.
 */
import { writeFileSync } from "node:fs";
import { provideFontTools } from "./provide-font-tools.ts";
import { readGlyphs } from "./read-glyphs.ts";

/** Units of an em in the file: enough for a figure 300 units high, drawn without a visible corner. */
const EM = 400;
const FIGURES = "0123456789+−%,.";
/** A title may come from a CMS and hold any letter of western Europe. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„…•₹€−`;
const { subsetFont, latin, extended } = await provideFontTools();

write("figures", await cutGlyphs(latin, FIGURES));
write("titles", {
	...(await cutGlyphs(extended, LETTERS)),
	...(await cutGlyphs(latin, LETTERS)),
});

function write(name: string, glyphs: Record<string, { advance: number; outline: string }>): void {
	writeFileSync(
		new URL(`../app/fonts/anek-${name}.json`, import.meta.url),
		`${JSON.stringify({ unitsPerEm: EM, glyphs }, null, "\t")}\n`,
	);
}

async function cutGlyphs(source: Buffer, characters: string) {
	const font = await subsetFont(source, characters, {
		variationAxes: { wdth: 125, wght: 800 },
		targetFormat: "sfnt",
	});
	const { unitsPerEm, advances, outlines } = readGlyphs(font, characters);
	const scale = EM / unitsPerEm;
	return Object.fromEntries(
		Object.entries(outlines).map(([character, outline]) => [
			character,
			{
				advance: Math.round((advances[character] ?? 0) * scale),
				outline: shorten(
					outline.replaceAll(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * scale))),
				),
			},
		]),
	);
}

function range(from: number, to: number): string {
	return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

/** Path data in steps from the point before, which takes fewer digits. */
function shorten(outline: string): string {
	let [x, y] = [0, 0];
	return outline.replaceAll(/([MLQZ])([^MLQZ]*)/g, (_, command: string, numbers: string) => {
		if (command === "Z") return "Z";
		const values = numbers.trim().split(/[ ,]+/).map(Number);
		const steps = values.map((value, index) => value - (index % 2 === 0 ? x : y));
		[x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
		if (command === "M") return `M${x} ${y}`;
		return command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
	});
}
