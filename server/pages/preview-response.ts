import { parsePage } from "#app/platform/content-policy/parse-page.server.ts";
import {
	buildPagePolicy,
	CLOSED_POLICY,
	permitOwnAncestors,
} from "#app/platform/content-policy/policy.server.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** The parameter of an address that names what is previewed. */
export const DRAFT = "draft";

/** The beginning of the paths of drawings. */
export const ART = "/art/";

/** Headers of what is previewed: no cache and no search engine keeps it, and the desk shows it in a frame. */
export const PREVIEW_HEADERS = {
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
	"Referrer-Policy": "same-origin",
	"X-Frame-Options": "SAMEORIGIN",
};

type PreviewParts = {
	/** Renders the banner of a page, as HTML. */
	renderBanner: () => string;
	token: string;
	/** Lists the addresses of a page at which the preview has other drawings and style sheets of fonts than visitors see. */
	listOtherArt?: (page: string) => string[];
};

/** Adds the banner to a page, and the headers of a preview to any response. */
export async function toPreviewResponse(
	response: Response,
	{ renderBanner, token, listOtherArt }: PreviewParts,
): Promise<Response> {
	const headers = new Headers(response.headers);
	for (const [name, value] of Object.entries(PREVIEW_HEADERS)) headers.set(name, value);
	const { status } = response;
	const target = headers.get("Location");
	if (target?.startsWith("/")) headers.set("Location", addDraft(target, token));
	if (!headers.get("Content-Type")?.startsWith("text/html"))
		return new Response(response.body, { status, headers });
	const page = await response.text();
	// Browsers keep drawings at their addresses, so one that the draft changes has an address of its own. So have the style
	// sheets of its fonts, which say by it whose fonts they ask for.
	const html = (listOtherArt?.(page) ?? [])
		.reduce((text, art) => text.replaceAll(`"${art}"`, `"${addDraft(art, token)}"`), page)
		.replace("</body>", () => `${renderBanner()}</body>`);
	// No tool counts a visit of a draft.
	const settings = { ...getEnv(), ANALYTICS: undefined };
	const policy = buildPagePolicy(parsePage(html), settings);
	headers.set("Content-Security-Policy", permitOwnAncestors(policy));
	return new Response(html, { status, headers });
}

/** Creates a redirect to an address within the preview; with 307, what was sent is sent there. */
export function leadToPreview(address: string, token: string, status: 303 | 307 = 303): Response {
	const headers = { ...PREVIEW_HEADERS, Location: addDraft(address, token) };
	return new Response(null, { status, headers });
}

/** Lets the desk show a response in a frame that has no page of a draft: it says why. */
export function allowFrames(response: Response): Response {
	const headers = new Headers(response.headers);
	const policy = headers.get("Content-Security-Policy") ?? CLOSED_POLICY;
	headers.set("Content-Security-Policy", permitOwnAncestors(policy));
	headers.set("X-Frame-Options", PREVIEW_HEADERS["X-Frame-Options"]);
	return new Response(response.body, { status: response.status, headers });
}

function addDraft(address: string, token: string): string {
	const url = new URL(address, getEnv().SITE_URL);
	url.searchParams.set(DRAFT, token);
	return url.pathname + url.search + url.hash;
}
