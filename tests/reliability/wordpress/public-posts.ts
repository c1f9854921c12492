import * as z from "zod/mini";

/** What WordPress tells everybody of a post; title and author are HTML as it gives them. */
export type PublicPost = {
	/** Where the site shows it, as people read it. */
	path: string;
	title: string;
	/** Empty when WordPress has none any more. */
	author: string;
	date: string;
};

const rendered = z.object({ rendered: z.string() });
const postSchema = z.object({
	id: z.number(),
	slug: z.string(),
	date_gmt: z.string(),
	title: rendered,
	content: z.object({ protected: z.boolean() }),
	_embedded: z.optional(z.object({ author: z.array(z.object({ name: z.optional(z.string()) })) })),
});

const QUERY =
	"per_page=100&_embed=author&_fields=id,slug,date_gmt,title,content.protected,_links.author,_embedded";

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
		.map(({ slug, title, date_gmt, _embedded }) => ({
			path: decode(`/blog/${slug}`),
			title: title.rendered,
			author: _embedded?.author[0]?.name ?? "",
			date: new Date(`${date_gmt}Z`).toISOString(),
		}));
}

/** As people read it. WordPress cuts long slugs, perhaps in the middle of a character. */
export function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
