import { getSiteState, readSiteState } from "#site-state";
import { createRecolour, type OwnColours } from "./own-colours.ts";

/** The weights of red, green and blue in the luminance of WCAG 2, which are those of sRGB. */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
/** A colour as it is written, and not a reference to an id. */
const WRITTEN_COLOUR = /(?<=[:,("] ?)#[0-9a-f]{6}\b/gi;

type Channels = readonly [red: number, green: number, blue: number];

/** The colours of an agency: some by values of its own, or the degrees by which all are turned. */
type Given = { hue?: number | undefined; colours?: OwnColours | undefined };

/** Returns what changes with the agency's colours; null where it has the product's. */
export function toColourVersion({ hue, colours }: Given): string | null {
	if (colours) return Object.values(colours).join("").replaceAll("#", "");
	return hue ? String(hue) : null;
}

/** Sets the colours of the agency: by values of its own, or by how many degrees all are turned. */
export function setColours({ hue = 0, colours }: Given): void {
	const turn = hue === 0 ? undefined : (colour: string) => turnHue(colour, hue);
	getSiteState().recolour = colours ? createRecolour(colours) : turn;
}

/** Returns a text, such as SVG or CSS, with each six-digit colour in it as the agency has it. */
export function recolourText(text: string): string {
	const recolour = readSiteState("recolour");
	return recolour ? text.replaceAll(WRITTEN_COLOUR, recolour) : text;
}

/** Returns a six-digit colour as the agency has it. */
export function recolourOne(colour: string): string {
	return readSiteState("recolour")?.(colour) ?? colour;
}

/**
 * Turns a colour around the colour wheel as `feColorMatrix` with `hueRotate` does, in linear light. It keeps its
 * luminance, and so its contrast to each other colour; what a screen cannot show is made greyer.
 */
export function turnHue(colour: string, angle: number): string {
	const channels = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16)));
	const [red = 0, green = 0, blue = 0] = channels;
	const turned = rotate([red, green, blue], (angle * Math.PI) / 180);
	const [r, g, b] = WEIGHTS;
	const grey = red * r + green * g + blue * b;
	const share = Math.min(...turned.map((channel) => findShare(channel, grey)));
	const shown = turned.map((channel) => grey + (channel - grey) * share);
	return `#${shown.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Rotates a colour about the grey axis, in the plane of its luminance: https://www.w3.org/TR/filter-effects-1/#attr-valuedef-type-huerotate. */
function rotate([red, green, blue]: Channels, angle: number): Channels {
	const [r, g, b] = WEIGHTS;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const grey = red * r + green * g + blue * b;
	const turned = (red_: number, green_: number, blue_: number) =>
		red_ * red + green_ * green + blue_ * blue;
	const first = turned((1 - r) * cos - r * sin, -g * cos - g * sin, -b * cos + (1 - b) * sin);
	const third = turned(-r * cos - (1 - r) * sin, -g * cos + g * sin, (1 - b) * cos + b * sin);
	// The second channel is what keeps the luminance.
	const second = -(r * first + b * third) / g;
	return [grey + first, grey + second, grey + third];
}

/** Returns how much of a channel's distance to grey a screen can show, from 0 to 1. */
function findShare(channel: number, grey: number): number {
	if (channel > 1) return (1 - grey) / (channel - grey);
	return channel < 0 ? grey / (grey - channel) : 1;
}

function toLinear(byte: number): number {
	const value = byte / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): number {
	const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
	return Math.round(value * 255);
}
