import { getContent } from "#app/content/content.server.ts";
import type { MediaKind } from "#app/content/media/media-kinds.ts";
import { toRegion } from "#app/content/region.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { prepareFont } from "#app/editing/pictures/prepare-font.ts";
import { prepareLogo } from "#app/editing/pictures/prepare-logo.ts";
import { type PreparedPicture, preparePicture } from "#app/editing/pictures/prepare-picture.ts";
import { getSiteLanguage } from "#app/platform/region.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import {
	ALT_MAX,
	FONT_REJECTIONS,
	LOGO_REJECTIONS,
	PICTURE_REJECTIONS,
	REJECTIONS,
} from "./describe-rejection.ts";

type Prepare = (file: File, language: string) => Promise<Result<PreparedPicture>>;

const PREPARE: Record<MediaKind, Prepare> = {
	picture: async (...chosen) => describe(await preparePicture(...chosen), PICTURE_REJECTIONS),
	logo: async (...chosen) => describe(await prepareLogo(...chosen), LOGO_REJECTIONS),
	font: async (...chosen) => describe(await prepareFont(...chosen), FONT_REJECTIONS),
};

type Chosen = { file: readonly File[]; alt: string };

/** Adds the picture, logo or font that a form sent, and returns its name; or why it is not added, in a sentence. */
export async function addChosenPicture(
	kind: MediaKind,
	{ file: [file], alt }: Chosen,
	staffId: string,
): Promise<Result<string>> {
	if (!file || file.size === 0) return reject(REJECTIONS.none());
	if (alt.length > ALT_MAX) return reject(REJECTIONS.longAlt());
	const prepared = await PREPARE[kind](file, getSiteLanguage(toRegion(getContent().site)));
	if (!prepared.ok) return prepared;
	const added = await getEditing().addPicture({ ...prepared.value, alt, staffId });
	return describe(added, REJECTIONS);
}

function describe<Value, Reason extends string>(
	result: Result<Value, Reason>,
	descriptions: Record<Reason, () => string>,
): Result<Value> {
	return result.ok ? accept(result.value) : reject(descriptions[result.reason]());
}
