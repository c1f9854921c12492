import { z } from "zod";
import * as t from "./text.ts";

/** The schema of `content/pages/search.yaml`. */
export const searchPageSchema = z.strictObject({
	...t.pageHead,
	found: t.group("What a search found", {
		title: t
			.line(60)
			.regex(/\{name\}/, "must hold {name}, where the words are put")
			.describe("Title over what was found; {name} stands for the words"),
	}),
	none: t.group("Where nothing was found", {
		title: t.line(60, "Heading"),
		text: t.line(320, "What else the visitor can do"),
	}),
	popular: t.line(60, "Over the services and cities, where nothing is asked for yet"),
	fillers: z
		.array(t.line(20).regex(/^[\p{Ll}\p{Lo}\p{M}]+$/u, "must be one word in small letters"))
		.max(200)
		.describe(
			"Words that alone say nothing of what is looked for, such as: in, best, agency; a result need not have them",
		),
});
