import { createHash } from "node:crypto";
import { getContent } from "#app/content/content.server.ts";
import { renderSocialCard } from "#app/design/art/social-card/social-card.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { hasMatchingEtag } from "#app/platform/http/etag.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { toPagePath } from "#app/seo/card-path.ts";
import { respondLater, respondWithPng } from "#app/site/art/respond-with-png.server.ts";
import type { Route } from "./+types/route.ts";
import { loadCardFacts } from "./card-facts.server.ts";

const WIDTH = 1200;
const CACHED = "public, max-age=86400, stale-while-revalidate=604800";
const UNAVAILABLE_SECONDS = 60;

/** Serves the card of each page, which networks show with a link to it: /cards/services/design.png of /services/design. */
export async function loader({ params, request }: Route.LoaderArgs) {
	const pagePath = toPagePath(`/cards/${params["*"]}`);
	if (pagePath === null) throw notFound();
	const card = await loadCardFacts(request, pagePath);
	if (card.status === "missing") throw notFound();
	if (card.status === "unavailable") return respondLater(UNAVAILABLE_SECONDS);
	const { host } = new URL(getEnv().SITE_URL);
	const sender = { name: getContent().site.name, host };
	const svg = renderDocument(renderSocialCard(card.facts, sender));
	const headers = {
		"Cache-Control": CACHED,
		// The ETag is weak: another version of the encoder may write the same drawing in other bytes.
		ETag: `W/"${createHash("sha256").update(svg).digest("hex").slice(0, 32)}"`,
		"Cross-Origin-Resource-Policy": "cross-origin",
	};
	if (hasMatchingEtag(request, headers.ETag)) return new Response(null, { status: 304, headers });
	return respondWithPng(request, "cards", svg, WIDTH, headers);
}
