import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { installPackages } from "./install-packages.ts";

/** No dependencies of the project: the fonts are cut once, and the result is part of it. */
const CUTTER = "subset-font@2.9.0";
const PARSER = "fontkit@2.0.4";
const FONT = "@fontsource-variable/anek-latin@5.3.0";

/** A range of an axis stays variable, a number fixes it. */
type Axis = number | { min: number; max: number };
type SubsetFont = (
	font: Buffer,
	characters: string,
	options: { variationAxes: Record<string, Axis>; targetFormat: "woff2" | "sfnt" },
) => Promise<Buffer>;
export type Path = {
	commands: readonly {
		command: "moveTo" | "lineTo" | "quadraticCurveTo" | "closePath";
		args: readonly number[];
	}[];
};
export type Font = {
	unitsPerEm: number;
	ascent: number;
	descent: number;
	lineGap: number;
	hasGlyphForCodePoint: (code: number) => boolean;
	glyphForCodePoint: (code: number) => { advanceWidth: number; path: Path };
};
type ParseFont = (font: Buffer) => Font;

const isFunction = (it: unknown) => typeof it === "function";
const cutterSchema = z.object({ default: z.custom<SubsetFont>(isFunction) });
const parserSchema = z.object({ create: z.custom<ParseFont>(isFunction) });

/** The cutter, the parser, and the two files of the font with all its axes; the rupee sign is in the extended one. */
export async function provideFontTools() {
	const folder = installPackages(CUTTER, PARSER, FONT);
	if (!folder)
		throw new Error(`The fonts are cut with ${CUTTER} from ${FONT}: npm could not get them.`);
	const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
	const read = (part: string) =>
		readFileSync(
			join(
				folder,
				`@fontsource-variable/anek-latin/files/anek-latin-${part}-standard-normal.woff2`,
			),
		);
	const { default: subsetFont } = cutterSchema.parse(await load("subset-font/index.js"));
	const { create: parseFont } = parserSchema.parse(await load("fontkit/dist/module.mjs"));
	return { subsetFont, parseFont, latin: read("latin"), extended: read("latin-ext") };
}
