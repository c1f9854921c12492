import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { createEtag } from "#app/platform/http/etag.ts";
import {
	type CachedResponse,
	createCachedResponse,
	createResponse,
	type Encoding,
} from "./cached-response.ts";

const CONTENT_TYPES: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".txt": "text/plain; charset=utf-8",
};
/** Encodings by the endings of the files that scripts/compress-assets.ts compressed. */
const ENCODINGS: Readonly<Record<string, Encoding>> = { ".br": "br", ".gz": "gzip" };

export type Assets = ReadonlyMap<string, CachedResponse>;

/** Loads the built files by their URL paths: no path of a request is ever opened on the disk. */
export function loadAssets(clientDir: string): Assets {
	const names = new Set(
		readdirSync(clientDir, { withFileTypes: true, recursive: true })
			.filter((entry) => entry.isFile())
			.map(({ parentPath, name }) => join(parentPath, name).slice(clientDir.length)),
	);
	const isCompressed = (name: string) => {
		const extension = extname(name);
		return extension in ENCODINGS && names.has(name.slice(0, -extension.length));
	};
	const files = [...names].filter((name) => !isCompressed(name));
	return new Map(files.map((name) => [name, loadAsset(clientDir, name, names)]));
}

/**
 * Serves built files for requests that the listener does not serve itself, such as one with a query. Methods other than
 * GET and HEAD get 405.
 */
export function serveAssets(assets: Assets): MiddlewareHandler {
	return async (context, next) => {
		const asset = assets.get(context.req.path);
		if (!asset) return next();
		if (context.req.method !== "GET" && context.req.method !== "HEAD")
			return context.text("Only GET and HEAD are answered here.", 405, { Allow: "GET, HEAD" });
		return createResponse(asset, context.req.raw.headers);
	};
}

function loadAsset(clientDir: string, name: string, names: ReadonlySet<string>): CachedResponse {
	const body = readFileSync(join(clientDir, name));
	const compressed = Object.entries(ENCODINGS)
		.filter(([extension]) => names.has(name + extension))
		.map(([extension, encoding]) => {
			return [encoding, readFileSync(join(clientDir, name + extension))] as const;
		});
	const bodies = [...compressed, ["identity", body] as const];
	return createCachedResponse(
		createHeaders(name, body),
		bodies.map(([encoding]) => encoding),
		bodies,
	);
}

/** Creates the headers of a file. Names in /assets contain a hash of the content. */
function createHeaders(name: string, body: Uint8Array): Headers {
	const isHashed = name.startsWith("/assets/");
	return new Headers({
		"Content-Type": CONTENT_TYPES[extname(name)] ?? "application/octet-stream",
		"Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		...(!isHashed && { ETag: createEtag(body) }),
	});
}
