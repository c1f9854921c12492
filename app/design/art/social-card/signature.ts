import { getDrawings } from "#app/design/art/drawings.ts";
import { measureText } from "#app/design/art/lettering.ts";
import { embedDrawing, trace } from "#app/design/art/svg.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import { setText } from "./set-text.ts";

/** The margin without any text: some networks round the corners or cut a little. */
export const MARGIN = 64;
const FOOT = 566;
const WIDTH = 480;
const HOST_SIZES = [25, 17] as const;

export type Sender = { name: string; host: string };

export function renderSignature({ name, host }: Sender, colours: CardColours): string {
	const x = MARGIN + 44;
	const signed = setText(name, {
		lettering: "title",
		paint: colours.ink,
		x,
		y: FOOT,
		isFromFoot: true,
		width: WIDTH - 44,
		height: 24,
		sizes: [30, 18],
	});
	const after = signed.lines.length > 0 ? x + signed.width + 24 : x;
	const room = MARGIN + WIDTH - after;
	// An address is shown as a whole or not at all.
	const site = setText(measureText(host, "plain") * HOST_SIZES[1] <= room ? host : "", {
		lettering: "plain",
		paint: colours.soft,
		x: after,
		y: FOOT,
		isFromFoot: true,
		width: room,
		height: 20,
		sizes: HOST_SIZES,
	});
	const place = trace`translate(${MARGIN} ${FOOT - 39})scale(1.1)`;
	const ground = colours === CARD_COLOURS.marigold ? "marigold" : undefined;
	const mark = embedDrawing(getDrawings().renderMark(name, colours.theme, ground), "mark", place);
	return mark + signed.svg + site.svg;
}
