import { writeDocument } from "#app/art/svg.ts";
import { writeDrawingPolicy } from "#app/content-policy/write-policy.server.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import type { Route } from "./+types/route.ts";
import { drawArt } from "./draw-art.server.ts";
import { isWritten } from "./known-cover.server.ts";
import { getPngMaker } from "./png-maker.server.ts";

const KEPT = "public, max-age=86400, stale-while-revalidate=604800";
const NOT_KEPT = "no-store";
const BUSY_SECONDS = 5;
/** For a visitor who has left, and reads no answer. */
const CLIENT_CLOSED = 499;

/**
 * The site's drawings at their stable addresses: the pictures of its cities, services, cases, people and
 * posts, as SVG and, for those who show no SVG, as PNG.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
	const address = params["*"] ?? "";
	const art = drawArt(address);
	const isKnown = art && (await isWritten(address));
	if (!art || isKnown === false) throw notFound();
	const kept = isKnown ? KEPT : NOT_KEPT;
	const svg = writeDocument(art.drawing);
	return art.format === "svg"
		? answerSvg(svg, kept)
		: answerPng(svg, art.width, request.signal, kept);
}

function answerSvg(svg: string, kept: string): Response {
	return new Response(svg, {
		headers: {
			"Content-Type": "image/svg+xml; charset=utf-8",
			"Cache-Control": kept,
			"Content-Security-Policy": writeDrawingPolicy(svg),
			// Feed readers and search engines show them too.
			"Cross-Origin-Resource-Policy": "cross-origin",
		},
	});
}

async function answerPng(
	svg: string,
	width: number,
	visitor: AbortSignal,
	kept: string,
): Promise<Response> {
	try {
		const png = await getPngMaker()(svg, width, visitor);
		if (png === null) {
			return new Response(null, {
				status: 503,
				headers: { "Retry-After": String(BUSY_SECONDS), "Cache-Control": NOT_KEPT },
			});
		}
		return new Response(new Uint8Array(png), {
			headers: {
				"Content-Type": "image/png",
				"Content-Length": String(png.byteLength),
				"Cache-Control": kept,
				"Cross-Origin-Resource-Policy": "cross-origin",
			},
		});
	} catch (error) {
		if (visitor.aborted) return new Response(null, { status: CLIENT_CLOSED });
		throw error;
	}
}
