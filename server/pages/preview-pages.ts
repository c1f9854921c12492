import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler, Next } from "hono";
import { readDraftToken } from "#app/blog/drafts/post-draft.server.ts";
import { runInSnapshot } from "#app/content/content.server.ts";
import { renderServerError } from "#app/desk/page/server-error.tsx";
import type { DeskEnv } from "#app/desk/request/desk-env.ts";
import {
	findPartsPreview,
	findPreview,
	UnusableTextError,
} from "#app/desk/website/preview/find-preview.tsx";
import { renderProblem } from "#app/desk/website/preview/render-problem.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { servePostDraft } from "./post-draft-pages.ts";
import { listOtherArt } from "./preview-art.ts";
import {
	ART,
	allowFrames,
	DRAFT,
	leadToPreview,
	PREVIEW_HEADERS,
	toPreviewResponse,
} from "./preview-response.ts";
import { WHOLE_PAGE_AGENT } from "./render-page.ts";

type PreviewContext = Context<DeskEnv & { Bindings: HttpBindings }>;

type Settings = {
	/** Renders the page of a request anew. */
	render: (request: Request, context: PreviewContext) => Promise<Response>;
	respondNotFound: (context: PreviewContext) => Promise<Response>;
};

/**
 * Serves pages as a draft has them, at their own addresses with `draft`. Such an address without a draft that the reader may
 * see is not found, so that no cache takes a public page for it.
 */
export function servePreviews({
	render,
	respondNotFound,
}: Settings): MiddlewareHandler<DeskEnv & { Bindings: HttpBindings }> {
	return async (context, next) => {
		const { req } = context;
		const address = new URL(req.url);
		const token = address.searchParams.get(DRAFT);
		const renderAt = (path: string) => {
			const headers = { "User-Agent": WHOLE_PAGE_AGENT };
			return render(new Request(getEnv().SITE_URL + path, { headers }), context);
		};
		if (token === null) {
			const from = getDraft(req.header("Referer"));
			if (from === null) return next();
			if (req.path.startsWith("/pictures/")) return servePictures(context, from, next);
			const staying = isOfLook(req.path)
				? serveFileDraft(context, from, () => renderAt(req.path)).catch(() => null)
				: stayInPreview(context, from, address);
			return (await staying) ?? next();
		}
		address.searchParams.delete(DRAFT);
		const { pathname, search } = address;
		const ofPost = readDraftToken(token);
		const served = ofPost
			? await servePostDraft(ofPost, { path: pathname, token, render: renderAt })
			: await serveFileDraft(context, token, () => renderAt(pathname + search));
		return served ?? allowFrames(await respondNotFound(context));
	};
}

/** Serves a page as a draft of the website has it. Resolves to null where there is none that the reader may see. */
async function serveFileDraft(
	context: PreviewContext,
	token: string,
	render: () => Promise<Response>,
): Promise<Response | null> {
	try {
		const isOfPage = !isPart(context.req.path);
		const preview = await (isOfPage ? findPreview : findPartsPreview)(context, token);
		if (!preview) return null;
		const { snapshot, isChanged, renderBanner, path } = preview;
		if (isOfPage && path !== undefined && path !== context.req.path)
			return leadToPreview(path, token, 307);
		const response = await runInSnapshot(snapshot, render);
		return await toPreviewResponse(response, {
			renderBanner,
			token,
			listOtherArt: (page) => (isChanged ? listOtherArt(page, snapshot) : []),
		});
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		// The store may be away, which the public pages do not notice.
		if (!(error instanceof UnusableTextError))
			return allowFrames(await renderServerError(error, context));
		return allowFrames(
			new Response(await renderProblem(context, error), {
				status: 422,
				headers: { ...PREVIEW_HEADERS, "Content-Type": "text/plain; charset=utf-8" },
			}),
		);
	}
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
	return path.startsWith(ART) || isOfLook(path);
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
	if (req.path === "/visits") return new Response(null, { status: 204, headers: PREVIEW_HEADERS });
	const isOfPost = readDraftToken(token) !== null;
	if (!isOfPost && !(await findPreview(context, token).catch(() => null))) return null;
	if (req.method === "POST")
		return new Response("This is a preview: nothing was sent.\n", {
			status: 409,
			headers: PREVIEW_HEADERS,
		});
	// The draft of a post is that page alone.
	if (isOfPost || req.header("Sec-Fetch-Dest") !== "document") return null;
	return leadToPreview(address.pathname + address.search, token);
}
