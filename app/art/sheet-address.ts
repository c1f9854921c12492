/**
 * Where the drawing at an address stands on a sheet that has all of its kind, or all districts of its city, so that one
 * request brings those of a page. The address of another drawing stays as it is.
 */
export function findOnSheet(address: string): string {
	const [kind, slug, subSlug] = address.replace(/^\/art\/|\.svg$/g, "").split("/");
	switch (kind) {
		case "hero":
			return SITE_SHEET;
		case "service":
			return `${SITE_SHEET}#${slug}`;
		case "district":
			return `/art/city-sheet/${slug}.svg#${subSlug}`;
		default:
			return address;
	}
}

const SITE_SHEET = "/art/sheet.svg";

/** Where the icon of a point stands, in the accent's colours; no service's slug begins with an underscore. */
export function findIcon(name: string): string {
	return `${SITE_SHEET}#_${name}`;
}

/** The reel of the closing call. */
export const REEL = `${SITE_SHEET}#_reel`;
