import sharp from "sharp";
import { CARD_PAGES } from "../app/routes/social-card/card-pages-for-tests.ts";
import { toCardPath } from "../app/seo/card-path.ts";

const COLUMNS = 3;
const [WIDTH, HEIGHT, GAP] = [600, 315, 20];

/** One social card of each kind, side by side on one sheet as PNG. */
export async function sheetCards(origin: string): Promise<Buffer> {
	const pages = Object.values(CARD_PAGES);
	const cards = await Promise.all(
		pages.map(async (page, index) => {
			const answer = await fetch(`${origin}${toCardPath(page)}`);
			if (!answer.ok) throw new Error(`The card of ${page} answered ${answer.status}`);
			return {
				input: await sharp(await answer.arrayBuffer())
					.resize(WIDTH, HEIGHT)
					.toBuffer(),
				left: GAP + (index % COLUMNS) * (WIDTH + GAP),
				top: GAP + Math.floor(index / COLUMNS) * (HEIGHT + GAP),
			};
		}),
	);
	const rows = Math.ceil(pages.length / COLUMNS);
	const size = {
		width: GAP + COLUMNS * (WIDTH + GAP),
		height: GAP + rows * (HEIGHT + GAP),
	};
	return sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
		.composite(cards)
		.png()
		.toBuffer();
}
