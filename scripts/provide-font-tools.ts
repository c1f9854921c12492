import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { providePackages } from "./provide-packages.ts";

/** No dependencies of the project: the fonts are cut once, and what is cut is part of it. */
const CUTTER = "subset-font@2.9.0";
const FONT = "@fontsource-variable/anek-latin@5.3.0";

/** A range of an axis stays variable, a number fixes it. */
type Axis = number | { min: number; max: number };
type SubsetFont = (
	font: Buffer,
	characters: string,
	options: { variationAxes: Record<string, Axis>; targetFormat: "woff2" | "sfnt" },
) => Promise<Buffer>;

const cutterSchema = z.object({
	default: z.custom<SubsetFont>((it) => typeof it === "function"),
});

/** The cutter, and the two files of the font with all its axes; the rupee sign is in the extended one. */
export async function provideFontTools() {
	const folder = providePackages(CUTTER, FONT);
	if (!folder)
		throw new Error(`The fonts are cut with ${CUTTER} from ${FONT}: npm could not get them.`);
	const cutter = pathToFileURL(join(folder, "subset-font/index.js"));
	const { default: subsetFont } = cutterSchema.parse(await import(cutter.href));
	const read = (part: string) =>
		readFileSync(
			join(
				folder,
				`@fontsource-variable/anek-latin/files/anek-latin-${part}-standard-normal.woff2`,
			),
		);
	return { subsetFont, latin: read("latin"), extended: read("latin-ext") };
}
