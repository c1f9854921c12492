import { z } from "zod";
import { asideFields, checkOneAside } from "./aside.ts";
import { cityKiteSchema, cityThemeSchema } from "./look.ts";
import * as t from "./text.ts";

export const coordinatesSchema = z.strictObject({
	latitude: z.number().min(-90).max(90).describe("Degrees north; south is negative"),
	longitude: z.number().min(-180).max(180).describe("Degrees east; west is negative"),
});

/** The schema of `content/cities/{city}/city.yaml`; the folder's name is the slug. */
export const citySchema = z
	.strictObject({
		name: t.line(40, "The name; the folder is named after it"),
		alsoKnownAs: t
			.list("Other true names of it, old ones too; the search finds it by them", 1, 6, t.line(40))
			.optional(),
		order: t.order("Place in lists of cities"),
		theme: cityThemeSchema.optional(),
		kite: cityKiteSchema.optional(),
		state: t.line(
			40,
			"What addresses name above the town: a state, province, county or union territory",
		),
		languages: t.list("Languages its customers search and speak in", 1, 8, t.line(30)),
		coordinates: coordinatesSchema.describe(
			"Its middle: distances to districts and other cities are measured from it",
		),
		livesOn: t.line(90, "What the city lives on, in one true line; shown on cards"),
		description: t.metaDescriptionSchema,
		intro: t.line(420, "Lead under the title, two or three sentences"),
		economy: t.paragraphsSchema.describe("What the city's economy lives on"),
		industries: t.groups("Industries there, and why each matters for marketing", 1, 8, {
			name: t.line(60, "The industry"),
			why: t.line(420, "Why it matters for marketing there"),
		}),
		search: t.paragraphsSchema.describe("Who searches there, and in which languages"),
		advertising: t.paragraphsSchema.describe("What is different about advertising there"),
		questions: t.list("Questions that customers of this city ask", 1, 6, t.questionSchema),
		author: t.reference("person").describe("Who wrote the pages about this city: a person's slug"),
		...asideFields,
		updated: t.updatedSchema,
	})
	.superRefine(checkOneAside);

/** The schema of `content/cities/{city}/districts/{district}.yaml`; the file's name is the slug. */
export const districtSchema = z
	.strictObject({
		name: t.line(40, "The name; the file is named after it"),
		order: t.order("Place in the city's list"),
		kind: t.line(90, "What kind of place it is, in one line"),
		coordinates: coordinatesSchema.describe("Its middle, to three decimals, true to about 500 m"),
		description: t.metaDescriptionSchema,
		intro: t.line(420, "Lead under the title, two or three sentences"),
		place: t.paragraphsSchema.describe("What the place is like and which businesses are there"),
		customers: t.paragraphsSchema.describe("Who the customers of those businesses are"),
		businesses: t.list("Kinds of business found there", 1, 8, t.line(60)),
		firstSteps: t.list("What we would do first", 2, 6, t.stepSchema),
		...asideFields,
		updated: t.updatedSchema,
	})
	.superRefine(checkOneAside);

/** The schema of `content/cities/{city}/services/{service}.yaml`: a service as it is done in that city. */
export const localServiceSchema = z
	.strictObject({
		description: t.metaDescriptionSchema,
		intro: t.line(420, "Lead under the title, two or three sentences"),
		sections: t.list(
			"Audience, season, languages, channels, competition: what is different there",
			1,
			8,
			t.sectionSchema,
		),
		firstSteps: t.list("What we would do first for a business of this city", 2, 4, t.stepSchema),
		questions: z
			.array(t.questionSchema)
			.max(6)
			.default([])
			.describe("Questions about this service in this city"),
		...asideFields,
		updated: t.updatedSchema,
	})
	.superRefine(checkOneAside);

export type Coordinates = z.infer<typeof coordinatesSchema>;
