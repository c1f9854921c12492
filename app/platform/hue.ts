/** The weights of red, green and blue in the luminance of WCAG 2, which are those of sRGB. */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
/** A colour as it is written, and not a reference to an id. */
const WRITTEN_COLOUR = /(?<=[:,("] ?)#[0-9a-f]{6}\b/gi;

type Channels = readonly [red: number, green: number, blue: number];

let degrees = 0;

/** Sets by how many degrees the colours of this process's agency are turned. */
export function setHue(hue: number): void {
	degrees = hue;
}

/** Returns a text, such as SVG or CSS, with each six-digit colour in it turned by the agency's hue. */
export function turnColours(text: string): string {
	if (degrees === 0) return text;
	return text.replaceAll(WRITTEN_COLOUR, (colour) => turnHue(colour, degrees));
}

/** Returns a six-digit colour turned by the agency's hue. */
export function turnColour(colour: string): string {
	return degrees === 0 ? colour : turnHue(colour, degrees);
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
