/**
 * Cuts the web fonts from the two-axis Anek Latin and Anek Devanagari, and prints the numbers that
 * the metric-matched fallbacks in app/design/styles/fonts.css use; writes the outlines that
 * pictures are lettered with. Run after changing the characters: `npm run fonts`. With a file it cuts that one
 * to the letters of Europe for an agency's `fonts`: `npm run fonts -- own.ttf` writes own-cut.woff2 beside it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackages } from "./install-packages.ts";

/**
 * The packages that cut fonts. They are no dependencies of the project: the fonts are cut once, and the result is part
 * of it.
 */
const PACKAGES = [
	"subset-font@2.9.0",
	"fontkit@2.0.4",
	"@fontsource-variable/anek-latin@5.3.0",
	"@fontsource-variable/anek-devanagari@5.3.0",
] as const;

/** The characters of most pages. */
const CHARACTERS = `${range(0x20, 0x7e)}©«»·×–—‘’“”…₹→←↑↓°½éèêñü`;
/** The other letters of Europe's languages, in files that a browser loads only for a page that has one of them. */
const WESTERN = without(
	`¡ªº${range(0xbf, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}ıŒœŸ‚„€`,
	CHARACTERS,
);
const CENTRAL = `${range(0x100, 0x17f)}ȘșȚțẀẁẂẃẄẅẞỲỳ`;
/** The letters of Hindi; the font joins them. */
const DEVANAGARI = `${range(0x900, 0x97f)}\u200c\u200d\u25cc`;
/** The letters that have no form without a mark, in which a picture could show them. */
const INSEPARABLE = "ÆæÐðØøÞþßĐđĦħıĸŁłŊŋŒœŦŧ";
/** The characters of pictures, with the minus sign, as they have no other font to take it from. */
const PICTURE_CHARACTERS = `${CHARACTERS}${INSEPARABLE}−`;
/** The characters of titles, which may come from a CMS and have any letter of western Europe. */
const TITLE_CHARACTERS = unite(
	`${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŠšŽž–—‘’‚“”„…•₹€−`,
	INSEPARABLE,
);
/** The units of the outlines, enough for a figure 300 pixels high without a visible corner. */
const UNITS_PER_EM = 400;

const PATH_LETTERS = { moveTo: "m", lineTo: "l", quadraticCurveTo: "q", closePath: "z" };

const FACES = [
	{ name: "anek-text", variationAxes: { wdth: 100, wght: { min: 400, max: 700 } } },
	{ name: "anek-display", variationAxes: { wdth: 125, wght: 800 } },
];

/** The axes of a variable font: a range stays variable, a number fixes it. */
type Axes = Record<string, number | { min: number; max: number }>;
type SubsetFont = (
	font: Buffer,
	characters: string,
	options: { variationAxes?: Axes; targetFormat: "woff2" | "sfnt" },
) => Promise<Buffer>;
type Path = { commands: readonly { command: keyof typeof PATH_LETTERS; args: number[] }[] };
type Font = {
	unitsPerEm: number;
	ascent: number;
	descent: number;
	lineGap: number;
	hasGlyphForCodePoint: (code: number) => boolean;
	glyphForCodePoint: (code: number) => { advanceWidth: number; path: Path };
};

const folder = installPackages(...PACKAGES);
if (!folder)
	throw new Error(`The fonts are cut with ${PACKAGES.join(", ")}: npm could not get them.`);
const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
const { default: subsetFont }: { default: SubsetFont } = await load("subset-font/index.js");
const { create }: { create: (font: Buffer) => Font } = await load("fontkit/dist/module.mjs");
const latin = loadSource("latin", "latin");
/** The font that has the rupee sign. */
const extended = loadSource("latin", "latin-ext");
const devanagari = loadSource("devanagari", "devanagari");

/** What each face is cut into; all but the first have their `unicode-range` in fonts-of-other-letters.css. */
const PARTS = [
	{ suffix: "", source: latin, characters: CHARACTERS },
	{ suffix: "-western", source: latin, characters: select(latin, WESTERN) },
	{ suffix: "-central", source: extended, characters: select(extended, CENTRAL) },
	{
		suffix: "-devanagari",
		source: devanagari,
		characters: select(devanagari, DEVANAGARI),
		of: "anek-display",
	},
];

const [own] = process.argv.slice(2);
if (own) await cutOwn(own);
else await cutProducts();

async function cutOwn(file: string): Promise<void> {
	const letters = CHARACTERS + WESTERN + CENTRAL;
	const woff2 = await subsetFont(readFileSync(file), letters, { targetFormat: "woff2" });
	const { dir, name } = parse(file);
	const target = join(dir, `${name.toLowerCase()}-cut.woff2`);
	writeFileSync(target, woff2);
	console.log(`${target}: ${woff2.length} bytes`);
}

async function cutProducts(): Promise<void> {
	for (const { name, variationAxes } of FACES)
		for (const { suffix, source, characters, of = name } of PARTS) {
			// Text of Hindi is in the system's own font: each has one, and a variable cut has 218 kB.
			if (of !== name) continue;
			const file = `${name}${suffix}.woff2`;
			const woff2 = await subsetFont(source, characters, { variationAxes, targetFormat: "woff2" });
			writeFileSync(new URL(`../app/design/fonts/${file}`, import.meta.url), woff2);
			const { unitsPerEm, ascent, descent, lineGap } = await cutFont(
				source,
				characters,
				variationAxes,
			);
			const metrics = [ascent, -descent, lineGap].map((value) => value / unitsPerEm);
			console.log(file, `${woff2.length} bytes, ascent, descent and line gap:`, ...metrics);
		}
	for (const { suffix, characters } of PARTS)
		if (suffix) console.log(`unicode-range of ${suffix}:`, formatRanges(characters));

	const outlines = {
		unitsPerEm: UNITS_PER_EM,
		plain: await cutGlyphs(PICTURE_CHARACTERS, { wdth: 100, wght: 400 }),
		bold: await cutGlyphs(PICTURE_CHARACTERS, { wdth: 100, wght: 700 }),
		title: await cutGlyphs(TITLE_CHARACTERS, { wdth: 125, wght: 800 }),
	};
	writeFileSync(
		new URL("../app/design/fonts/anek-outlines.json", import.meta.url),
		`${JSON.stringify(outlines, null, "\t")}\n`,
	);
}

function loadSource(script: "latin" | "devanagari", part: string): Buffer {
	const file = `anek-${script}-${part}-standard-normal.woff2`;
	return readFileSync(join(folder ?? "", `@fontsource-variable/anek-${script}/files`, file));
}

/** Returns the characters that a font has: a browser takes the others, such as ĳ, ŉ and ſ, from another font. */
function select(source: Buffer, characters: string): string {
	const font = create(source);
	return [...characters]
		.filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
		.join("");
}

async function cutFont(source: Buffer, characters: string, variationAxes: Axes): Promise<Font> {
	return create(await subsetFont(source, characters, { variationAxes, targetFormat: "sfnt" }));
}

/** Cuts advances and outlines by character, with y downwards as in SVG. */
async function cutGlyphs(characters: string, axes: Axes) {
	const fonts = [await cutFont(latin, characters, axes), await cutFont(extended, characters, axes)];
	const glyphs = [...characters].flatMap((character) => {
		const code = character.codePointAt(0) ?? 0;
		const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
		return font ? [[character, cutGlyph(font, code)] as const] : [];
	});
	return Object.fromEntries(glyphs);
}

function cutGlyph(font: Font, code: number) {
	const { advanceWidth, path } = font.glyphForCodePoint(code);
	const scale = UNITS_PER_EM / font.unitsPerEm;
	return { advance: Math.round(advanceWidth * scale), outline: writePath(path, scale) };
}

/** Writes path data in steps from the glyph's origin, so that the same text draws it at any place. */
function writePath({ commands }: Path, scale: number): string {
	let start = [0, 0];
	let at = [0, 0];
	const steps = commands.map(({ command, args }) => {
		const points = args.map((value, index) => Math.round(value * (index % 2 ? -scale : scale)));
		const values = points.map((value, index) => value - (at[index % 2] ?? 0));
		at = command === "closePath" ? start : points.slice(-2);
		if (command === "moveTo") start = at;
		return PATH_LETTERS[command] + values.join(" ");
	});
	return steps.join("").replaceAll(" -", "-");
}

function range(from: number, to: number): string {
	return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

function unite(characters: string, others: string): string {
	return characters + without(others, characters);
}

function without(characters: string, others: string): string {
	return [...characters].filter((character) => !others.includes(character)).join("");
}

/** Formats the code points of characters as CSS has them: U+A1-AA, U+AC. */
function formatRanges(characters: string): string {
	const spans: [number, number][] = [];
	for (const code of [...characters].map((each) => each.codePointAt(0) ?? 0)) {
		const last = spans.at(-1);
		if (last?.[1] === code - 1) last[1] = code;
		else spans.push([code, code]);
	}
	const toHex = (code: number) => code.toString(16).toUpperCase();
	return spans
		.map(([from, to]) => `U+${toHex(from)}${to > from ? `-${toHex(to)}` : ""}`)
		.join(", ");
}
