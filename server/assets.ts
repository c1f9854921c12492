import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { Answer, makeTag } from "./answers/answer.ts";
import type { HeaderList } from "./answers/common-headers.ts";
import type { Encoding } from "./answers/encoding.ts";
import { toResponse } from "./answers/send-answer.ts";

const TYPES: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".woff2": "font/woff2",
	".svg": "image/svg+xml",
	".png": "image/png",
	".ico": "image/x-icon",
	".txt": "text/plain; charset=utf-8",
};

/** What the build has put beside a file: the same, compressed as well as can be. */
const ENDINGS: Readonly<Record<string, Encoding>> = { ".br": "br", ".zst": "zstd", ".gz": "gzip" };

export type Assets = ReadonlyMap<string, Answer>;

/**
 * The built files by their paths, read once at start: a path is looked up in a list and never becomes a path on
 * the disk. Names in /assets carry a hash, so they may be kept for ever.
 */
export function readAssets(clientDir: string): Assets {
	const names = new Set(listFiles(clientDir));
	const isCompressed = (name: string) => {
		const ending = extname(name);
		return ending in ENDINGS && names.has(name.slice(0, -ending.length));
	};
	const files = [...names].filter((name) => !isCompressed(name));
	return new Map(files.map((name) => [name, readAsset(clientDir, name, names)]));
}

/** Serves them where they were not answered from memory before: what may be asked of them is told here. */
export function serveAssets(assets: Assets): MiddlewareHandler {
	return async (context, next) => {
		const answer = assets.get(context.req.path);
		if (!answer) return next();
		if (context.req.method !== "GET" && context.req.method !== "HEAD")
			return context.text("Only GET and HEAD are answered here.", 405, { Allow: "GET, HEAD" });
		return toResponse(answer, context.req.raw.headers);
	};
}

function readAsset(clientDir: string, name: string, names: ReadonlySet<string>): Answer {
	const body = readFileSync(join(clientDir, name));
	const bodies: [Encoding, Buffer][] = Object.entries(ENDINGS)
		.filter(([ending]) => names.has(name + ending))
		.map(([ending, encoding]) => [encoding, readFileSync(join(clientDir, name + ending))]);
	bodies.push(["identity", body]);
	bodies.sort(([, one], [, other]) => one.byteLength - other.byteLength);
	const answer = new Answer({
		headers: describe(name, body),
		offered: bodies.map(([encoding]) => encoding),
	});
	for (const [encoding, bytes] of bodies) answer.put(encoding, bytes);
	return answer;
}

function describe(name: string, body: Buffer): HeaderList {
	const type: HeaderList = [["Content-Type", TYPES[extname(name)] ?? "application/octet-stream"]];
	if (name.startsWith("/assets/"))
		return [...type, ["Cache-Control", "public, max-age=31536000, immutable"]];
	return [...type, ["Cache-Control", "public, max-age=3600"], ["ETag", makeTag(body)]];
}

/** Each as the path of its address. */
function listFiles(folder: string, path = ""): string[] {
	return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
		const name = `${path}/${entry.name}`;
		return entry.isDirectory() ? listFiles(folder, name) : [name];
	});
}
