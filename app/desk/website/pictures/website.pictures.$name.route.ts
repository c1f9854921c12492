import { join } from "node:path";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { getMedia } from "#app/content/content.server.ts";
import { readOwnPicture } from "#app/content/media/media.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { convertPicture } from "#app/platform/pictures/convert.ts";
import { listShownPictures } from "./listed-pictures.ts";

/** The width in pixels in which the desk shows pictures. */
const WIDTH = 480;
const SEEN_MAX = 300;
const HOUR_SECONDS = 3_600;

const seen = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: SEEN_MAX });
const limit = pLimit(2);

export const websitePictureRoute: DeskRoute = {
	path: "/desk/website/pictures/:name",
	role: "member",
	get: showPicture,
};

/** Sends a picture that the content can show, small, whether or not a page shows it. */
async function showPicture(context: DeskContext): Promise<Response> {
	const named = context.req.param("name");
	const picture = listShownPictures().find(({ name }) => name === named);
	const small = picture && (seen.get(picture.name) ?? (await limit(() => shrink(picture.name))));
	if (!small) return context.notFound();
	return context.body(small, 200, {
		"Content-Type": "image/webp",
		"X-Content-Type-Options": "nosniff",
		"Cache-Control": `private, max-age=${HOUR_SECONDS}`,
	});
}

async function shrink(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
	const media = getMedia();
	const source = { path: join(media.folder, name), added: media.findAdded(name) };
	const bytes = await readOwnPicture(source);
	const converted = bytes && (await convertPicture(Buffer.from(bytes), WIDTH, "webp"));
	if (!converted) return null;
	const small = new Uint8Array(converted);
	seen.set(name, small);
	return small;
}
