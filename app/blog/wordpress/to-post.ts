import { createHash } from "node:crypto";
import { toReadableName } from "#app/content/names.ts";
import { decodeSlug } from "../decode-slug.ts";
import { makeSafeBody } from "../html/body.ts";
import { makeSafeExcerpt, makeSafeTitle, toPlainText } from "../html/inline.ts";
import type { Post, PostSummary, Term } from "../post.ts";
import { toReadingMinutes } from "../reading-time.ts";
import { type Embedded, readEmbedded, type WordPressPost } from "./post-schema.ts";

/** What a post of a CMS becomes part of. */
export type Surroundings = {
	/** Where the CMS's own pages lie; relative addresses in a body are relative to it. */
	cmsOrigin: string;
	siteOrigin: string;
	/** Stands for an author that the CMS has no more. */
	fallbackAuthor: string;
	/** Address of a picture of that width on our own site; null when it may not be shown. */
	toPicture: (address: string, width: number) => string | null;
	toSrcSet: (address: string, width: number | undefined) => string | null;
	/** For a post without a picture. */
	drawCover: (key: string) => string;
	/** The address on our site for one of the CMS's own pages; null when it is none of the posts. */
	toLocalLink: (address: URL) => string | null;
};

const CARD_WIDTH = 1080;
const AVATAR_WIDTH = 160;
/** The only sizes WordPress gives are 24, 48 and 96. */
const AVATAR_SIZE = "96";

/** Null for what is not for everybody, or has no date that can be read. */
export function toSummary(raw: WordPressPost, around: Surroundings): PostSummary | null {
	const date = toInstant(raw.date_gmt);
	if (raw.content.protected || !date) return null;
	const { author, picture, terms } = readEmbedded(raw._embedded);
	return {
		id: String(raw.id),
		slug: raw.slug,
		title: makeSafeTitle(raw.title.rendered) || readTitle(raw.slug),
		excerpt: makeSafeExcerpt(raw.excerpt.rendered),
		...describePicture(raw, picture, around),
		date,
		modified: toInstant(raw.modified_gmt) ?? date,
		author: (author && toPlainText(author.name)) || around.fallbackAuthor,
		categories: readTerms(terms, "category"),
		tags: readTerms(terms, "post_tag"),
	};
}

/** The same with its body. */
export function toPost(raw: WordPressPost, around: Surroundings): Post | null {
	const summary = toSummary(raw, around);
	if (!summary || raw.content.rendered === undefined) return null;
	const { author } = readEmbedded(raw._embedded);
	const avatar = author?.avatar_urls?.[AVATAR_SIZE];
	const { html, contents, words } = makeSafeBody(raw.content.rendered, {
		base: raw.link ?? around.cmsOrigin,
		ownOrigins: [new URL(around.siteOrigin).host, new URL(around.cmsOrigin).host],
		toPicture: around.toPicture,
		toLocalLink: around.toLocalLink,
	});
	return {
		...summary,
		content: html,
		contents,
		readingMinutes: toReadingMinutes(words),
		authorAvatar: typeof avatar === "string" ? around.toPicture(avatar, AVATAR_WIDTH) : null,
	};
}

function describePicture(
	{ slug }: WordPressPost,
	picture: Embedded["picture"],
	around: Surroundings,
): Pick<Post, "imageUrl" | "imageSrcSet" | "imageAlt"> {
	const imageUrl = picture && around.toPicture(picture.source_url, CARD_WIDTH);
	if (!picture || !imageUrl) {
		const key = createHash("sha256").update(slug).digest("hex").slice(0, 8);
		return { imageUrl: around.drawCover(key), imageSrcSet: null, imageAlt: "" };
	}
	return {
		imageUrl,
		imageSrcSet: around.toSrcSet(picture.source_url, picture.media_details?.width),
		imageAlt: picture.alt_text?.trim() ?? "",
	};
}

/** WordPress's dates have no zone; those that end in `_gmt` are in UTC. */
function toInstant(gmt: string): string | null {
	const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(gmt);
	const time = Date.parse(`${gmt}Z`);
	return isDate && !Number.isNaN(time) && time > 0 ? new Date(time).toISOString() : null;
}

function readTitle(slug: string): string {
	return makeSafeTitle(toReadableName(decodeSlug(slug)).replaceAll(/[<>&]/g, ""));
}

/** Uncategorized is WordPress's word for none. */
function readTerms(terms: Embedded["terms"], taxonomy: string): Term[] {
	return terms
		.filter((term) => term.taxonomy === taxonomy && term.slug !== "uncategorized")
		.map(({ slug, name }) => ({ slug: decodeSlug(slug), name: toPlainText(name) }))
		.filter(({ name }) => name !== "");
}
