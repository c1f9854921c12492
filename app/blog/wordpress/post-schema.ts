import * as z from "zod/mini";

const renderedSchema = z.object({ rendered: z.string() });

/**
 * Creates the schema of a list of embeds. An embed may be an error (of a deleted author) or the API's whole index (of a
 * deleted picture), which are null.
 */
const listOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
	z.catch(z.array(z.catch(z.nullable(z.object(shape)), null)), []);

const embeddedSchema = z.object({
	author: listOf({
		name: z.string(),
		avatar_urls: z.optional(z.record(z.string(), z.unknown())),
	}),
	"wp:featuredmedia": listOf({
		source_url: z.string(),
		alt_text: z.optional(z.string()),
		media_details: z.optional(z.object({ width: z.optional(z.number()) })),
	}),
	"wp:term": z.catch(
		z.array(listOf({ slug: z.string(), name: z.string(), taxonomy: z.string() })),
		[],
	),
});
export type Embedded = z.infer<typeof embeddedSchema>;
const NOTHING: Embedded = { author: [], "wp:featuredmedia": [], "wp:term": [] };

export const wordPressPostSchema = z.object({
	id: z.number(),
	slug: z.string().check(z.minLength(1)),
	status: z.catch(z.optional(z.string()), undefined),
	link: z.catch(z.optional(z.string()), undefined),
	date_gmt: z.string(),
	modified_gmt: z.catch(z.string(), ""),
	title: renderedSchema,
	/** The excerpt, which some plug-ins remove, or its text. */
	excerpt: z.catch(renderedSchema, { rendered: "" }),
	/** The body, whose text is there only in the response for one post. */
	content: z.object({ rendered: z.optional(z.string()), protected: z.boolean() }),
	_embedded: z.catch(embeddedSchema, NOTHING),
});
export type WordPressPost = z.infer<typeof wordPressPostSchema>;

/** The schema of a list with the latest change of any post. */
export const changesSchema = z.array(z.looseObject({}));
