import sharp from "sharp";
import { CARD_PAGES } from "../app/routes/social-card/card-pages-for-tests.ts";
import { toCardPath } from "../app/seo/card-path.ts";

const COLUMNS = 3;
const [WIDTH, HEIGHT, GAP] = [600, 315, 20];

/** One social card of each kind on one sheet, as PNG. */
export async function renderCardSheet(origin: string): Promise<Buffer> {
	const pages = Object.values(CARD_PAGES);
	const cards = await Promise.all(
		pages.map(async (page, index) => {
			const response = await fetch(`${origin}${toCardPath(page)}`);
			if (!response.ok) throw new Error(`The card of ${page} responseed ${response.status}`);
			return {
				input: await sharp(await response.arrayBuffer())
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
