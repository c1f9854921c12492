import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import {
	type CachedResponse,
	createCachedResponse,
	createEtag,
	toResponse,
} from "./responses/cached-response.ts";
import type { Encoding } from "./responses/negotiate-encoding.ts";

const TYPES: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".txt": "text/plain; charset=utf-8",
};

/** What the build has put beside a file: the same, compressed as well as possible. */
const ENDINGS: Readonly<Record<string, Encoding>> = { ".br": "br", ".gz": "gzip" };

export type Assets = ReadonlyMap<string, CachedResponse>;

/**
 * Loads the built files, by their paths: a URL is looked up in this map and never becomes a path on the disk. Names
 * in /assets carry a hash, so they may be cached for ever.
 */
export function loadAssets(clientDir: string): Assets {
	const names = new Set(listFiles(clientDir));
	const isCompressed = (name: string) => {
		const ending = extname(name);
		return ending in ENDINGS && names.has(name.slice(0, -ending.length));
	};
	const files = [...names].filter((name) => !isCompressed(name));
	return new Map(files.map((name) => [name, loadAsset(clientDir, name, names)]));
}

/** Serves them where the URL is not just the path, and rejects other methods. */
export function serveAssets(assets: Assets): MiddlewareHandler {
	return async (context, next) => {
		const asset = assets.get(context.req.path);
		if (!asset) return next();
		if (context.req.method !== "GET" && context.req.method !== "HEAD")
			return context.text("Only GET and HEAD are answered here.", 405, { Allow: "GET, HEAD" });
		return toResponse(asset, context.req.raw.headers);
	};
}

function loadAsset(clientDir: string, name: string, names: ReadonlySet<string>): CachedResponse {
	const body = readFileSync(join(clientDir, name));
	const compressed = Object.entries(ENDINGS)
		.filter(([ending]) => names.has(name + ending))
		.map(([ending, encoding]) => [encoding, readFileSync(join(clientDir, name + ending))] as const);
	const bodies = [...compressed, ["identity", body] as const];
	return createCachedResponse(
		createHeaders(name, body),
		bodies.map(([encoding]) => encoding),
		bodies,
	);
}

function createHeaders(name: string, body: Uint8Array): Headers {
	const headers = new Headers({
		"Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
		"Cache-Control": "public, max-age=31536000, immutable",
	});
	if (name.startsWith("/assets/")) return headers;
	headers.set("Cache-Control", "public, max-age=3600");
	headers.set("ETag", createEtag(body));
	return headers;
}

/** Each as the path of its address. */
function listFiles(folder: string, path = ""): string[] {
	return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
		const name = `${path}/${entry.name}`;
		return entry.isDirectory() ? listFiles(folder, name) : [name];
	});
}
