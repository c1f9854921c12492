import { z } from "zod";
import { line, metaDescriptionSchema } from "./text.ts";

/** `content/pages/search.yaml`. */
export const searchPageSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	found: z
		.strictObject({
			title: line(60)
				.regex(/\{name\}/, "must hold {name}, where the words are put")
				.describe("Title over what was found; {name} stands for the words"),
		})
		.describe("What a search found"),
	none: z
		.strictObject({
			title: line(60).describe("Heading"),
			text: line(320).describe("What else the visitor can do"),
		})
		.describe("Where nothing was found"),
	popular: line(60).describe("Over the services and cities, where nothing is asked for yet"),
	fillers: z
		.array(line(20).regex(/^[\p{Ll}\p{Lo}\p{M}]+$/u, "must be one word in small letters"))
		.max(200)
		.describe(
			"Words that alone say nothing of what is looked for, such as: in, best, agency; a result need not have them",
		),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
