import { loadPostsIfFast } from "#app/blog/blog.server.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import type { PostSummary } from "#app/blog/post.ts";
import { findPostsAbout } from "#app/blog/related-posts.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { getHeadline } from "#app/site/case-studies/case-headline.ts";

export type Stories = Awaited<ReturnType<typeof loadStories>>;
export type CaseLink = ReturnType<typeof toCaseLink>;
export type PostLink = Awaited<ReturnType<typeof loadPostsAbout>>[number];

const MOST_CASES = 2;
const LIST = new Intl.ListFormat("en-IN");

type Subject = { slug: string; name: string };

/** Loads the cases and the articles about a service. */
export async function loadStories({ slug, name }: Subject) {
	return {
		headings: getContent().templates.stories,
		service: { slug, name },
		cases: listCasesOf(slug)
			.slice(0, MOST_CASES)
			.map((each) => toCaseLink(each, slug)),
		posts: await loadPostsAbout({ slug, name }),
	};
}

export function listCasesOf(serviceSlug: string): CaseStudy[] {
	return getContent().caseStudies.filter(({ services }) => services.includes(serviceSlug));
}

/**
 * Returns a link to a case with the formatted figure that one of its services has moved, what it counts, and the other
 * services that have a share in it, if any.
 */
export function toCaseLink(caseStudy: CaseStudy, serviceSlug: string) {
	const headline = getHeadline(caseStudy, serviceSlug);
	const isOwn = headline.service === serviceSlug;
	const others = getContent().services.filter(
		({ slug }) => slug !== serviceSlug && caseStudy.services.includes(slug),
	);
	return {
		...pick(caseStudy, "title", "client", "isSample"),
		to: `/case-studies/${caseStudy.slug}`,
		figure: headline.figure,
		label: headline.label,
		shared: isOwn ? "" : LIST.format(others.map(({ name }) => name)),
	};
}

/** Returns the newest articles about a subject, at most three; none while the blog is not cached. */
export async function loadPostsAbout(subject: Subject) {
	return findPostsAbout(await loadPostsIfFast(), subject).map(toPostLink);
}

export function toPostLink({ slug, title, date }: PostSummary) {
	return { title: getSafeText(title), to: toPostPath(slug), date };
}
