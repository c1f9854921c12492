import { toSecureAddress } from "#app/platform/http/public-address.ts";

const PICTURE_WIDTHS = [160, 480, 768, 1080, 1600] as const;

const PICTURES_PATH = "/pictures";

/**
 * Returns the URL on this site of a picture of another host, in the next larger width: `/pictures/480/…`. The source is
 * in hexadecimal, as upper case is redirected to lower case. Whether it is allowed is checked at the request.
 */
export function toPictureAddress(source: string, width: number): string {
	const listed = PICTURE_WIDTHS.find((each) => each >= width) ?? 1600;
	return `${PICTURES_PATH}/${listed}/${Buffer.from(toReadable(normalise(source))).toString("hex")}`;
}

/** Builds a srcset of every width for which the picture has pixels, or of all widths where its own one is not known. */
export function buildSrcSet(source: string, ownWidth?: number): string {
	const own = ownWidth && ownWidth > 0 ? ownWidth : Number.POSITIVE_INFINITY;
	return PICTURE_WIDTHS.filter((_, index) => (PICTURE_WIDTHS[index - 1] ?? 0) < own)
		.map((width) => `${toPictureAddress(source, width)} ${Math.min(width, own)}w`)
		.join(", ");
}

/** Parses what follows `/pictures/`. Returns null for what `toPictureAddress` does not return. */
export function parsePictureAddress(path: string): { source: URL; width: number } | null {
	const [size = "", code = ""] = path.split("/");
	const width = PICTURE_WIDTHS.find((each) => String(each) === size);
	const source = URL.parse(Buffer.from(code, "hex").toString());
	if (!width || !source) return null;
	return toPictureAddress(source.href, width) === `${PICTURES_PATH}/${path}`
		? { source, width }
		: null;
}

function normalise(source: string): string {
	const address = URL.parse(source);
	if (!address) return source;
	const secure = toSecureAddress(address);
	secure.hash = "";
	return secure.href;
}

/** Decodes an address, as file names in other scripts than Latin are three times as long when percent-encoded. */
function toReadable(href: string): string {
	try {
		const readable = decodeURI(href);
		return URL.parse(readable)?.href === href ? readable : href;
	} catch {
		return href;
	}
}
