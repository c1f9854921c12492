import type { z } from "zod";
import type { pagesSchema } from "../schemas/page-files.ts";
import type { proofSchema } from "../schemas/proof.ts";
import type { Media } from "./media.ts";

type Pages = z.infer<typeof pagesSchema>;

/** Adds to the home page how the logos of clients and the portraits beside quotes are shown. */
export function toHomePicturesView(
	{ clients, testimonials, ...home }: Pages["home"],
	media: Media,
) {
	const file = "pages/home.yaml";
	return {
		...home,
		clients: clients && {
			...clients,
			items: clients.items.map(({ logo: picture, ...client }, index) => {
				const field = `clients.items.${index}.logo`;
				const logo = media.add(file, field, { picture, name: client.name }, "logo");
				return { ...client, ...(logo && { logo }) };
			}),
		},
		testimonials: testimonials && {
			...testimonials,
			items: testimonials.items.map(({ photo: picture, ...voice }, index) => {
				const field = `testimonials.items.${index}.photo`;
				const photo = media.add(file, field, { picture, name: voice.name }, "quote");
				return { ...voice, ...(photo && { photo }) };
			}),
		},
	};
}

/** Adds to the page about the agency how the team's photograph is shown; null where the drawing stands. */
export function toTeamPhotoView({ teamPicture, ...about }: Pages["about"], media: Media) {
	if (!teamPicture) return { ...about, teamPicture };
	const { photo: picture, ...texts } = teamPicture;
	const shown = { picture, name: texts.alt };
	const photo = media.add("pages/about.yaml", "teamPicture.photo", shown, "cover");
	return { ...about, teamPicture: { ...texts, photo } };
}

/** Adds to the film how its poster is shown, and the addresses of the agency's own files. */
export function toFilmView(proof: z.infer<typeof proofSchema> | undefined, media: Media) {
	if (!proof?.film) return { ...proof, film: undefined };
	const path = "proof.yaml";
	const { poster: picture, file, captions, url, ...texts } = proof.film;
	const poster = media.add(path, "film.poster", { picture }, "cover");
	const toAddress = (field: string, name: string | undefined) =>
		name && media.addFile(path, `film.${field}`, name);
	const own = toAddress("file", file);
	return {
		...proof,
		film: { ...texts, poster, url, file: own, captions: toAddress("captions", captions) },
	};
}
