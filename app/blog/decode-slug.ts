/** A slug as people read it. WordPress encodes what is not Latin and cuts it, so it may not decode. */
export function decodeSlug(slug: string): string {
	try {
		return decodeURIComponent(slug);
	} catch {
		return slug;
	}
}
