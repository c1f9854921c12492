import { createHash } from "node:crypto";
import { drawSocialCard } from "#app/art/social-card/social-card.ts";
import { writeDocument } from "#app/art/svg.ts";
import { getContent } from "#app/content/content.server.ts";
import { getEnv } from "#app/env.server.ts";
import { isTagKnown } from "#app/is-tag-known.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { toPagePath } from "#app/seo/card-path.ts";
import type { Route } from "./+types/route.ts";
import { getCardMaker } from "./card-maker.server.ts";
import { readCard } from "./read-card.server.ts";

const WIDTH = 1200;
const KEPT = "public, max-age=86400, stale-while-revalidate=604800";
const BUSY_SECONDS = 5;
const UNAVAILABLE_SECONDS = 60;
/** For a visitor who has left, and reads no answer. */
const CLIENT_CLOSED = 499;

/** The card of each page, which networks show with a link to it: /cards/services/seo.png of /services/seo. */
export async function loader({ params, request }: Route.LoaderArgs) {
	const pagePath = toPagePath(`/cards/${params["*"]}`);
	if (pagePath === null) throw notFound();
	const card = await readCard(request, pagePath);
	if (card.status === "missing") throw notFound();
	if (card.status === "unavailable") return answerLater(UNAVAILABLE_SECONDS);
	const { host } = new URL(getEnv().SITE_URL);
	const sender = { name: getContent().site.name, host };
	const svg = writeDocument(drawSocialCard(card.facts, sender));
	const headers = {
		"Cache-Control": KEPT,
		// Weak: another version of the encoder may write the same drawing in other bytes.
		ETag: `W/"${createHash("sha256").update(svg).digest("hex").slice(0, 32)}"`,
		// Networks show it with a link to the page.
		"Cross-Origin-Resource-Policy": "cross-origin",
	};
	if (isTagKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
	try {
		const png = await getCardMaker()(svg, WIDTH, request.signal);
		if (png === null) return answerLater(BUSY_SECONDS);
		return new Response(new Uint8Array(png), {
			headers: {
				...headers,
				"Content-Type": "image/png",
				"Content-Length": String(png.byteLength),
			},
		});
	} catch (error) {
		if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED });
		throw error;
	}
}

function answerLater(seconds: number): Response {
	return new Response(null, {
		status: 503,
		headers: { "Retry-After": String(seconds), "Cache-Control": "no-store" },
	});
}
