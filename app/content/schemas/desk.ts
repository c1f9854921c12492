import { z } from "zod";
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
	targetMinutes: z
		.int()
		.min(5)
		.max(1_440)
		.describe("Minutes of opening hours within which an enquiry shall have its first answer"),
	reminderMinutes: z
		.int()
		.min(5)
		.max(1_440)
		.describe(
			"Minutes of opening hours after which an e-mail tells the agency that nobody has answered",
		),
	lostReasons: z
		.array(t.line(60))
		.min(1)
		.max(12)
		.describe("Reasons why an enquiry was lost, of which the desk suggests one"),
	answers: t.groups("Texts that an answer can begin with", 1, 20, {
		name: t.line(60).describe("What staff choose it by"),
		text: z
			.string()
			.trim()
			.min(20)
			.max(2_000)
			.refine(
				(text) =>
					(text.match(/\{[^}.]*\}/g) ?? []).every((name) => PLACEHOLDERS_IN_BRACES.includes(name)),
				`may hold ${PLACEHOLDERS_IN_BRACES.join(", ")}, and no other braces`,
			)
			.describe(
				"The text; {name} or {firstName} is the visitor's name, {topic} or {service} what was asked about, {staff} who answers, {book} a link to the form with name and e-mail address filled in",
			),
	}),
});
