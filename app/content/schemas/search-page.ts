import { z } from "zod";
import * as t from "./text.ts";

/** The schema of `content/pages/search.yaml`. */
export const searchPageSchema = z.strictObject({
	...t.pageHead,
	found: t.group("Something found", {
		title: t
			.line(60, {
				title: "Heading",
				description: "{name} stands for the words that were searched for",
			})
			.regex(/\{name\}/, "must hold {name}, where the words are put"),
	}),
	none: t.group("Nothing found", {
		title: t.line(60, "Heading"),
		text: t.line(320, { title: "Text", description: "What else the visitor can do" }),
	}),
	popular: t.line(60, {
		title: "Heading of suggestions",
		description: "Above the services and cities, while nothing is searched for",
	}),
	fillers: z
		.array(t.line(20, "Word").regex(/^[\p{Ll}\p{Lo}\p{M}]+$/u, "must be one word in small letters"))
		.max(200)
		.meta({
			title: "Filler words",
			description:
				"Words that alone say nothing of what is looked for, such as: in, best, agency. A result need not have them",
		}),
});
