import { getContent } from "#app/content/content.server.ts";
import { toRegion } from "#app/content/region.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { preparePicture } from "#app/editing/pictures/prepare-picture.ts";
import type { PictureFault } from "#app/platform/pictures/convert.ts";
import { getSiteLanguage } from "#app/platform/region.ts";
import { type Result, reject } from "#app/platform/result.ts";

/** Why a picture is not added: what is wrong with the file, or with what is said of it. */
export type PictureRejection = PictureFault | "none" | "tooLarge" | "longAlt" | "tooMany";

/** The most characters of what a picture shows, as pictures of the content have it. */
export const ALT_MAX = 200;

type Chosen = { file: readonly File[]; alt: string };

/** Adds the picture that a form sent, and returns its name. */
export async function addChosenPicture(
	{ file: [file], alt }: Chosen,
	staffId: string,
): Promise<Result<string, PictureRejection>> {
	if (!file || file.size === 0) return reject("none");
	if (alt.length > ALT_MAX) return reject("longAlt");
	const language = getSiteLanguage(toRegion(getContent().site));
	const prepared = await preparePicture(file, language);
	if (!prepared.ok) return prepared;
	return getEditing().addPicture({ ...prepared.value, alt, staffId });
}
