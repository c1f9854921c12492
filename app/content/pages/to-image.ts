import type { ShownPicture } from "../media/media.ts";

/** Returns the fields of a card's picture: the agency's own one, or else a drawing. */
export function toImage(picture: ShownPicture | null, drawing: string) {
	return {
		imageUrl: picture?.src ?? drawing,
		imageSrcSet: picture?.srcSet ?? null,
		imageAlt: picture?.alt ?? "",
	};
}
