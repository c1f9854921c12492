import { Marked } from "marked";
import { toOwnAddress } from "#app/content/media/media.ts";
import { isFilm, toMediaName } from "#app/content/media/text-pictures.ts";
import { toReadableName } from "#app/content/names.ts";
import { pick } from "#app/content/pick.ts";
import type { Content, PostFile } from "#app/content/types.ts";
import { measurePicture, type Size } from "#app/platform/pictures/convert.ts";
import { sanitizeBody } from "./html/body.ts";
import { parseVideo } from "./html/videos.ts";
import { type BlogSource, type Post, type PostSummary, toReadingMinutes } from "./post.ts";

/** Creates a source of the posts of `content/posts`, which the site shows when no content API is configured. */
export function createEmbeddedSource(content: EmbeddedContent, siteUrl: string): BlogSource {
	const list = content.posts.map((file) => toSummary(file, content));
	const rendered = new Map<string, Post>();
	return {
		listPosts: async () => list,
		findPost: async (slug) => {
			const file = content.posts.find((post) => post.slug === slug);
			if (!file) return null;
			const post = rendered.get(slug) ?? (await toPost(file, content, siteUrl));
			rendered.set(slug, post);
			return post;
		},
	};
}

type EmbeddedContent = Pick<Content, "posts" | "people" | "services">;

function toSummary(file: PostFile, { people, services }: EmbeddedContent): PostSummary {
	const service = services.find(({ slug }) => slug === file.service);
	return {
		id: file.slug,
		slug: file.slug,
		title: escapeHtml(file.title),
		excerpt: escapeHtml(file.excerpt),
		...pick(file, "imageUrl", "imageSrcSet", "imageAlt"),
		published: { day: file.date, at: null },
		modified: { day: file.updated ?? file.date, at: null },
		author: findAuthor(file, people)?.name ?? toReadableName(file.author),
		categories: service ? [{ slug: service.slug, name: service.name }] : [],
		tags: [],
	};
}

async function toPost(file: PostFile, content: EmbeddedContent, siteUrl: string): Promise<Post> {
	const toOwnPath = ({ origin, pathname, search, hash }: URL) =>
		origin === siteUrl ? pathname + search + hash : null;
	const { html, contents, words } = sanitizeBody(await renderMarkdown(file), {
		base: `${siteUrl}/blog/${file.slug}`,
		ownOrigins: [new URL(siteUrl).host],
		// Beside the agency's pictures there are the site's own illustrations, which are SVG.
		toPicture: (address, width) => {
			const path = toOwnPath(new URL(address));
			const name = path === null ? null : toMediaName(path);
			const picture = name === null ? undefined : file.pictures.get(name);
			return picture ? toOwnAddress(picture, width) : path;
		},
		toLocalLink: toOwnPath,
	});
	return {
		...toSummary(file, content),
		content: html,
		description: file.description,
		authorAvatar: findAuthor(file, content.people)?.avatar ?? null,
		readingMinutes: toReadingMinutes(words),
		contents,
	};
}

/**
 * Renders the text with the sizes of its pictures, so that nothing moves when they come, its films and the addresses of
 * videos as players, of which `sanitizeBody` makes links.
 */
async function renderMarkdown({ body, pictures }: PostFile): Promise<string> {
	const sizes = new Map<string, Size>();
	for (const { name, path } of pictures.values()) {
		const size = await measurePicture(path);
		if (size) sizes.set(name, size);
	}
	const markdown = new Marked({
		renderer: {
			image({ href, text }) {
				const name = toMediaName(href) ?? "";
				if (isFilm(name))
					return `<video src="/films/${quote(name)}" title="${quote(text)}"></video>`;
				const size = sizes.get(name);
				if (!size) return false;
				const [src, alt] = [quote(href), quote(text)];
				return `<img src="${src}" alt="${alt}" width="${size.width}" height="${size.height}">`;
			},
			paragraph({ tokens: [token, ...others] }) {
				const url = token?.type === "link" && token.text === token.href && URL.parse(token.href);
				const isVideo = url && others.length === 0 && parseVideo(url);
				return isVideo ? `<iframe src="${quote(url.href)}"></iframe>` : false;
			},
		},
	});
	return markdown.parse(body, { async: false });
}

function findAuthor({ author }: PostFile, people: Content["people"]) {
	return people.find(({ slug }) => slug === author);
}

function quote(value: string): string {
	return escapeHtml(value).replaceAll('"', "&quot;");
}

function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
