import type { FullPost } from "#app/blog/blog.server.ts";
import { getSafeText, resolveLinks } from "#app/blog/html/safe-html.ts";
import type { PostTime } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent } from "#app/content/content.server.ts";
import { escapeText } from "#app/design/art/svg.ts";
import { formatMailDate, toDayStart } from "#app/platform/dates.server.ts";
import { getLanguage } from "#app/platform/region.ts";
import type { PageLink } from "#app/seo/page-head.tsx";

export function getFeedLink(): PageLink {
	const { pages, site } = getContent();
	return {
		rel: "alternate",
		type: "application/rss+xml",
		title: `${site.name}: ${pages.blog.title}`,
		href: "/feed.xml",
	};
}

type Feed = {
	title: string;
	description: string;
	/** The path of a square PNG that feed readers show beside the title. */
	picture: string;
	origin: string;
	posts: readonly FullPost[];
};

/** Renders the posts as RSS 2.0 with their full texts; a post without a body has its excerpt. */
export function renderFeed({ title, description, picture, origin, posts }: Feed): string {
	const times = posts.map(({ modified }) => toTime(modified));
	// RSS 2.0 requires title and link of the channel and of its image.
	const identity = [renderElement("title", title), renderElement("link", `${origin}/blog`)];
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		"<channel>",
		...identity,
		`<atom:link href="${escapeXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
		renderElement("description", description),
		renderElement("language", getLanguage()),
		...(times.length > 0 ? [renderDate("lastBuildDate", Math.max(...times))] : []),
		"<image>",
		renderElement("url", origin + picture),
		...identity,
		"</image>",
		...posts.map((post) => renderItem(post, origin)),
		"</channel>",
		"</rss>\n",
	].join("\n");
}

function renderItem(post: FullPost, origin: string): string {
	const address = origin + toPostPath(post.slug);
	const content = resolveLinks(post.content ?? post.excerpt, address);
	return [
		"<item>",
		renderElement("title", getSafeText(post.title)),
		renderElement("link", address),
		`<guid isPermaLink="true">${escapeXml(address)}</guid>`,
		renderDate("pubDate", toTime(post.published)),
		renderElement("dc:creator", post.author),
		...[...post.categories, ...post.tags].map(({ name }) => renderElement("category", name)),
		renderElement("description", getSafeText(post.excerpt)),
		`<content:encoded><![CDATA[${toXmlCharacters(content).replaceAll("]]>", "]]]]><![CDATA[>")}]]></content:encoded>`,
		"</item>",
	]
		.filter(Boolean)
		.join("\n");
}

function renderElement(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

function renderDate(name: string, time: number): string {
	return renderElement(name, formatMailDate(time));
}

/** Returns an instant (Unix ms); of a post whose day alone is known, the beginning of that day. */
function toTime({ day, at }: PostTime): number {
	return Date.parse(at ?? toDayStart(day));
}

function escapeXml(text: string): string {
	return escapeText(toXmlCharacters(text));
}

/** Removes what XML 1.0 cannot contain: most control characters and lone surrogates. */
function toXmlCharacters(text: string): string {
	return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}
