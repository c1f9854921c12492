/**
 * Safe HTML (post.ts) as it can stand on another site: addresses of this site and parts of the page get its
 * origin before them, in href, src, poster and srcset.
 */
export function makeLinksAbsolute(html: string, origin: string, page: string): string {
	return html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
		tag
			.replaceAll(/(\s(?:href|src|poster)=")\/(?!\/)/gi, `$1${origin}/`)
			.replaceAll(/(\shref=")#/gi, `$1${page}#`)
			.replaceAll(
				/(\ssrcset=")([^"]*)/gi,
				(_, start: string, set: string) =>
					start + set.replaceAll(/(^\s*|,\s+)\/(?!\/)/g, `$1${origin}/`),
			),
	);
}
