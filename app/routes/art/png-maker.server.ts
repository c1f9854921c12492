import { join } from "node:path";
import { getEnv } from "#app/env.server.ts";
import { openPictureCache } from "#app/pictures/picture-cache.ts";
import { createPngMaker, type MakePng } from "./png-maker.ts";

/** The site's own drawings as PNG are some 10 MB; covers of posts from elsewhere come on top. */
const MAX_BYTES = 50 * 1000 * 1000;

let maker: MakePng | undefined;

/** The site's one maker of PNG, with its cache in the data folder, opened at its first use. */
export function getPngMaker(): MakePng {
	maker ??= createPngMaker(
		openPictureCache(join(getEnv().DATA_DIR, "art"), { maxBytes: MAX_BYTES }),
	);
	return maker;
}
