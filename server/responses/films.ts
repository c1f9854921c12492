import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { getContent } from "#app/content/content.server.ts";
import { CLOSED_POLICY } from "#app/platform/content-policy/policy.server.ts";

/** The policy of a film that is opened as a page of its own, in which the browser's player has styles. */
const FILM_POLICY = `${CLOSED_POLICY}; media-src 'self'; style-src 'unsafe-inline'`;

/** Serves the agency's films and their captions, in the ranges that players ask for: only files that the content names. */
export const serveFilms: MiddlewareHandler = async (context, next) => {
	const name = context.req.param("name");
	const file = getContent().files.find((each) => each.name === name);
	if (!file) return next();
	context.header("Cache-Control", "public, max-age=3600");
	context.header("Content-Security-Policy", FILM_POLICY);
	const response = await serveStatic({ path: file.path })(context, next);
	// Hono does not know this type.
	if (file.name.endsWith(".vtt")) response?.headers.set("Content-Type", "text/vtt; charset=utf-8");
	return response;
};
