import { measureText } from "../lettering.ts";
import { drawMark } from "../mark.ts";
import { type Drawing, embedDrawing, trace } from "../svg.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import type { Sender } from "./card-facts.ts";
import { setText } from "./set-text.ts";

/** The size that networks show without cutting. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Nothing to be read lies nearer to an edge: some networks round the corners or cut a little. */
export const MARGIN = 64;
/** The line that the signature stands on. */
export const FOOT = 566;
/** What stands above the signature ends here. */
export const BODY_FOOT = 484;

export function drawFrame(title: string, paper: string, body: string): Drawing {
	const ground = `<path fill="${paper}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`;
	return { width: WIDTH, height: HEIGHT, title, body: ground + body, target: "light" };
}

const HOST_SIZES = [25, 17] as const;

/** The mark, the agency's name and the address of its site, from `x` on at the card's foot. */
export function drawSignature(
	{ name, host }: Sender,
	colours: CardColours,
	{ x = MARGIN, width = 620, foot = FOOT } = {},
): string {
	const signed = setText(name, {
		...{ lettering: "title", paint: colours.ink, x: x + 44, y: foot, isFromFoot: true },
		...{ width: width - 44, height: 24, sizes: [30, 18] },
	});
	const after = signed.lines.length > 0 ? x + 44 + signed.width + 24 : x + 44;
	const room = x + width - after;
	// An address is of use whole or not at all.
	const site = setText(measureText(host, "plain") * HOST_SIZES[1] <= room ? host : "", {
		...{ lettering: "plain", paint: colours.soft, x: after, y: foot, isFromFoot: true },
		...{ width: room, height: 20, sizes: HOST_SIZES },
	});
	const place = trace`translate(${x} ${foot - 39})scale(1.1)`;
	const mark = embedDrawing(drawMark(name, colours.theme), "mark", place);
	// One of the mark's papers is marigold, and would not be seen on marigold.
	const half =
		colours === CARD_COLOURS.marigold
			? `<path fill="#fbf6ec" transform="${place}" d="M20 1.5 32 13.5 20 25.5Z"/>`
			: "";
	return mark + half + signed.svg + site.svg;
}

type Placing = { x: number; y: number; scale: number; tilt?: number; isUntied?: boolean };

/** A kite of 240 x 320 with the middle of its paper at (x, y). */
export function placeKite(kite: Drawing, id: string, placing: Placing): string {
	const { x, y, scale, tilt = 0, isUntied = false } = placing;
	const place = trace`translate(${x} ${y})rotate(${tilt})`;
	const placed = embedDrawing(kite, id, `${place}scale(${scale})translate(-120 -116)`);
	if (!isUntied) return placed;
	// Without the piece of line below its tail.
	const shape = `<path transform="${place}scale(${scale})" d="M-120-116H120V140H-120Z"/>`;
	return `<clipPath id="untied">${shape}</clipPath><g clip-path="url(#untied)">${placed}</g>`;
}

/** Part of a line that a kite hangs on. */
export function drawString(data: string, paint: string, width = 3): string {
	return `<path fill="none" stroke="${paint}" stroke-width="${width}" d="${data}"/>`;
}
