import { decodeSlug } from "../decode-slug.ts";

/**
 * The path of a post's page. Takes its slug as an address holds it or decoded; WordPress encodes what is not
 * Latin. Lower case, as every path of the site.
 */
export function toPostPath(slug: string): string {
	return `/blog/${encodeURIComponent(decodeSlug(slug)).toLowerCase()}`;
}
