import type { Element, ElementContent } from "./hast.ts";
import { parseAddress } from "./links.ts";
import { parseCandidates } from "./media.ts";
import { element, getAttribute, hasClass } from "./tree.ts";

/** The widths of pictures from our own endpoint, in pixels. */
const WIDTHS = [480, 768, 1080, 1600] as const;
const MIDDLE = 768;
const SIZES = "(min-width: 46rem) 40rem, 90vw";

export type PictureOptions = {
	base: string;
	/**
	 * Returns the address at our own endpoint of a picture at most that wide, never enlarged; null when its host is not
	 * allowed.
	 */
	toPicture: (address: string, width: number) => string | null;
	/** Returns the size in pixels of a picture that is at hand, for where the HTML does not have it. */
	getSize?: (address: string) => { width: number; height: number } | undefined;
};

/**
 * Creates a picture from our own endpoint. One that the endpoint does not serve becomes its alt text, a tracking pixel
 * nothing, and a picture of an emoji the emoji.
 */
export function createPicture(source: Element, options: PictureOptions): ElementContent[] {
	const get = (name: string) => getAttribute(source, name);
	const alt = (get("alt") ?? "").replaceAll(/\s+/g, " ").trim();
	const text: ElementContent = { type: "text", value: alt };
	if (hasClass(source, /^(?:emoji|wp-smiley)$/)) return [text];
	const width = toSize(get("width"));
	const height = toSize(get("height"));
	if (width !== null && height !== null && width <= 2 && height <= 2) return [];
	const candidates = parseCandidates(get("srcSet") ?? "");
	const largest = findLargest(candidates.filter(({ isWidth }) => isWidth));
	const densest = findLargest(candidates.filter(({ isWidth }) => !isWidth));
	const address = (largest ?? densest)?.address ?? get("src") ?? "";
	const own = largest || width ? Math.max(largest?.size ?? 0, width ?? 0) : null;
	const url = address === "" ? null : parseAddress(address, options.base);
	const toSrc = (size: number) =>
		url?.protocol.startsWith("http") ? escapeAddress(options.toPicture(url.href, size)) : null;
	const src = toSrc(MIDDLE);
	if (src === null) return alt === "" ? [] : [element("small", {}, [text])];
	const sizes = WIDTHS.filter((_, index) => (WIDTHS[index - 1] ?? 0) < (own ?? Infinity));
	const copies = sizes.map((size) => `${toSrc(size) ?? src} ${Math.min(size, own ?? size)}w`);
	// Without this width a small picture would be as wide as the column.
	const shownWidth = width ?? (own !== null && own <= WIDTHS[0] ? own : null);
	return [
		element("img", {
			src,
			...(copies.length > 1 && { srcSet: copies.join(", "), sizes: SIZES }),
			alt,
			...(shownWidth && { width: shownWidth }),
			...(height && { height }),
			loading: "lazy",
			decoding: "async",
		}),
	];
}

/** Escapes commas and spaces, which separate the candidates of a srcset. */
function escapeAddress(address: string | null): string | null {
	return address?.replaceAll(",", "%2C").replaceAll(/\s/g, "%20") ?? null;
}

function toSize(text: string | undefined): number | null {
	const size = Number(text ?? 0);
	return size >= 1 && size <= 20_000 ? size : null;
}

/** Finds the largest of WordPress's scaled copies and the picture itself. */
function findLargest(candidates: ReturnType<typeof parseCandidates>) {
	return candidates.toSorted((a, b) => b.size - a.size)[0];
}
