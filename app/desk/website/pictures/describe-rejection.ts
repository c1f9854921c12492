import { PICTURE_MB_MAX } from "#app/editing/pictures/prepare-picture.ts";
import { DAILY_PICTURES_MAX } from "#app/editing/store/pictures.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { MEGAPIXELS_MAX } from "#app/platform/pictures/convert.ts";
import { ALT_MAX, type PictureRejection } from "./add-chosen-picture.ts";

/** Describes why a picture was not added, and what to do. */
export function describeRejection(rejection: PictureRejection): string {
	return DESCRIPTIONS[rejection]();
}

const DESCRIPTIONS: Record<PictureRejection, () => string> = {
	none: () => t("noFile"),
	unknown: () => t("unknownType"),
	animated: () => t("animated"),
	broken: () => t("broken"),
	tooLarge: () => t("tooLarge", { most: PICTURE_MB_MAX }),
	tooManyPixels: () => t("tooManyPixels", { most: MEGAPIXELS_MAX }),
	longAlt: () => t("longAlt", { most: ALT_MAX }),
	tooMany: () => t("tooMany", { most: DAILY_PICTURES_MAX }),
};
