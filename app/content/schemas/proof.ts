import { z } from "zod";
import { checkFilm, filmFields } from "./film.ts";
import { headedSchema } from "./pages.ts";
import * as t from "./text.ts";

const isSample = t.isSampleSchema.default(false);

const credentialSchema = z.strictObject({
	name: t.line(60, { title: "Name", description: "What it certifies, as its giver writes it" }),
	giver: t.line(60, "Given by"),
	url: t.webAddressSchema.meta({
		title: "Proof",
		description: "The address where anybody can see that it holds",
	}),
	date: t.daySchema.meta({ title: "Date", description: "Day on which it was given" }),
	isSample,
});

const yearSchema = (words: t.Words) => z.int().min(1900).max(2100).meta(t.toMeta(words));

const awardSchema = z.strictObject({
	name: t.line(80, {
		title: "Name",
		description: "The award with its class, such as: Silver, Search",
	}),
	giver: t.line(60, "Given by"),
	year: yearSchema({ title: "Year", description: "In which it was given" }),
	work: t.line(120, { title: "Work", description: "What it was given for" }).optional(),
	url: t.webAddressSchema
		.optional()
		.meta({ title: "Proof", description: "The address where the giver names the winner" }),
	isSample,
});

const referenceSchema = z.strictObject({
	name: t.line(60, { title: "Name", description: "First and last name" }),
	role: t.line(60, "Job title"),
	company: t.line(60, "Company"),
	about: t
		.line(160, { title: "Topic", description: "What visitors can ask this person about" })
		.optional(),
	phone: t.phoneSchema.optional().meta({
		title: "Phone",
		description:
			"A number that the person lets you publish. Without it visitors reach the person through you",
	}),
	caseStudy: t
		.reference("case-study")
		.optional()
		.meta({ title: "Case study", description: "The one that names this person, too" }),
	isSample,
});

const filmSchema = z.strictObject({ ...filmFields, isSample }).check(checkFilm);

const recordSchema = headedSchema
	.extend({
		founded: t
			.group(
				{ title: "Beginning", description: "When the agency began" },
				{ year: yearSchema("Year"), isSample },
			)
			.optional(),
		credentials: t
			.list(
				"Certificates and badges",
				1,
				12,
				credentialSchema.meta({ title: "Certificate or badge" }),
			)
			.default([]),
		awards: t
			.list(
				{ title: "Awards", description: "The newest first" },
				1,
				60,
				awardSchema.meta({ title: "Award" }),
			)
			.default([]),
	})
	.check(({ value, issues }) => {
		const { founded, credentials, awards } = value;
		if (founded || credentials.length > 0 || awards.length > 0) return;
		const message = "needs the year of the beginning, a certificate or an award";
		issues.push({ code: "custom", path: [], input: value, message });
	});

/** The schema of `content/proof.yaml`: what a visitor can check. Each part may be left out, and is then on no page. */
export const proofSchema = z.strictObject({
	record: recordSchema.optional().meta({
		title: "Track record",
		description: "Years, certificates and awards. One of the three has to be there",
	}),
	film: filmSchema.optional().meta({ title: "Film", description: "A film about the agency" }),
	clients: t
		.line(60, {
			title: "Heading of the clients",
			description:
				"On the page about the agency, above those clients of the home page that have a website",
		})
		.optional(),
	references: headedSchema
		.extend({
			items: t.list("People", 1, 12, referenceSchema.meta({ title: "Person" })),
		})
		.optional()
		.meta({ title: "References", description: "Clients whom a visitor may ask" }),
});
