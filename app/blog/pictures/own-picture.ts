import { pathToFileURL } from "node:url";
import { type OwnPicture, readOwnPicture } from "#app/content/media/media.ts";
import { PICTURE_SHAPES, type PictureForm } from "#app/content/media/shapes.ts";
import type { FetchResult } from "#app/platform/http/fetch-guarded.ts";
import type { Crop } from "#app/platform/pictures/convert.ts";

/** A picture of another host, or by a `file:` address the agency's own one. */
export type PictureSource = {
	source: URL;
	width: number;
	crop?: Crop | undefined;
	picture?: OwnPicture;
};

/**
 * Finds one of the agency's own pictures by what follows `/pictures/` in its address, `480/media/{key}/asha-rao.jpg`.
 * Returns null for what the content does not show, so that nobody else chooses what is cropped and cached.
 */
export function findOwnPicture(
	path: string,
	pictures: readonly OwnPicture[],
): PictureSource | null {
	const [size, folder, key, name, ...others] = path.split("/");
	const picture = pictures.find((each) => each.key === key && each.name === name);
	if (!picture || folder !== "media" || others.length > 0) return null;
	const { ratio, widths }: PictureForm = PICTURE_SHAPES[picture.shape];
	const width = widths.find((each) => String(each) === size);
	if (!width) return null;
	const source = pathToFileURL(picture.path);
	// The same file is cached once for each shape and focus, and again when it has changed.
	source.hash = picture.key;
	return { source, width, crop: ratio ? { ratio, focus: picture.focus } : undefined, picture };
}

/** Reads one of the agency's own pictures. */
export async function readPicture(picture: OwnPicture): Promise<FetchResult> {
	try {
		const bytes = await readOwnPicture(picture);
		return bytes ? { status: "fetched", bytes: Buffer.from(bytes) } : { status: "gone" };
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
		if (code === "ENOENT") return { status: "gone" };
		return {
			status: "failed",
			reason: code,
			fault: { fault: "network", error: code },
			isHostDown: false,
		};
	}
}
