import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler, Next } from "hono";
import { runInSnapshot } from "#app/content/content.server.ts";
import type { DeskEnv } from "#app/desk/request/desk-env.ts";
import {
	findPartsPreview,
	findPreview,
	type Preview,
} from "#app/desk/website/preview/find-preview.tsx";
import { renderProblem } from "#app/desk/website/preview/render-problem.ts";
import { ContentError } from "#app/platform/content-error.ts";
import { parsePage } from "#app/platform/content-policy/parse-page.server.ts";
import {
	buildPagePolicy,
	CLOSED_POLICY,
	permitOwnAncestors,
} from "#app/platform/content-policy/policy.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { listOtherArt } from "./preview-art.ts";
import { WHOLE_PAGE_AGENT } from "./render-page.ts";

type PreviewContext = Context<DeskEnv & { Bindings: HttpBindings }>;

type Settings = {
	/** Renders the page of a request anew. */
	render: (request: Request, context: PreviewContext) => Promise<Response>;
	respondNotFound: (context: PreviewContext) => Promise<Response>;
};

/** The parameter of an address that names what is previewed. */
const DRAFT = "draft";

/** Headers of what is previewed: no cache and no search engine keeps it, and the desk shows it in a frame. */
const HEADERS = {
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
	"Referrer-Policy": "same-origin",
	"X-Frame-Options": "SAMEORIGIN",
};

/**
 * Serves pages as a draft has them, at their own addresses with `draft`. Such an address without a draft that the reader may
 * see is not found, so that no cache takes a public page for it.
 */
export function servePreviews({
	render,
	respondNotFound,
}: Settings): MiddlewareHandler<DeskEnv & { Bindings: HttpBindings }> {
	const renderIn = ({ snapshot }: Preview, context: PreviewContext, address: URL) => {
		const asked = new URL(address);
		asked.searchParams.delete(DRAFT);
		const request = new Request(getEnv().SITE_URL + asked.pathname + asked.search, {
			headers: { "User-Agent": WHOLE_PAGE_AGENT },
		});
		return runInSnapshot(snapshot, () => render(request, context));
	};
	return async (context, next) => {
		const { req } = context;
		const address = new URL(req.url);
		const token = address.searchParams.get(DRAFT);
		if (token === null) {
			const from = getDraft(req.header("Referer"));
			if (from === null) return next();
			if (req.path.startsWith("/pictures/")) return servePictures(context, from, next);
			if (isOfLook(req.path)) {
				const preview = await findPartsPreview(context, from).catch(() => null);
				if (!preview) return next();
				return toPreviewResponse(await renderIn(preview, context, address), preview, from);
			}
			return (await stayInPreview(context, from, address)) ?? next();
		}
		try {
			const find = isPart(req.path) ? findPartsPreview : findPreview;
			const preview = await find(context, token);
			if (!preview) return allowFrames(await respondNotFound(context));
			const response = await renderIn(preview, context, address);
			return await toPreviewResponse(response, preview, token);
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			return allowFrames(
				new Response(await renderProblem(context, error), {
					status: 422,
					headers: { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" },
				}),
			);
		}
	};
}

/** Lets the desk show a response in a frame that has no page of a draft: it says why. */
function allowFrames(response: Response): Response {
	const headers = new Headers(response.headers);
	const policy = headers.get("Content-Security-Policy") ?? CLOSED_POLICY;
	headers.set("Content-Security-Policy", permitOwnAncestors(policy));
	headers.set("X-Frame-Options", HEADERS["X-Frame-Options"]);
	return new Response(response.body, { status: response.status, headers });
}

/** Returns whether a request comes from a page of a preview, which its Referer tells. */
export function isFromPreview(referrer: string | undefined): boolean {
	return getDraft(referrer) !== null;
}

function getDraft(referrer: string | undefined): string | null {
	// Most requests have none: the text is looked at before it is parsed.
	if (!referrer?.includes(`${DRAFT}=`)) return null;
	const url = URL.parse(referrer);
	return url?.origin === getEnv().SITE_URL ? url.searchParams.get(DRAFT) : null;
}

/** The folders of the agency's own logo and fonts, whose addresses change with their files. */
const LOOK = ["/art/logo/", "/art/fonts/", "/fonts/"];

function isOfLook(path: string): boolean {
	return LOOK.some((folder) => path.startsWith(folder));
}

/** Returns whether a path is that of something that pages have in them: a drawing, a logo, a font or its style sheet. */
function isPart(path: string): boolean {
	return path.startsWith("/art/") || isOfLook(path);
}

/** Lets a preview's pages show pictures that the published pages do not. */
async function servePictures(context: PreviewContext, token: string, next: Next): Promise<void> {
	const preview = await findPartsPreview(context, token).catch(() => null);
	return preview ? runInSnapshot(preview.snapshot, next) : next();
}

/** Leads a link of a preview's page into the preview, where no script did, and keeps its forms from being sent. */
async function stayInPreview(
	context: PreviewContext,
	token: string,
	address: URL,
): Promise<Response | null> {
	const { req } = context;
	// Nobody visits a draft.
	if (req.path === "/visits") return new Response(null, { status: 204, headers: HEADERS });
	if (!(await findPreview(context, token).catch(() => null))) return null;
	if (req.method === "POST")
		return new Response("This is a preview: nothing was sent.\n", {
			status: 409,
			headers: HEADERS,
		});
	if (req.header("Sec-Fetch-Dest") !== "document") return null;
	address.searchParams.set(DRAFT, token);
	return new Response(null, {
		status: 303,
		headers: { ...HEADERS, Location: address.pathname + address.search },
	});
}

/** Adds the banner to a page, and the headers of a preview to any response. */
async function toPreviewResponse(
	response: Response,
	preview: Preview,
	token: string,
): Promise<Response> {
	const headers = new Headers(response.headers);
	for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
	const { status } = response;
	const target = headers.get("Location");
	if (target?.startsWith("/")) headers.set("Location", addDraft(target, token));
	if (!headers.get("Content-Type")?.startsWith("text/html"))
		return new Response(response.body, { status, headers });
	const { snapshot, isChanged, banner } = preview;
	const page = await response.text();
	// Browsers keep drawings at their addresses, so one that the draft changes has an address of its own. So have the style
	// sheets of its fonts, which say by it whose fonts they ask for.
	const html = (isChanged ? listOtherArt(page, snapshot) : [])
		.reduce((text, art) => text.replaceAll(`"${art}"`, `"${addDraft(art, token)}"`), page)
		.replace("</body>", () => `${banner}</body>`);
	// No tool counts a visit of a draft.
	const settings = { ...getEnv(), ANALYTICS: undefined };
	const policy = buildPagePolicy(parsePage(html), settings);
	headers.set("Content-Security-Policy", permitOwnAncestors(policy));
	return new Response(html, { status, headers });
}

function addDraft(address: string, token: string): string {
	const url = new URL(address, getEnv().SITE_URL);
	url.searchParams.set(DRAFT, token);
	return url.pathname + url.search + url.hash;
}
