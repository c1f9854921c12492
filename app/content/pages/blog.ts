import type { ContentReader } from "../files/content-reader.ts";
import type { Media } from "../media/media.ts";
import { addTextPictures } from "../media/text-pictures.ts";
import { toBlogText } from "../page-text/plain-pages.ts";
import { blogPageSchema } from "../schemas/pages.ts";
import { postFrontMatterSchema } from "../schemas/story.ts";
import { toKind } from "./files.ts";
import { type PageFamily, toSinglePage } from "./page.ts";
import { listNames, toTitleEntry } from "./search-entry.ts";
import { toImage } from "./to-image.ts";

/** What visits to posts are counted as; posts of a content API are not among the content's pages. */
export const POST_TEMPLATE = "post";

export const text = { blog: blogPageSchema };

export const files = {
	posts: {
		kinds: [toKind("post", "posts/{slug}.md", postFrontMatterSchema)],
		parse: (reader: ContentReader, media: Media) =>
			reader
				.listFiles("posts", ".md")
				.map((slug) => parsePost(reader, media, slug))
				.sort((a, b) => b.date?.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
	},
};

export const pages: PageFamily = {
	routes: ["/blog", "/blog/:post"],
	optional: {
		name: "blog",
		words: { title: "Blog", description: "Posts and their feed" },
		paths: /^\/(?:blog|feed\.xml)(?:\/|$)/,
		isThere: ({ posts, site }, _path, { hasContentApi }) =>
			posts.length > 0 || (hasContentApi && site.families?.blog !== false),
		remove: () => ({ posts: [] }),
	},
	list: (content) => {
		const {
			pages: { blog },
			services: [first, second = first],
			posts,
		} = content;
		return [
			toSinglePage("/blog", "pages/blog.yaml", {
				updated: undefined,
				text: async ({ loadPosts }) => toBlogText(content, await loadPosts()),
				search: () => toTitleEntry(blog, ...listNames("blog")),
				card: second
					? () => ({
							composition: "cover",
							title: blog.title,
							paper: "cotton",
							seed: "blog",
							service: second,
						})
					: null,
			}),
			...posts.map(({ slug, date, updated = date }) => ({
				path: `/blog/${slug}`,
				file: `posts/${slug}.md`,
				template: POST_TEMPLATE,
				updated,
				listedAs: null,
				// Posts have Markdown, an index and cards of their own, as they may come from a content API.
				text: null,
				search: null,
				card: null,
			})),
		];
	},
	listSamples: null,
};

function parsePost(reader: ContentReader, media: Media, slug: string) {
	const file = `posts/${slug}.md`;
	const { frontMatter, body } = reader.parseMarkdown(file, postFrontMatterSchema);
	if (frontMatter.title && !body) reader.addIssue(file, "has no text below its front matter");
	const { image, ...facts } = frontMatter;
	const picture = media.add(file, "image", { picture: image }, "cover");
	return {
		...facts,
		...toImage(picture, `/art/post/${slug}.svg`),
		slug,
		body,
		pictures: addTextPictures({ reader, media, file, body, page: `/blog/${slug}` }),
	};
}
