/** WordPress percent-encodes slugs that are not Latin, and cuts them, so that some cannot be decoded. */
export function decodeSlug(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}

/** The path of a post's page, of its slug encoded or decoded; in lower case, as every path of the site. */
export function toPostPath(slug: string): string {
	return `/blog/${encodeURIComponent(decodeSlug(slug)).toLowerCase()}`;
}
