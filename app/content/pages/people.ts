import type { z } from "zod";
import type { Media } from "../media/media.ts";
import { toInitials } from "../names.ts";
import { toPersonText } from "../page-text/agency.ts";
import { listWords } from "../page-text/list-words.ts";
import { personSchema } from "../schemas/story.ts";
import type { Person } from "../types.ts";
import type { Card } from "./card.ts";
import { createFolder, mapFiles } from "./files.ts";
import { type PageFamily, toSamples } from "./page.ts";
import { toSearchEntry } from "./search-entry.ts";

export const files = {
	people: mapFiles(createFolder("person", "people", personSchema), toPerson),
};

export const pages: PageFamily = {
	routes: ["/about/:person"],
	optional: {
		name: "people",
		words: {
			title: "People",
			description: "Their pages, and the team on the page about the agency",
		},
		isThere: ({ people }) => people.length > 0,
		remove: () => ({ people: [] }),
	},
	list: (content) => {
		const { people, site } = content;
		return people.map((person) => ({
			path: `/about/${person.slug}`,
			file: `people/${person.slug}.yaml`,
			template: "person",
			updated: person.updated,
			listedAs: null,
			text: () => toPersonText(person, content),
			search: () => ({
				...toSearchEntry("page", person.name, person.bio, [person.title]),
				body: listWords(toPersonText(person, content)),
			}),
			card: () => toCard(person, site.name),
		}));
	},
	listSamples: ({ people }) => toSamples("people", "person", people),
};

function toCard({ isSample, name, title }: Person, agency: string): Card {
	return { composition: "plain", title: isSample ? agency : name, note: title, paper: "sand" };
}

function toPerson(
	{ photo, slug, ...file }: z.infer<typeof personSchema> & { slug: string },
	media: Media,
) {
	const { name = slug } = file;
	const picture = media.add(`people/${slug}.yaml`, "photo", { picture: photo, name }, "portrait");
	return {
		...file,
		slug,
		avatar: picture?.src ?? null,
		avatarSrcSet: picture?.srcSet ?? null,
		avatarAlt: picture?.alt ?? "",
		initials: toInitials(name),
	};
}
