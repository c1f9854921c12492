import { join } from "node:path";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { getMedia } from "#app/content/content.server.ts";
import { readOwnPicture } from "#app/content/media/media.ts";
import { MEDIA_KIND_NAMES } from "#app/content/media/media-kinds.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { buildLogoPolicy } from "#app/platform/content-policy/policy.server.ts";
import { convertPicture } from "#app/platform/pictures/convert.ts";
import { listShownPictures } from "./listed-pictures.ts";
import { RENDER } from "./render-specimen.ts";

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

/** Sends what the content can show, whether or not a page shows it: a picture small, a logo, or a line in a font. */
async function showPicture(context: DeskContext): Promise<Response> {
	const name = context.req.param("name") ?? "";
	const kind = MEDIA_KIND_NAMES.find((each) =>
		listShownPictures(each).some((shown) => shown.name === name),
	);
	if (!kind) return context.notFound();
	if (kind !== "picture") {
		const shown = RENDER[kind](name);
		if (!shown) return context.notFound();
		return send(context, shown.type, shown.bytes, {
			"Content-Security-Policy": buildLogoPolicy(shown),
		});
	}
	const small = seen.get(name) ?? (await limit(() => shrink(name)));
	return small ? send(context, "image/webp", small) : context.notFound();
}

function send(
	context: DeskContext,
	type: string,
	bytes: Uint8Array,
	headers: Record<string, string> = {},
): Response {
	return context.body(new Uint8Array(bytes), 200, {
		"Content-Type": type,
		"X-Content-Type-Options": "nosniff",
		"Cache-Control": `private, max-age=${HOUR_SECONDS}`,
		...headers,
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
