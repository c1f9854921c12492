import { z } from "zod";
import { asideFields, checkAsideCount } from "./aside.ts";
import { cityKiteSchema, cityThemeSchema } from "./look.ts";
import * as t from "./text.ts";

export const coordinatesSchema = z.strictObject({
	latitude: z.number().min(-90).max(90).meta({
		title: "Latitude",
		description: "Degrees north of the equator, such as 18.5204; negative in the south",
	}),
	longitude: z.number().min(-180).max(180).meta({
		title: "Longitude",
		description: "Degrees east of Greenwich, such as 73.8567; negative in the west",
	}),
});

/** The schema of `content/cities/{city}/city.yaml`; the folder's name is the slug. */
export const citySchema = z
	.strictObject({
		name: t.line(40, {
			title: "Name",
			description: "As visitors read it. The page's address is made from it when the city is added",
		}),
		alsoKnownAs: t
			.list(
				{
					title: "Other names",
					description:
						"Further true names, old ones too: the search of the site finds the city by them",
				},
				1,
				6,
				t.line(40, "Other name"),
			)
			.optional(),
		order: t.order("Among the cities"),
		theme: cityThemeSchema.optional(),
		kite: cityKiteSchema.optional(),
		state: t.line(40, {
			title: "State or region",
			description:
				"What addresses name above the town: a state, province, county or union territory",
		}),
		languages: t.list(
			{ title: "Languages", description: "Languages its customers search and speak in" },
			1,
			8,
			t.line(30, "Language"),
		),
		coordinates: coordinatesSchema.meta({
			title: "Position on the map",
			description:
				"The middle of the city: distances to districts and other cities are measured from it",
		}),
		livesOn: t.line(90, {
			title: "What the city lives on",
			description: "One true line about its economy; shown on cards",
		}),
		description: t.metaDescriptionSchema,
		intro: t.line(420, {
			title: "Introduction",
			description: "Two or three sentences under the title",
		}),
		economy: t.paragraphsSchema.meta({
			title: "Economy",
			description: "What the city's economy lives on",
		}),
		industries: t.groups(
			{
				title: "Industries",
				description: "The industries there, and why each matters for marketing",
				entry: "Industry",
			},
			1,
			8,
			{
				name: t.line(60, "Industry name"),
				why: t.line(420, {
					title: "Why it matters",
					description: "What it means for marketing there",
				}),
			},
		),
		search: t.paragraphsSchema.meta({
			title: "How people search",
			description: "Who searches there, and in which languages",
		}),
		advertising: t.paragraphsSchema.meta({
			title: "Advertising",
			description: "What is different about advertising there",
		}),
		questions: t.list(
			{
				title: "Questions",
				description: "Questions that customers of this city ask, with answers",
			},
			1,
			6,
			t.questionSchema,
		),
		author: t
			.reference("person")
			.meta({ title: "Author", description: "Who wrote the pages about this city" }),
		...asideFields,
		updated: t.updatedSchema,
	})
	.superRefine(checkAsideCount);

/** The schema of `content/cities/{city}/districts/{district}.yaml`; the file's name is the slug. */
export const districtSchema = z
	.strictObject({
		name: t.line(40, {
			title: "Name",
			description:
				"As visitors read it. The page's address is made from it when the district is added",
		}),
		order: t.order("In the city's list of districts"),
		kind: t.line(90, {
			title: "Kind of place",
			description: "What the district is like, in one line",
		}),
		coordinates: coordinatesSchema.meta({
			title: "Position on the map",
			description: "The middle of the district, with three decimals: true to about 500 metres",
		}),
		description: t.metaDescriptionSchema,
		intro: t.line(420, {
			title: "Introduction",
			description: "Two or three sentences under the title",
		}),
		place: t.paragraphsSchema.meta({
			title: "Place",
			description: "What the place is like, and which businesses are there",
		}),
		customers: t.paragraphsSchema.meta({
			title: "Customers",
			description: "Who the customers of those businesses are",
		}),
		businesses: t.list(
			{ title: "Kinds of business", description: "Kinds of business that are found there" },
			1,
			8,
			t.line(60, "Kind of business"),
		),
		firstSteps: t.list(
			{ title: "First steps", description: "What you would do first for a business there" },
			2,
			6,
			t.stepSchema,
		),
		...asideFields,
		updated: t.updatedSchema,
	})
	.superRefine(checkAsideCount);

/** The schema of `content/cities/{city}/services/{service}.yaml`: a service as it is done in that city. */
export const localServiceSchema = z
	.strictObject({
		description: t.metaDescriptionSchema,
		intro: t.line(420, {
			title: "Introduction",
			description: "Two or three sentences under the title",
		}),
		sections: t.list(
			{
				title: "Sections",
				description: "What is different there: audience, season, languages, channels, competition",
			},
			1,
			8,
			t.sectionSchema,
		),
		firstSteps: t.list(
			{ title: "First steps", description: "What you would do first for a business of this city" },
			2,
			4,
			t.stepSchema,
		),
		questions: z.array(t.questionSchema).max(6).default([]).meta({
			title: "Questions",
			description: "Questions about this service in this city, with answers",
		}),
		...asideFields,
		updated: t.updatedSchema,
	})
	.superRefine(checkAsideCount);

export type Coordinates = z.infer<typeof coordinatesSchema>;
