import { getMedia } from "#app/content/content.server.ts";
import { pictureSchema } from "#app/content/schemas/picture.ts";

/** A picture that the content can show: a file of its folder, or one that was added at the desk. */
export type ShownPicture = {
	name: string;
	/** What is known of one that was added. */
	added?: { width: number; height: number; alt: string } | undefined;
};

/** Lists the pictures that the content can show, by their names. */
export function listShownPictures(): ShownPicture[] {
	const media = getMedia();
	return media
		.list()
		.filter((name) => pictureSchema.shape.file.safeParse(name).success)
		.map((name) => ({ name, added: media.findAdded(name) }));
}
