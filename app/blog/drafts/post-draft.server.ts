import { hasPage } from "#app/content/content.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { fetchDraft, getBlogSource } from "../blog-source.server.ts";
import type { BlogSource } from "../post.ts";
import { decodeSlug, toPostPath } from "../slug.ts";
import { type DraftToken, parseDraftToken } from "./draft-token.ts";

/** A post of the CMS as its editors have it. */
export type PostDraft = {
	/** The path of its page: of its slug, or of its number while it has none. */
	path: string;
	/** The address of its picture or drawing; null while the CMS is away. */
	imageUrl: string | null;
	/** True if visitors have a page there, too. */
	isPublic: boolean;
	/** The posts with the draft among them. */
	source: BlogSource;
};

/** Parses what an address of a draft has as `draft`. Returns null where the CMS did not sign it, or it has ended. */
export function readDraftToken(token: string): DraftToken | null {
	const { CONTENT_HOOK_SECRET: secret } = getEnv();
	return secret && hasPage("/blog") ? parseDraftToken(token, secret) : null;
}

/** Fetches a draft. Resolves to null where the CMS has none. While it is away, the draft's page says so. */
export async function findPostDraft(token: string, id: string): Promise<PostDraft | null> {
	const usual = getBlogSource();
	try {
		const draft = await fetchDraft(id, token);
		if (!draft) return null;
		const { post, isPublic } = draft;
		const slug = toKey(post.slug);
		return {
			path: toPostPath(post.slug),
			imageUrl: post.imageUrl,
			isPublic,
			source: {
				// Its topics choose what else there is to read.
				listPosts: async () => [
					post,
					...(await usual.listPosts()).filter((other) => toKey(other.slug) !== slug),
				],
				findPost: async (asked) => (toKey(asked) === slug ? post : null),
			},
		};
	} catch (error) {
		const fail = () => Promise.reject(error);
		return {
			path: toPostPath(id),
			imageUrl: null,
			isPublic: false,
			source: { listPosts: () => usual.listPosts(), findPost: fail },
		};
	}
}

const toKey = (slug: string) => decodeSlug(slug).toLowerCase();
