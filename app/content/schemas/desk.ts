import { z } from "zod";
import { emailSchema } from "#app/platform/email-schema.ts";
import * as t from "./text.ts";

/** The words in braces that are replaced in a text for an answer. */
export const ANSWER_PLACEHOLDERS = [
	"name",
	"firstName",
	"topic",
	"service",
	"staff",
	"book",
] as const;
/** The same as they stand in a text. */
export const PLACEHOLDERS_IN_BRACES = ANSWER_PLACEHOLDERS.map((name) => `{${name}}`);

/** The schema of `content/desk.yaml`, the texts of the desk. Visitors read only the answers in it. */
export const deskSchema = z.strictObject({
	targetMinutes: z.int().min(5).max(1_440).meta({
		title: "First answer within",
		description: "Minutes of opening hours in which an enquiry shall have its first answer",
	}),
	reminderMinutes: z.int().min(5).max(1_440).meta({
		title: "Reminder after",
		description:
			"Minutes of opening hours after which an e-mail tells the agency that nobody has answered",
	}),
	theirStepDays: z.int().min(1).max(60).default(3).meta({
		title: "Follow up after",
		description:
			"Days on which the agency opens, after which an answered enquiry is back in the inbox if no reply came",
	}),
	ownStepDays: z.int().min(1).max(60).default(1).meta({
		title: "Own next step within",
		description:
			"Days on which the agency opens, by which you owe the visitor something after a call",
	}),
	lostReasons: z.array(t.line(60, "Reason")).min(1).max(12).meta({
		title: "Reasons for lost enquiries",
		description: "The desk suggests one of them when an enquiry is closed as lost",
	}),
	assign: t
		.groups(
			{
				title: "Who gets a new enquiry",
				description: "The first rule that fits decides. An enquiry that none fits has no owner",
				entry: "Rule",
			},
			1,
			60,
			{
				service: t
					.reference("service")
					.optional()
					.meta({ title: "Service", description: "What they asked about; any, if left out" }),
				city: t
					.reference("city")
					.optional()
					.meta({ title: "City", description: "Where it is for; any, if left out" }),
				to: emailSchema.meta({
					title: "E-mail address",
					description: "That of somebody who may sign in to the desk",
				}),
			},
		)
		.optional(),
	answers: t.groups(
		{
			title: "Text blocks for answers",
			description: "Texts that an answer can begin with",
			entry: "Text block",
		},
		1,
		20,
		{
			name: t.line(60, { title: "Name", description: "What staff choose it by" }),
			text: z
				.string()
				.trim()
				.min(20)
				.max(2_000)
				.refine(
					(text) =>
						(text.match(/\{[^}.]*\}/g) ?? []).every((name) =>
							PLACEHOLDERS_IN_BRACES.includes(name),
						),
					`may hold ${PLACEHOLDERS_IN_BRACES.join(", ")}, and no other braces`,
				)
				.meta({
					title: "Text",
					description:
						"{name} or {firstName} is the visitor's name, {topic} or {service} what was asked about, {staff} who answers, {book} a link to the booking form with name and e-mail address filled in",
				}),
		},
	),
});

/** A rule by which a new enquiry belongs to somebody. */
export type AssignmentRule = NonNullable<z.infer<typeof deskSchema>["assign"]>[number];
