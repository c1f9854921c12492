import type { z } from "zod";
import type { FilmFields } from "../schemas/film.ts";
import type { LandingSection } from "../schemas/landing-sections.ts";
import type { pagesSchema } from "../schemas/page-files.ts";
import type { proofSchema } from "../schemas/proof.ts";
import type { Media, OwnPicture } from "./media.ts";

type Pages = z.infer<typeof pagesSchema>;
/** The content file and the field of what is shown. */
type Place = OwnPicture["from"];

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

/** Adds to the proof how its film is shown. */
export function toProofView(proof: z.infer<typeof proofSchema> | undefined, media: Media) {
	if (!proof?.film) return { ...proof, film: undefined };
	return { ...proof, film: toFilmView(proof.film, { file: "proof.yaml", field: "film" }, media) };
}

/** Adds to a film how its poster is shown, and the addresses of the agency's own files. */
function toFilmView<Film extends FilmFields>(
	film: Film,
	{ file: path, field }: Place,
	media: Media,
) {
	const { poster: picture, file, captions, url, ...texts } = film;
	const poster = media.add(path, `${field}.poster`, { picture }, "cover");
	const toAddress = (name: string, of: string | undefined) =>
		of && media.addFile(path, `${field}.${name}`, of);
	const own = toAddress("file", file);
	return { ...texts, poster, url, file: own, captions: toAddress("captions", captions) };
}

/** Adds to a section of a page of the agency's own how its pictures and its film are shown. */
export function toSectionView(section: LandingSection, place: Place, media: Media) {
	if (section.kind === "film") return toFilmView(section, place, media);
	if (section.kind !== "pictures") return section;
	const items = section.items.map(({ caption, ...picture }, index) => ({
		caption,
		picture: media.add(place.file, `${place.field}.items.${index}`, { picture }, "cover"),
	}));
	return { ...section, items };
}
