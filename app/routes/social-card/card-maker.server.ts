import { join } from "node:path";
import { getEnv } from "#app/env.server.ts";
import { openPictureCache } from "#app/pictures/picture-cache.ts";
import { createPngMaker, type MakePng } from "#app/routes/art/png-maker.ts";

/** Some 6,000 cards: all of a small agency's, and of one in thousands of cities those that were asked for last. */
const MAX_BYTES = 200 * 1000 * 1000;

let maker: MakePng | undefined;

/** Makes the cards' pictures and keeps them in the data folder, apart from the drawings, which are fewer. */
export function getCardMaker(): MakePng {
	maker ??= createPngMaker(
		openPictureCache(join(getEnv().DATA_DIR, "cards"), { maxBytes: MAX_BYTES }),
	);
	return maker;
}
