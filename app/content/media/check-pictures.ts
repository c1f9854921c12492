import { join } from "node:path";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { convertPicture, loadSharp } from "#app/platform/pictures/convert.ts";
import type { Content } from "../types.ts";
import { type OwnPicture, readOwnPicture } from "./media.ts";
import { listNames, MEDIA_FOLDER } from "./media-files.ts";
import { getLeastWidth, PICTURE_SHAPES } from "./shapes.ts";

const MB = 1_000_000;
const MAX_BYTES = 5 * MB;
const UNREADABLE =
	"is no JPEG, PNG, WebP or AVIF that can be read, or has more than 50 million pixels";

/** Checks pictures that the content shows as far as its file has to be decoded, which is too slow for each start. */
export async function checkPictures(pictures: readonly OwnPicture[]): Promise<ContentIssue[]> {
	const issues: ContentIssue[] = [];
	// One after the other, as each picture takes much memory while it is decoded.
	for (const picture of pictures) {
		const reason = await findFault(picture);
		if (reason) issues.push({ ...picture.from, reason: `${picture.name} ${reason}` });
	}
	return issues;
}

/** Lists the files that no field names. */
export function listUnusedFiles({
	folder,
	pictures,
	files,
	lookFiles,
}: Pick<Content, "folder" | "pictures" | "files" | "lookFiles">): string[] {
	const used = new Set([...pictures, ...files, ...lookFiles].map(({ name }) => name));
	const media = join(folder, MEDIA_FOLDER);
	return listNames(media)
		.filter((name) => !used.has(name))
		.map((name) => join(media, name));
}

async function findFault({ shape, focus, ...picture }: OwnPicture): Promise<string | null> {
	const read = await readOwnPicture(picture);
	if (!read) return "is gone";
	const bytes = Buffer.from(read);
	if (bytes.length > MAX_BYTES)
		return `has ${(bytes.length / MB).toFixed(1)} MB; at most ${MAX_BYTES / MB} MB are allowed`;
	const { ratio } = PICTURE_SHAPES[shape];
	const least = getLeastWidth(shape);
	// It is converted as it will be served, as a broken picture may have a sound beginning.
	const served = await convertPicture(bytes, least, "jpeg", ratio ? { ratio, focus } : undefined);
	if (!served) return UNREADABLE;
	const sharp = await loadSharp();
	if ((await sharp(served).metadata()).width >= least) return null;
	const { width, height } = (await sharp(bytes).metadata()).autoOrient;
	const wanted = ratio ? `${least} x ${Math.round(least / ratio)}` : `${least} pixels wide`;
	return `has ${width} x ${height} pixels; for its place it must be at least ${wanted}`;
}
