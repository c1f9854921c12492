import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer as createHttp } from "node:http";
import { createServer as createHttps } from "node:https";
import { brotliCompressSync } from "node:zlib";
import { buildSound, ORIGIN, SOUND } from "../../app/tools/website-check/rules/sample-visit.ts";
import { listen } from "./listen.ts";
import { SELF_SIGNED } from "./self-signed.ts";

/** What a file of a website answers; null is missing. */
type Served = {
	type: string;
	body: string | Buffer;
	status?: number;
	headers?: Record<string, string>;
};

/** A website of the tests' own: what differs from a sound one. */
export type OwnWebsite = {
	/** The HTML of pages, or other files, by their paths. `ORIGIN` stands for its own origin. */
	files?: Readonly<Record<string, string | Served | null>>;
	/** Header fields of every answer beside those of a sound website; an empty one is left out. */
	headers?: Readonly<Record<string, string>>;
	isCompressed?: boolean;
	/** The pause before each answer, in ms. */
	pauseMs?: number;
	isSecure?: boolean;
};

const TEXT = "text/plain; charset=utf-8";
const HEADERS = {
	"strict-transport-security": "max-age=31536000",
	"x-content-type-options": "nosniff",
	"content-security-policy": "frame-ancestors 'none'",
	"referrer-policy": "strict-origin-when-cross-origin",
};
const YEAR = { "cache-control": "public, max-age=31536000, immutable" };

/** The pages of a sound website. */
export const PAGES: Readonly<Record<string, string>> = {
	"/": SOUND,
	"/contact": buildSound("Contact and way to the clinic at Sector 17", "How you reach us"),
	"/privacy": buildSound("Privacy policy of Mehta Dental in Chandigarh", "What we keep of you"),
};
/** The files of a sound website, and its Markdown at `/index.md`. */
const FILES: Readonly<Record<string, string | Served>> = {
	...PAGES,
	"/robots.txt": {
		type: TEXT,
		body: `User-agent: *\nDisallow: /admin\nSitemap: ${ORIGIN}/sitemap.xml\n`,
	},
	"/sitemap.xml": {
		type: "application/xml",
		body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/contact</loc></url></urlset>`,
	},
	"/llms.txt": {
		type: TEXT,
		body: `# Mehta Dental\n\n> A dental clinic in Chandigarh.\n\n- [Contact](${ORIGIN}/contact)\n`,
	},
	"/index.md": {
		type: "text/markdown; charset=utf-8",
		body: "# Mehta Dental\n\nA dental clinic in Chandigarh.\n",
	},
	"/site.css": { type: "text/css", body: "body{margin:0}".repeat(200), headers: YEAR },
	"/front.webp": { type: "image/webp", body: Buffer.alloc(40_000), headers: YEAR },
};

/** Starts a website on this machine. */
export async function startWebsite(website: OwnWebsite = {}) {
	const { isSecure = true } = website;
	let origin = "";
	const respond = (request: IncomingMessage, response: ServerResponse) =>
		void answer(website, origin, request, response);
	const server = isSecure ? createHttps(SELF_SIGNED, respond) : createHttp(respond);
	const { port, stop } = await listen(server);
	const host = `127.0.0.1:${port}`;
	origin = `http${isSecure ? "s" : ""}://${host}`;
	return { origin, host, stop };
}

async function answer(
	{ files = {}, headers = {}, isCompressed = true, pauseMs = 0 }: OwnWebsite,
	origin: string,
	{ url = "/", method, headers: asked }: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
	const all: OwnWebsite["files"] = { ...FILES, ...files };
	const wantsMarkdown = asked.accept?.startsWith("text/markdown") && url === "/";
	const found = (wantsMarkdown && all["/index.md"]) || all[url] || null;
	const { type, body, status = 200, headers: own = {} } = toServed(found);
	const bytes = Buffer.from(typeof body === "string" ? body.replaceAll(ORIGIN, origin) : body);
	const isText = typeof body === "string" && isCompressed;
	const sent = isText ? brotliCompressSync(bytes) : bytes;
	const fields = { ...HEADERS, ...headers, ...own, "content-type": type };
	for (const [name, value] of Object.entries(fields)) if (value) response.setHeader(name, value);
	if (isText) response.setHeader("content-encoding", "br");
	response.writeHead(status).end(method === "HEAD" ? undefined : sent);
}

function toServed(found: string | Served | null): Served {
	const type = "text/html; charset=utf-8";
	if (found === null) return { type, body: "<title>Not found</title>", status: 404 };
	return typeof found === "string" ? { type, body: found } : found;
}
