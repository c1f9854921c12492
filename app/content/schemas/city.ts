import { z } from "zod";
import {
	line,
	metaDescriptionSchema,
	paragraphsSchema,
	questionSchema,
	sectionSchema,
	slugSchema,
	stepSchema,
	updatedSchema,
} from "./text.ts";

/** In degrees, within the bounds of India. */
const coordinatesSchema = z.strictObject({
	latitude: z.number().min(6).max(37).describe("Degrees north"),
	longitude: z.number().min(68).max(98).describe("Degrees east"),
});

/** `content/cities/{city}/city.yaml`; the folder's name is the slug. */
export const citySchema = z.strictObject({
	name: line(40).describe("The name; the folder is named after it"),
	alsoKnownAs: z
		.array(line(40))
		.min(1)
		.max(6)
		.optional()
		.describe("Other true names of it, old ones too; the search finds it by them"),
	order: z.int().min(1).describe("Place in lists of cities, from 1"),
	state: line(40).describe("State or union territory"),
	languages: z
		.array(line(30))
		.min(2)
		.max(6)
		.describe("Languages its customers search and speak in"),
	coordinates: coordinatesSchema.describe(
		"Its middle: distances to districts and other cities are measured from it",
	),
	livesOn: line(90).describe("What the city lives on, in one true line; shown on cards"),
	description: metaDescriptionSchema,
	intro: line(420).describe("Lead under the title, two or three sentences"),
	economy: paragraphsSchema.describe("What the city's economy lives on"),
	industries: z
		.array(
			z.strictObject({
				name: line(60).describe("The industry"),
				why: line(420).describe("Why it matters for marketing there"),
			}),
		)
		.min(3)
		.max(5)
		.describe("Industries there, and why each matters for marketing"),
	search: paragraphsSchema.describe("Who searches there, and in which languages"),
	advertising: paragraphsSchema.describe("What is different about advertising there"),
	neighbours: z
		.array(slugSchema)
		.min(2)
		.max(4)
		.describe("Slugs of the nearest cities of this site"),
	questions: z
		.array(questionSchema)
		.min(2)
		.max(4)
		.describe("Questions that customers of this city ask"),
	updated: updatedSchema,
});

/** `content/cities/{city}/districts/{district}.yaml`; the file's name is the slug. */
export const districtSchema = z.strictObject({
	name: line(40).describe("The name; the file is named after it"),
	order: z.int().min(1).describe("Place in the city's list, from 1"),
	kind: line(90).describe("What kind of place it is, in one line"),
	coordinates: coordinatesSchema.describe("Its middle, to three decimals, true to about 500 m"),
	description: metaDescriptionSchema,
	intro: line(420).describe("Lead under the title, two or three sentences"),
	place: paragraphsSchema.describe("What the place is like and which businesses are there"),
	customers: paragraphsSchema.describe("Who the customers of those businesses are"),
	businesses: z.array(line(60)).min(3).max(6).describe("Kinds of business found there"),
	firstSteps: z.array(stepSchema).min(3).max(4).describe("What we would do first"),
	neighbours: z.array(slugSchema).min(1).max(4).describe("Slugs of districts of the same city"),
	updated: updatedSchema,
});

/** `content/cities/{city}/services/{service}.yaml`: a service as it is done in that city. */
export const localServiceSchema = z.strictObject({
	description: metaDescriptionSchema,
	intro: line(420).describe("Lead under the title, two or three sentences"),
	sections: z
		.array(sectionSchema)
		.min(2)
		.max(5)
		.describe("Audience, season, languages, channels, competition: what is different there"),
	firstSteps: z
		.array(stepSchema)
		.min(3)
		.max(4)
		.describe("What we would do first for a business of this city"),
	questions: z
		.array(questionSchema)
		.max(3)
		.default([])
		.describe("Questions about this service in this city"),
	updated: updatedSchema,
});

export type Coordinates = z.infer<typeof coordinatesSchema>;
export type CityFile = z.infer<typeof citySchema>;
export type DistrictFile = z.infer<typeof districtSchema>;
export type LocalServiceFile = z.infer<typeof localServiceSchema>;
