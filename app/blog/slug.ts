/**
 * Decodes a slug. WordPress percent-encodes slugs that are not Latin, and cuts them, so that some cannot be decoded.
 */
export function decodeSlug(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}

/** Returns the path of a post's page for its encoded or decoded slug; in lower case, as every path of the site. */
export function toPostPath(slug: string): string {
	return `/blog/${encodeURIComponent(decodeSlug(slug)).toLowerCase()}`;
}
