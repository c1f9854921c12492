import { readAddress } from "./links.ts";
import { element, type HtmlElement, type HtmlNode, hasClass } from "./tree.ts";

/** The widths that are asked of our own endpoint, in pixels. */
const WIDTHS = [480, 768, 1080, 1600] as const;
const MIDDLE = 768;
/** As wide as the column of prose, less the page's margins on a small screen. */
const SIZES = "(min-width: 46rem) 40rem, 90vw";

export type PictureOptions = {
	base: string;
	toPicture: (address: string, width: number) => string | null;
};

/**
 * A picture through our own endpoint, which never enlarges. What cannot come through it leaves its alt text; a tracking
 * pixel leaves nothing, and a picture of an emoji the emoji.
 */
export function makePicture(source: HtmlElement, options: PictureOptions): HtmlNode[] {
	const { alt: foreignAlt = "", ...attributes } = source.attributes;
	const alt = foreignAlt.replaceAll(/\s+/g, " ").trim();
	const width = readSize(attributes.width);
	const height = readSize(attributes.height);
	if (hasClass(source, /^(?:emoji|wp-smiley)$/)) return [alt];
	if (width !== null && height !== null && width <= 2 && height <= 2) return [];
	const largest = findLargest(attributes["data-widths"] ?? "");
	const address =
		largest?.address ??
		attributes["data-lazy-src"] ??
		attributes["data-src"] ??
		attributes.src ??
		"";
	const url = address === "" ? null : readAddress(address, options.base);
	const own = largest || width ? Math.max(largest?.width ?? 0, width ?? 0) : null;
	const src = url?.protocol.startsWith("http") ? ask(url.href, MIDDLE, options) : null;
	if (!url || src === null) return alt === "" ? [] : [element("small", {}, [alt])];
	// Without it a small picture would be drawn as wide as the column.
	const shownWidth = width ?? (own !== null && own <= WIDTHS[0] ? own : null);
	const srcset = makeSrcSet(url.href, own, options);
	return [
		element("img", {
			src,
			...(srcset && { srcset, sizes: SIZES }),
			alt,
			...(shownWidth && { width: String(shownWidth) }),
			...(height && { height: String(height) }),
			loading: "lazy",
			decoding: "async",
		}),
	];
}

function makeSrcSet(address: string, own: number | null, options: PictureOptions): string | null {
	const last = WIDTHS.findIndex((width) => own !== null && width >= own);
	const widths = last === -1 ? WIDTHS : WIDTHS.slice(0, last + 1);
	const candidates = widths.flatMap((width) => {
		const src = ask(address, width, options);
		return src === null ? [] : [`${src} ${Math.min(width, own ?? width)}w`];
	});
	return candidates.length > 1 ? candidates.join(", ") : null;
}

/** Commas and spaces part the addresses of a srcset. */
function ask(address: string, width: number, options: PictureOptions): string | null {
	const src = options.toPicture(address, width);
	return src?.replaceAll(",", "%2C").replaceAll(/\s/g, "%20") ?? null;
}

function readSize(text: string | undefined): number | null {
	if (text === undefined || !/^\d{1,5}$/.test(text)) return null;
	const size = Number(text);
	return size >= 1 && size <= 20_000 ? size : null;
}

/** WordPress lists its scaled copies and the picture itself; the largest serves every width. */
function findLargest(srcset: string): { address: string; width: number } | null {
	let largest: { address: string; width: number } | null = null;
	for (const candidate of srcset.split(/,\s+/)) {
		const [address = "", size = "", ...more] = candidate.trim().split(/\s+/);
		const width = /^\d{1,5}w$/.test(size) ? Number(size.slice(0, -1)) : 0;
		if (more.length === 0 && width > (largest?.width ?? 0)) largest = { address, width };
	}
	return largest;
}
