import { hash } from "node:crypto";
import { createFontStack } from "@capsizecss/core";
import { parse } from "postcss";
import type { OwnFonts } from "#app/content/media/own-fonts.ts";

/** The families of tokens.css, whose faces the agency's own replace. */
const FAMILIES = { text: "Anek Text", display: "Anek Display" } as const;
/** The metrics of Arial, which Liberation Sans and Roboto share nearly: as @capsizecss/metrics has them. */
const ARIAL = {
	familyName: "Arial",
	capHeight: 1467,
	ascent: 1854,
	descent: -434,
	lineGap: 67,
	unitsPerEm: 2048,
	xHeight: 1062,
	xWidthAvg: 904,
};
const FALLBACK_SOURCES = 'local("Arial"), local("Liberation Sans"), local("Roboto")';
const PLACES = ["text", "display"] as const;

/** The addresses of the two style sheets, which change with the fonts. */
export type FontSheets = {
	/** The fallbacks, for the first paint. */
	first: string;
	/** The fonts, in the place of the product's late style sheet. */
	late: string;
};

/** Returns the addresses of the style sheets of the agency's own fonts. */
export function toFontSheets({ text, display }: OwnFonts): FontSheets {
	const names = [...text, ...display].map(({ name, weight }) => name + weight);
	const version = hash("sha256", names.join()).slice(0, 8);
	return { first: `/fonts/first.css?${version}`, late: `/fonts/late.css?${version}` };
}

/**
 * Builds the fallbacks of the agency's own fonts, which have their widths and line boxes, so that nothing moves when the
 * fonts come. Rejects where a file is no font that can be read.
 */
export async function buildFallbackSheet(fonts: OwnFonts): Promise<string> {
	const { fromBuffer } = await import("@capsizecss/unpack");
	const rules = PLACES.map(async (place) => {
		const [font] = fonts[place];
		if (!font) return "";
		const metrics = { ...(await fromBuffer(font.bytes)), familyName: FAMILIES[place] };
		const { fontFaces } = createFontStack([metrics, ARIAL], {
			fontFaceProperties: { fontWeight: "400 900" },
		});
		return fontFaces.replace("local('Arial')", FALLBACK_SOURCES);
	});
	return (await Promise.all(rules)).join("");
}

/** Builds the late style sheet with the agency's own fonts instead of the product's, which are not loaded then. */
export function buildLateSheet(late: string, fonts: OwnFonts): string {
	const root = parse(late);
	const replaced: string[] = PLACES.filter((place) => fonts[place].length > 0).map(
		(place) => FAMILIES[place],
	);
	root.walkAtRules("font-face", (face) => {
		face.walkDecls("font-family", ({ value }) => {
			// The build leaves the quotation marks out.
			if (replaced.includes(value.replaceAll(/["']/g, ""))) face.remove();
		});
	});
	const faces = PLACES.flatMap((place) =>
		fonts[place].map(
			({ name, weight }) =>
				`@font-face{font-family:"${FAMILIES[place]}";src:url("/art/fonts/${name}");font-weight:${weight};font-display:swap}`,
		),
	);
	return faces.join("") + root;
}
