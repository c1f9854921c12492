import * as z from "zod/mini";

/** What WordPress tells everybody of a post; title and author are HTML as it gives them. */
export type PublicPost = {
	slug: string;
	title: string;
	/** Null when WordPress has none any more. */
	author: string | null;
	date: string;
};

const rendered = z.object({ rendered: z.string() });
const postSchema = z.object({
	id: z.number(),
	slug: z.string(),
	date_gmt: z.string(),
	title: rendered,
	content: z.object({ protected: z.boolean() }),
	_embedded: z.optional(z.object({ author: z.optional(z.array(z.unknown())) })),
});
const authorSchema = z.object({ name: z.string() });

const QUERY = new URLSearchParams({
	per_page: "100",
	_embed: "author",
	_fields: "id,slug,date_gmt,title,content.protected,_links.author,_embedded",
});

/** Every post that has no password, newest first; of the same second the one made later first. */
export async function readPublicPosts(restBase: string): Promise<PublicPost[]> {
	const posts: z.infer<typeof postSchema>[] = [];
	for (let page = 1, pages = 1; page <= pages; page++) {
		const response = await fetch(`${restBase}/posts?${QUERY}&page=${page}`);
		pages = Number(response.headers.get("X-WP-TotalPages"));
		posts.push(...z.array(postSchema).parse(await response.json()));
	}
	return posts
		.filter(({ content }) => !content.protected)
		.sort((one, other) => other.date_gmt.localeCompare(one.date_gmt) || other.id - one.id)
		.map((post) => {
			const author = authorSchema.safeParse(post._embedded?.author?.[0]);
			return {
				slug: post.slug,
				title: post.title.rendered,
				author: author.success ? author.data.name : null,
				date: new Date(`${post.date_gmt}Z`).toISOString(),
			};
		});
}
