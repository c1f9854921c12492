import type { FullPost } from "#app/blog/blog.server.ts";
import { makeLinksAbsolute } from "#app/blog/reading/absolute-links.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";

type Feed = {
	title: string;
	description: string;
	/** Path of a square PNG that readers show beside the title. */
	picture: string;
	/** Without a slash at the end. */
	origin: string;
	posts: readonly FullPost[];
};

/** The posts as RSS 2.0 with their full texts; a post without a body has its excerpt. */
export function writeFeed({ title, description, picture, origin, posts }: Feed): string {
	const times = posts.map(({ modified }) => Date.parse(modified)).filter(Number.isFinite);
	return [
		'<?xml version="1.0" encoding="utf-8"?>',
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		"<channel>",
		write("title", title),
		write("link", `${origin}/blog`),
		`<atom:link href="${escapeXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
		write("description", description),
		write("language", "en-IN"),
		...(times.length > 0 ? [writeTime("lastBuildDate", Math.max(...times))] : []),
		"<image>",
		write("url", origin + picture),
		// As the specification asks, the same as the channel's.
		write("title", title),
		write("link", `${origin}/blog`),
		"</image>",
		...posts.map((post) => writeItem(post, origin)),
		"</channel>",
		"</rss>\n",
	].join("\n");
}

function writeItem(post: FullPost, origin: string): string {
	const address = origin + toPostPath(post.slug);
	const content = makeLinksAbsolute(post.content ?? post.excerpt, address);
	return [
		"<item>",
		write("title", readSafeHtml(post.title)),
		write("link", address),
		`<guid isPermaLink="true">${escapeXml(address)}</guid>`,
		writeTime("pubDate", Date.parse(post.date)),
		write("dc:creator", post.author),
		...[...post.categories, ...post.tags].map(({ name }) => write("category", name)),
		write("description", readSafeHtml(post.excerpt)),
		`<content:encoded><![CDATA[${toXmlCharacters(content).replaceAll("]]>", "]]]]><![CDATA[>")}]]></content:encoded>`,
		"</item>",
	]
		.filter(Boolean)
		.join("\n");
}

function write(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

/** In the form of RFC 822; nothing for what is no time. */
function writeTime(name: string, time: number): string {
	return Number.isFinite(time) ? write(name, new Date(time).toUTCString()) : "";
}

function escapeXml(text: string): string {
	return toXmlCharacters(text)
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

/** XML 1.0 has no way to write most control characters, nor halves of surrogate pairs. */
function toXmlCharacters(text: string): string {
	return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}
