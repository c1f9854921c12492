import { FONT_KB_MAX } from "#app/content/media/own-fonts.ts";
import { LOGO_HEIGHT_MIN, LOGO_KB_MAX } from "#app/content/media/own-logo.ts";
import type { FontRejection } from "#app/editing/pictures/prepare-font.ts";
import type { LogoRejection } from "#app/editing/pictures/prepare-logo.ts";
import { PICTURE_MB_MAX, type PictureRejection } from "#app/editing/pictures/prepare-picture.ts";
import { DAILY_PICTURES_MAX, KEPT_MAX, type TooMany } from "#app/editing/store/pictures.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { MEGAPIXELS_MAX } from "#app/platform/pictures/convert.ts";

/** The most characters of what a picture shows, as pictures of the content have it. */
export const ALT_MAX = 200;

type Descriptions<Reason extends string> = Record<Reason, () => string>;

/** Describe why something was not added, and what to do. */
export const REJECTIONS: Descriptions<TooMany | "none" | "longAlt"> = {
	none: () => t("noFile"),
	longAlt: () => t("longAlt", { most: ALT_MAX }),
	tooMany: () => t("tooMany", { most: DAILY_PICTURES_MAX }),
	tooManyKept: () => t("tooManyKept", { most: KEPT_MAX }),
};

export const PICTURE_REJECTIONS: Descriptions<PictureRejection> = {
	unknown: () => t("unknownType"),
	animated: () => t("animated"),
	broken: () => t("broken"),
	tooLarge: () => t("tooLarge", { most: PICTURE_MB_MAX }),
	tooManyPixels: () => t("tooManyPixels", { most: MEGAPIXELS_MAX }),
};

export const LOGO_REJECTIONS: Descriptions<LogoRejection> = {
	unknown: () => t("noLogo"),
	noSvg: () => t("noSvg"),
	entities: () => t("entities"),
	tooComplex: () => t("tooComplex"),
	noSize: () => t("noSize"),
	oddSize: () => t("oddSize"),
	tooLow: () => t("tooLow", { least: LOGO_HEIGHT_MIN }),
	tooLarge: () => t("logoTooLarge", { most: LOGO_KB_MAX }),
	tooManyPixels: () => t("logoTooManyPixels", { most: MEGAPIXELS_MAX }),
	noPng: () => t("logoBroken"),
	broken: () => t("logoBroken"),
};

export const FONT_REJECTIONS: Descriptions<FontRejection> = {
	noFont: () => t("noFont"),
	tooLarge: () => t("fontTooLarge", { most: FONT_KB_MAX }),
	broken: () => t("fontBroken"),
};
