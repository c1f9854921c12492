import * as z from "zod/mini";

const rendered = z.object({ rendered: z.string(), protected: z.optional(z.boolean()) });

/** An embed is good only when it is what it should be: a deleted author is an error in its place. */
const authorSchema = z.object({
	name: z.string(),
	avatar_urls: z.optional(z.record(z.string(), z.unknown())),
});
/** Of a deleted picture WordPress 6 embeds the API's whole index. */
const pictureSchema = z.object({
	source_url: z.string(),
	alt_text: z.optional(z.string()),
	media_details: z.optional(z.object({ width: z.optional(z.number()) })),
});
const termSchema = z.object({ slug: z.string(), name: z.string(), taxonomy: z.string() });

const embeddedSchema = z.object({
	author: z.optional(z.array(z.unknown())),
	"wp:featuredmedia": z.optional(z.array(z.unknown())),
	"wp:term": z.optional(z.array(z.unknown())),
});

/** What every answer about a post has; content only when it was asked for. */
const wordPressPostSchema = z.object({
	id: z.number(),
	slug: z.string().check(z.minLength(1)),
	link: z.optional(z.string()),
	date_gmt: z.string(),
	modified_gmt: z.string(),
	title: rendered,
	excerpt: rendered,
	content: z.object({ rendered: z.optional(z.string()), protected: z.boolean() }),
	_embedded: z.optional(z.unknown()),
});
export type WordPressPost = z.infer<typeof wordPressPostSchema>;

export const wordPressPostsSchema = z.array(wordPressPostSchema);

/** What the newest change is known by. */
export const changesSchema = z.array(z.object({ id: z.number(), modified_gmt: z.string() }));

export type Embedded = {
	author: z.infer<typeof authorSchema> | null;
	picture: z.infer<typeof pictureSchema> | null;
	terms: z.infer<typeof termSchema>[];
};

/** The embeds that are what they should be; a hacked or half-broken one costs itself only. */
export function readEmbedded(embedded: unknown): Embedded {
	const parsed = embeddedSchema.safeParse(embedded ?? {});
	const lists = parsed.success ? parsed.data : {};
	const author = authorSchema.safeParse(lists.author?.[0]);
	const picture = pictureSchema.safeParse(lists["wp:featuredmedia"]?.[0]);
	const terms = (lists["wp:term"] ?? []).flat().flatMap((term) => {
		const read = termSchema.safeParse(term);
		return read.success ? [read.data] : [];
	});
	return {
		author: author.success ? author.data : null,
		picture: picture.success ? picture.data : null,
		terms,
	};
}
