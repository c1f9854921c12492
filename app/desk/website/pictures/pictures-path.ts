import type { MediaKind } from "#app/content/media/media-kinds.ts";

export const PICTURES_PATH = "/desk/website/pictures";

type Choice = {
	kind: MediaKind;
	/** The file and its field that shall show what is chosen, if there is one. */
	for?: string;
	at?: string;
	/** The number of characters of a text that stand before a picture. */
	before?: string | undefined;
};

/** Returns the address of all that there is of a kind, at which one is chosen for a field of a file. */
export function toChoiceAddress({ kind, before, ...place }: Choice): string {
	const query = new URLSearchParams({
		...(kind !== "picture" && { kind }),
		...place,
		...(before && { before }),
	});
	return query.size > 0 ? `${PICTURES_PATH}?${query}` : PICTURES_PATH;
}

/** Returns the address at which the desk shows one of them as a picture. */
export function toPictureAddress(name: string): string {
	return `${PICTURES_PATH}/${name}`;
}
