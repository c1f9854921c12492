import type { PostPageResult } from "#app/blog/blog.server.ts";
import { isDeferred, type MaybeDeferred } from "#app/blog/deferred-result.ts";
import { getFeedLink } from "#app/blog/feed/render-feed.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import { type Post, toIso } from "#app/blog/post.ts";
import { isFiledUnder } from "#app/blog/related-posts.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { findAuthor, getContent } from "#app/content/content.server.ts";
import { toReadableName } from "#app/content/names.ts";
import { pick } from "#app/content/pick.ts";
import { listCasesOf, toCaseLink } from "#app/design/sections/case-links.server.ts";
import { getTopicTheme } from "#app/design/sections/topic-theme.server.ts";
import { toCardPath } from "#app/seo/card-path.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import type { PageMeta } from "#app/seo/page-head.tsx";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildArticle } from "#app/seo/structured-data/entities.ts";
import { truncateDescription } from "#app/seo/truncate.ts";

/** Adds the service that the post is about, with a case study of it, and the page of its author. */
export function addWork(result: MaybeDeferred<PostPageResult>) {
	return isDeferred(result) ? { deferred: result.deferred.then(withWork) } : withWork(result);
}

function withWork(result: PostPageResult) {
	if (result.status !== "found") return result;
	const author = findAuthor(result.post.author);
	return {
		...result,
		paper: getTopicTheme(result.post.categories),
		work: findWork(result.post),
		authorPath: author ? `/about/${author.slug}` : null,
	};
}

export type Work = NonNullable<ReturnType<typeof findWork>>;

function findWork(post: Post) {
	const service = getContent().services.find((each) => isFiledUnder(post, each));
	if (!service) return null;
	const [first] = listCasesOf(service.slug);
	return {
		service: pick(service, "theme", "slug", "name", "card", "imageUrl"),
		caseLink: first ? toCaseLink(first, service.slug) : null,
	};
}

/** Builds the metadata of a post's page. A null post, which is deferred or unavailable, is named after its slug. */
export function buildPostMeta(slug: string, post: Post | null): PageMeta {
	const path = toPostPath(slug);
	const title = post ? getSafeText(post.title) : toReadableName(slug);
	const page = {
		title,
		path,
		crumbs: [toPageCrumb("/blog"), { name: title, to: path }],
		links: [getFeedLink()],
	};
	if (!post) return buildPageMeta({ ...page, description: getContent().pages.blog.description });
	const { published, modified, imageUrl, categories } = post;
	const author = toArticleAuthor(post.author);
	const section = categories[0]?.name ?? null;
	const times = { date: toIso(published), modified: toIso(modified) };
	const images = [toCardPath(path), imageUrl];
	return buildPageMeta({
		...page,
		description: buildDescription(post),
		article: { ...times, author: author?.name ?? getContent().site.name, section },
		updated: modified.day,
		entity: buildArticle({ ...times, images, section, author }),
	});
}

/** Returns the excerpt. One of a CMS may have only a few words; then the beginning of the post follows. */
function buildDescription({ description, excerpt, content }: Post): string {
	const text = description ?? getSafeText(excerpt);
	if (text.length >= MIN_DESCRIPTION) return truncateDescription(text);
	return truncateDescription(`${text} ${getSafeText(content.slice(0, BEGINNING))}`);
}

/** Returns the author to name. It is the agency itself where nobody is named, or a sample person. */
function toArticleAuthor(name: string): { name: string; path: string | null } | null {
	const person = findAuthor(name);
	if (person?.isSample || name === getContent().site.name) return null;
	return { name, path: person ? `/about/${person.slug}` : null };
}

const MIN_DESCRIPTION = 70;
/** The length of the body's HTML that is enough for a description. */
const BEGINNING = 2_000;
