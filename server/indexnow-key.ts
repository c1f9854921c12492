import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { getEnv } from "#app/env.server.ts";

/** Shows that the key is this site's own, as https://www.indexnow.org/documentation asks. */
export function serveIndexNowKey(site: Hono<{ Bindings: HttpBindings }>): void {
	const { INDEXNOW_KEY: key } = getEnv();
	if (key) site.get(`/${key}.txt`, (context) => context.text(key));
}
