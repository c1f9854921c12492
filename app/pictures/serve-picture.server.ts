import { join } from "node:path";
import { getEnv } from "#app/env.server.ts";
import { listSources } from "./allowed-sources.ts";
import { openPictureCache } from "./picture-cache.ts";
import { createPictureServer, type ServePicture } from "./serve-picture.ts";

let server: ServePicture | undefined;

/** The site's own picture server, made at its first use by the settings. */
export function getPictureServer(): ServePicture {
	const { CONTENT_API_URL, PICTURE_HOSTS, DATA_DIR } = getEnv();
	server ??= createPictureServer({
		sources: listSources(CONTENT_API_URL, PICTURE_HOSTS),
		cache: openPictureCache(join(DATA_DIR, "pictures")),
	});
	return server;
}
