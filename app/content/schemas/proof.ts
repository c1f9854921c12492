import { z } from "zod";
import { checkFilm, filmFields } from "./film.ts";
import { headedSchema } from "./pages.ts";
import * as t from "./text.ts";

const isSample = t.isSampleSchema.default(false);

const credentialSchema = z.strictObject({
	name: t.line(60, "What it certifies, as its giver writes it"),
	giver: t.line(60, "Who gave it"),
	url: t.webAddressSchema.describe("Where anybody can see that it holds"),
	date: t.daySchema.describe("Day on which it was given, YYYY-MM-DD"),
	isSample,
});

const yearSchema = (description: string) => z.int().min(1900).max(2100).describe(description);

const awardSchema = z.strictObject({
	name: t.line(80, "The award with its class, for instance: Silver, Search"),
	giver: t.line(60, "Who gave it"),
	year: yearSchema("The year in which it was given"),
	work: t.line(120, "The work that it was given for").optional(),
	url: t.webAddressSchema.optional().describe("Where the giver names the winner"),
	isSample,
});

const referenceSchema = z.strictObject({
	name: t.line(60, "Full name"),
	role: t.line(60, "Job title"),
	company: t.line(60, "Where this person works"),
	about: t.line(160, "What one can ask about").optional(),
	phone: t.phoneSchema
		.optional()
		.describe(
			"A number that the person lets you publish; without it visitors reach the person through you",
		),
	caseStudy: t
		.reference("case-study")
		.optional()
		.describe("Slug of the case study that names the person, too"),
	isSample,
});

const filmSchema = z.strictObject({ ...filmFields, isSample }).check(checkFilm);

const recordSchema = headedSchema
	.extend({
		founded: t
			.group("When the agency began", { year: yearSchema("The year"), isSample })
			.optional(),
		credentials: t.list("Certificates and badges", 1, 12, credentialSchema).default([]),
		awards: t.list("The awards, newest first", 1, 60, awardSchema).default([]),
	})
	.check(({ value, issues }) => {
		const { founded, credentials, awards } = value;
		if (founded || credentials.length > 0 || awards.length > 0) return;
		const message = "has neither founded nor credentials nor awards";
		issues.push({ code: "custom", path: [], input: value, message });
	});

/** The schema of `content/proof.yaml`: what a visitor can check. Each part may be left out, and is then on no page. */
export const proofSchema = z.strictObject({
	record: recordSchema.optional().describe("Years, credentials and awards"),
	film: filmSchema.optional().describe("A film about the agency"),
	clients: t
		.line(
			60,
			"Heading over the clients of pages/home.yaml that have an address, on the page about the agency",
		)
		.optional(),
	references: headedSchema
		.extend({ items: t.list("The people, in their order", 1, 12, referenceSchema) })
		.optional()
		.describe("Clients whom a visitor may ask"),
});
