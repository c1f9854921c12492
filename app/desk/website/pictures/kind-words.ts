import { MEDIA_KIND_NAMES, type MediaKind } from "#app/content/media/media-kinds.ts";
import { FONT_KB_MAX } from "#app/content/media/own-fonts.ts";
import { LOGO_HEIGHT_MIN, LOGO_KB_MAX } from "#app/content/media/own-logo.ts";
import { PICTURE_MB_MAX } from "#app/editing/pictures/prepare-picture.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";

/** How one of a kind is asked for. */
type KindWords = {
	/** What all of them are called. */
	name: () => string;
	label: () => string;
	hint: () => string;
	/** The types that a browser offers to choose. */
	accept: string;
};

export const KIND_WORDS: Record<MediaKind, KindWords> = {
	picture: {
		name: () => t("pictures"),
		label: () => t("file"),
		hint: () => t("fileHint", { most: PICTURE_MB_MAX }),
		accept: "image/jpeg,image/png,image/webp,image/avif",
	},
	logo: {
		name: () => t("logos"),
		label: () => t("logoFile"),
		hint: () => t("logoHint", { least: LOGO_HEIGHT_MIN, most: LOGO_KB_MAX }),
		accept: "image/svg+xml,image/png",
	},
	font: {
		name: () => t("fonts"),
		label: () => t("fontFile"),
		hint: () => t("fontHint", { most: FONT_KB_MAX }),
		accept: "font/woff2,.woff2",
	},
};

/** Lists the kinds in the order in which they are offered. */
export function listKinds(): { kind: MediaKind; name: string }[] {
	return MEDIA_KIND_NAMES.map((kind) => ({ kind, name: KIND_WORDS[kind].name() }));
}
