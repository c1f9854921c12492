import { runWithBlogSource } from "#app/blog/blog-source.server.ts";
import type { DraftToken } from "#app/blog/drafts/draft-token.ts";
import { findPostDraft } from "#app/blog/drafts/post-draft.server.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { renderBanner } from "#app/desk/website/preview/find-preview.tsx";
import { isWritten } from "#app/site/art/render-art.server.ts";
import { ART, leadToPreview, toPreviewResponse } from "./preview-response.ts";

type Asked = {
	/** The path that was asked for. */
	path: string;
	/** What the address has as `draft`. */
	token: string;
	/** Renders the page, or the drawing, at a path anew. */
	render: (path: string) => Promise<Response>;
};

/**
 * Serves the page of a post as its editors have it in the CMS, and the drawing of one without a picture. An address with the
 * post's number leads to that of its slug. Resolves to null at any other address, as the token is for that post alone, and
 * where the CMS has no such post.
 */
export async function servePostDraft(
	{ id, endsAt }: DraftToken,
	{ path, token, render }: Asked,
): Promise<Response | null> {
	const numbered = toPostPath(id);
	if (!path.startsWith(toPostPath("")) && !path.startsWith(ART)) return null;
	const draft = await findPostDraft(token, id);
	if (!draft) return null;
	if (path === numbered && path !== draft.path) return leadToPreview(draft.path, token);
	if (path !== draft.path && path !== draft.imageUrl) return null;
	const response = await runWithBlogSource(draft.source, () => render(path));
	const until = new Date(endsAt).toISOString();
	const otherArt = await listUnwrittenArt(draft.imageUrl);
	return toPreviewResponse(response, {
		renderBanner: () => renderBanner(undefined, { until, isPublic: draft.isPublic }),
		token,
		listOtherArt: () => otherArt,
	});
}

/** Returns the address of a post's drawing, if visitors have no page with it. */
async function listUnwrittenArt(imageUrl: string | null): Promise<string[]> {
	if (!imageUrl?.startsWith(ART)) return [];
	return (await isWritten(imageUrl.slice(ART.length))) ? [] : [imageUrl];
}
