import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { MiddlewareHandler } from "hono";

const TYPES: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".txt": "text/plain; charset=utf-8",
};

/**
 * Serves the built files, which are read once at start: a path is looked up in a list and never
 * becomes a path on the disk. Names in /assets carry a hash, so they may be kept for ever.
 */
export function serveAssets(clientDir: string): MiddlewareHandler {
	const files = new Map(
		listFiles(clientDir).map((file) => [
			`/${relative(clientDir, file).split(sep).join("/")}`,
			{
				bytes: new Uint8Array(readFileSync(file)),
				type: TYPES[extname(file)] ?? "application/octet-stream",
			},
		]),
	);
	return async (context, next) => {
		const file = files.get(context.req.path);
		if (!file) return next();
		if (context.req.method !== "GET" && context.req.method !== "HEAD") {
			return context.text("Only GET and HEAD are answered here.", 405, { Allow: "GET, HEAD" });
		}
		const isHashed = context.req.path.startsWith("/assets/");
		return context.body(file.bytes, 200, {
			"Content-Type": file.type,
			"Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
		});
	};
}

function listFiles(folder: string): string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? listFiles(path) : [path];
	});
}
