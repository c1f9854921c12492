import { measureText } from "../lettering.ts";
import { renderMark } from "../mark.ts";
import { type Drawing, embedDrawing, trace } from "../svg.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import { setText } from "./set-text.ts";

/** The size that networks show without cutting. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Nothing to be read lies nearer to an edge: some networks round the corners or cut a little. */
export const MARGIN = 64;
/** The line that the signature stands on. */
const FOOT = 566;
/** What stands above the signature ends here. */
export const BODY_FOOT = 484;

/** Who sends the card. */
export type Sender = { name: string; host: string };

const HOST_SIZES = [25, 17] as const;

/** The mark, the agency's name and the address of its site, at the card's foot. */
export function renderSignature(
	{ name, host }: Sender,
	colours: CardColours,
	width: number,
): string {
	const [x, foot] = [MARGIN, FOOT];
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
	const mark = embedDrawing(renderMark(name, colours.theme), "mark", place);
	// One of the mark's papers is marigold, and would not be seen on marigold.
	const half =
		colours === CARD_COLOURS.marigold
			? `<path fill="#fbf6ec" transform="${place}" d="M20 1.5 32 13.5 20 25.5Z"/>`
			: "";
	return mark + half + signed.svg + site.svg;
}

type Placing = { x: number; y: number; scale: number; tilt?: number };

/** Places a kite of 240 x 320 with the middle of its paper at (x, y). */
export function placeKite(kite: Drawing, id: string, { x, y, scale, tilt = 0 }: Placing): string {
	const place = trace`translate(${x} ${y})rotate(${tilt})`;
	return embedDrawing(kite, id, `${place}scale(${scale})translate(-120 -116)`);
}
