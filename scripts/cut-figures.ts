/**
 * Cuts the figures that charts are lettered with, wide and heavy, from the two-axis Anek Latin.
 * Run after changing the characters: `node scripts/cut-figures.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { readGlyphs } from "./read-glyphs.ts";

/** Units of an em in the file: enough for a figure 300 units high, drawn without a visible corner. */
const EM = 400;
const CHARACTERS = "0123456789+−%,.";
const SOURCE = fileURLToPath(
	import.meta.resolve(
		"@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
	),
);

const font = await subsetFont(readFileSync(SOURCE), CHARACTERS, {
	variationAxes: { wdth: 125, wght: 800 },
	targetFormat: "sfnt",
});
const { unitsPerEm, advances, outlines } = readGlyphs(font, CHARACTERS);
const scale = EM / unitsPerEm;

const glyphs = Object.fromEntries(
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
writeFileSync(
	new URL("../app/fonts/anek-figures.json", import.meta.url),
	`${JSON.stringify({ unitsPerEm: EM, glyphs }, null, "\t")}\n`,
);

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
