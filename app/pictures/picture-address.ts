/** The widths in pixels at which a picture is to be had. */
export const PICTURE_WIDTHS = [160, 480, 768, 1080, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PICTURES_PATH = "/pictures";

/**
 * The address on this site of a picture from elsewhere, in the nearest listed width that is not smaller, else in
 * the largest: `/pictures/480/…`. The source is in hexadecimal, as the site redirects capitals to lower case.
 * Whether it is allowed is decided at the request; one that is no address, or not allowed, answers with a drawing.
 */
export function toPictureAddress(source: string, width: number): string {
	const listed = PICTURE_WIDTHS.find((each) => each >= width) ?? LARGEST;
	return `${PICTURES_PATH}/${listed}/${Buffer.from(shorten(tidy(source))).toString("hex")}`;
}

/**
 * For `srcset`, every listed width that the picture has pixels for; `ownWidth` is its width in pixels, and
 * all widths are named where that is not known.
 */
export function makeSrcSet(source: string, ownWidth?: number): string {
	const own = ownWidth && ownWidth > 0 ? ownWidth : Number.POSITIVE_INFINITY;
	return PICTURE_WIDTHS.filter((_, index) => (PICTURE_WIDTHS[index - 1] ?? 0) < own)
		.map((width) => `${toPictureAddress(source, width)} ${Math.min(width, own)}w`)
		.join(", ");
}

/** Parses what follows `/pictures/`; returns null for whatever `toPictureAddress` would not have written. */
export function parsePictureAddress(path: string): { source: URL; width: PictureWidth } | null {
	const [size = "", code = ""] = path.split("/");
	const width = PICTURE_WIDTHS.find((each) => String(each) === size);
	const source = URL.parse(Buffer.from(code, "hex").toString());
	if (!width || !source) return null;
	return toPictureAddress(source.href, width) === `${PICTURES_PATH}/${path}`
		? { source, width }
		: null;
}

/**
 * The address with https in place of http, unless it is on this machine or names a port: WordPress up to 6.6
 * names Gravatar, and a site that moved to https its old uploads, with http.
 */
export function toSecureAddress(address: URL): URL {
	const secure = new URL(address);
	const isPlain = secure.protocol === "http:" && secure.port === "";
	if (isPlain && !isLoopbackHost(secure.hostname)) secure.protocol = "https:";
	return secure;
}

/** Whether the host of an address, as `URL` spells it, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

const LARGEST = 1600;

function tidy(source: string): string {
	const address = URL.parse(source);
	if (!address) return source;
	const secure = toSecureAddress(address);
	secure.hash = "";
	return secure.href;
}

/** File names in Indian scripts are three times as long when percent-encoded. */
function shorten(href: string): string {
	try {
		const readable = decodeURI(href);
		return URL.parse(readable)?.href === href ? readable : href;
	} catch {
		return href;
	}
}
