import { getContent, getMedia } from "#app/content/content.server.ts";
import type { AddedPicture } from "#app/content/media/media-files.ts";
import { isOfKind, MEDIA_KINDS, type MediaKind } from "#app/content/media/media-kinds.ts";

/** A picture, logo or font that the content can show: a file of its folder, or one that was added at the desk. */
export type ShownPicture = {
	name: string;
	/** What is known of one that was added. */
	added?: AddedPicture | undefined;
};

/**
 * Lists what the content can show of a kind, by the names. A PNG of the folder may be a picture or a logo: it is what the
 * content shows it as, or both.
 */
export function listShownPictures(kind: MediaKind = "picture"): ShownPicture[] {
	const media = getMedia();
	const shownOtherwise = new Set(listShownOtherwise(kind));
	return media
		.list()
		.map((name) => ({ name, added: media.findAdded(name) }))
		.filter(({ name, added }) =>
			added
				? isOfKind(kind, added.type)
				: MEDIA_KINDS[kind].name.safeParse(name).success && !shownOtherwise.has(name),
		);
}

/** Lists the files of the folder that the content shows as another kind than this one. */
function listShownOtherwise(kind: MediaKind): string[] {
	const { pictures, lookFiles } = getContent();
	const others = kind === "picture" ? lookFiles : pictures;
	return others.map(({ name }) => name);
}
