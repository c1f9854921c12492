import {
	clampChroma,
	converter,
	formatHex,
	modeLrgb,
	modeOklch,
	modeRgb,
	type Oklch,
	useMode as registerMode,
	wcagLuminance,
} from "culori/fn";

/** The product's colours that an agency can replace; each is told from the others by its hue. */
export const BRAND_COLOURS = {
	accent: "#c2351a",
	second: "#f3a712",
	third: "#0e7c7b",
	fourth: "#c81f65",
	ink: "#1b1a3a",
} as const;
export type BrandColour = keyof typeof BRAND_COLOURS;
/** Colours of an agency as six-digit hexadecimal numbers. */
export type OwnColours = Readonly<Partial<Record<BrandColour, string>>>;

/** The chroma below which a colour is a grey, which keeps what it has. */
const GREY = 0.004;
const STEPS = 24;

const NAMES = Object.keys(BRAND_COLOURS) as BrandColour[];

/**
 * Creates a function that returns what a colour of the product becomes with an agency's colours. The one that was
 * replaced becomes the agency's to the digit. Each other colour goes with the one whose hue is nearest: it takes over its
 * hue, and its chroma in proportion, and keeps its own luminance, and so its contrast to all others.
 */
export function createRecolour(own: OwnColours): (colour: string) => string {
	const known = new Map<string, string>(
		NAMES.map((name) => [BRAND_COLOURS[name], own[name] ?? BRAND_COLOURS[name]]),
	);
	return (colour) => {
		const written = colour.toLowerCase();
		const result = known.get(written) ?? shiftColour(written, own);
		known.set(written, result);
		return result;
	};
}

function shiftColour(colour: string, own: OwnColours): string {
	const from = readColour(colour);
	if (from.c < GREY) return colour;
	const nearest = NAMES.map((name) => ({ name, base: readColour(BRAND_COLOURS[name]) })).reduce(
		(best, each) => (getTurn(each.base, from) < getTurn(best.base, from) ? each : best),
	);
	const given = own[nearest.name];
	if (!given) return colour;
	const to = readColour(given);
	const h = (from.h ?? 0) + (to.h ?? 0) - (nearest.base.h ?? 0);
	return keepLuminance({ ...from, c: (from.c * to.c) / nearest.base.c, h }, wcagLuminance(colour));
}

/** Returns the colour of this hue and chroma with a luminance of WCAG 2; what a screen cannot show is made greyer. */
function keepLuminance(colour: Oklch, luminance: number): string {
	let [low, high] = [0, 1];
	let found = "";
	for (let step = 0; step < STEPS; step += 1) {
		const l = (low + high) / 2;
		found = formatHex(clampChroma({ ...colour, l }, "oklch"));
		if (wcagLuminance(found) < luminance) low = l;
		else high = l;
	}
	return found;
}

/** Lists colours of the same hue that are lighter or darker than the given one, the nearest first. */
export function listNearColours(colour: string): string[] {
	const { l, ...rest } = readColour(colour);
	return Array.from({ length: 100 }, (_, step) => (step + 1) / 100)
		.flatMap((by) => [l - by, l + by])
		.filter((light) => light > 0 && light < 1)
		.map((light) => formatHex(clampChroma({ ...rest, l: light }, "oklch")));
}

function readColour(colour: string): Oklch {
	const read = getConverter()(colour);
	if (!read) throw new Error(`${colour} is no colour`);
	return read;
}

let convert: ReturnType<typeof converter<"oklch">> | undefined;

/** Returns the converter to OKLCH; it is not made while the module loads, which browsers' scripts also do. */
function getConverter() {
	if (!convert) for (const mode of [modeRgb, modeLrgb, modeOklch]) registerMode(mode);
	convert ??= converter("oklch");
	return convert;
}

/** Returns the angle between two hues in degrees. */
function getTurn(one: Oklch, other: Oklch): number {
	const turn = Math.abs((one.h ?? 0) - (other.h ?? 0)) % 360;
	return Math.min(turn, 360 - turn);
}
