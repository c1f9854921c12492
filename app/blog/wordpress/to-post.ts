import { hash } from "node:crypto";
import { toReadableName } from "#app/content/names.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { sanitizeBody } from "../html/body.ts";
import { sanitizeExcerpt, sanitizeTitle, toPlainText } from "../html/inline.ts";
import {
	type Post,
	type PostSummary,
	type PostTime,
	type Term,
	toReadingMinutes,
} from "../post.ts";
import { decodeSlug } from "../slug.ts";
import type { Embedded, WordPressPost } from "./post-schema.ts";

/** The parts of this site that the conversion of a CMS's post needs. */
export type PostContext = {
	/** The origin of the CMS's own pages, to which relative URLs in a body are relative. */
	cmsOrigin: string;
	siteOrigin: string;
	/** The author of posts whose author was deleted. */
	fallbackAuthor: string;
	/** Returns the path on this site of a picture of that width, or null when its host is not allowed. */
	toPicture: (address: string, width: number) => string | null;
	toSrcSet: (address: string, width: number | undefined) => string | null;
	/** Returns the path of an illustration for posts without a picture. */
	toCoverPath: (key: string) => string;
	/** Returns the path on this site of one of the CMS's own pages, or null when it is none of the posts. */
	toLocalLink: (address: URL) => string | null;
};

const CARD_WIDTH = 1080;
const AVATAR_WIDTH = 160;
/** The largest of WordPress's sizes 24, 48 and 96. */
const AVATAR_SIZE = "96";

/** Converts a post to its summary. Returns null for one that a password protects, or whose date is invalid. */
export function toSummary(raw: WordPressPost, context: PostContext): PostSummary | null {
	const published = parseTime(raw.date_gmt);
	if (raw.content.protected || !published) return null;
	const { author, "wp:term": terms } = raw._embedded;
	return {
		id: String(raw.id),
		slug: raw.slug,
		title: sanitizeTitle(raw.title.rendered) || toTitle(raw.slug),
		excerpt: sanitizeExcerpt(raw.excerpt.rendered, raw.link),
		...toPicture(raw, context),
		published,
		modified: parseTime(raw.modified_gmt) ?? published,
		author: toPlainText(author[0]?.name ?? "") || context.fallbackAuthor,
		categories: toTerms(terms, "category"),
		tags: toTerms(terms, "post_tag"),
	};
}

export function toPost(raw: WordPressPost, context: PostContext): Post | null {
	const summary = toSummary(raw, context);
	if (!summary || raw.content.rendered === undefined) return null;
	const avatar = raw._embedded.author[0]?.avatar_urls?.[AVATAR_SIZE];
	const { html, contents, words } = sanitizeBody(raw.content.rendered, {
		...context,
		base: raw.link ?? context.cmsOrigin,
		ownOrigins: [new URL(context.siteOrigin).host, new URL(context.cmsOrigin).host],
	});
	return {
		...summary,
		content: html,
		contents,
		readingMinutes: toReadingMinutes(words),
		authorAvatar: typeof avatar === "string" ? context.toPicture(avatar, AVATAR_WIDTH) : null,
	};
}

function toPicture({ slug, _embedded }: WordPressPost, context: PostContext) {
	const picture = _embedded["wp:featuredmedia"][0];
	const imageUrl = picture && context.toPicture(picture.source_url, CARD_WIDTH);
	if (!imageUrl) {
		const key = hash("sha256", slug).slice(0, 8);
		return { imageUrl: context.toCoverPath(key), imageSrcSet: null, imageAlt: "" };
	}
	return {
		imageUrl,
		imageSrcSet: context.toSrcSet(picture.source_url, picture.media_details?.width),
		imageAlt: picture.alt_text?.trim() ?? "",
	};
}

/** Parses a date of `_gmt`, which is an instant in UTC although WordPress's dates have no zone. */
function parseTime(gmt: string): PostTime | null {
	const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt);
	const time = Date.parse(`${gmt}Z`);
	return isDate && time > 0 ? { day: toDay(time), at: new Date(time).toISOString() } : null;
}

function toTitle(slug: string): string {
	return sanitizeTitle(toReadableName(decodeSlug(slug)).replaceAll(/[<>&]/g, ""));
}

function toTerms(terms: Embedded["wp:term"], taxonomy: string): Term[] {
	return terms.flat().flatMap((term) => {
		// WordPress files posts without a category under Uncategorized.
		if (term?.taxonomy !== taxonomy || term.slug === "uncategorized") return [];
		const name = toPlainText(term.name);
		return name === "" ? [] : [{ slug: decodeSlug(term.slug), name }];
	});
}
