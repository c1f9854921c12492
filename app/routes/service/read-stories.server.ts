import { readPostsAtHand } from "#app/blog/blog.server.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { choosePostsAbout } from "#app/blog/reading/posts-about.ts";
import { getContent } from "#app/content/content.server.ts";
import type { CaseStudy } from "#app/content/types.ts";
import { readHeadline } from "#app/sections/case-headline.ts";
import type { CaseLink, PostLink, Stories } from "#app/sections/service-stories.tsx";

const MOST_CASES = 2;

const LIST = new Intl.ListFormat("en-IN");

type Subject = { slug: string; name: string };

/** The cases that bought a service, and what was written about it as far as it is at hand. */
export async function readStories({ slug, name }: Subject): Promise<Stories> {
	return {
		service: { slug, name },
		cases: listCasesOf(slug)
			.slice(0, MOST_CASES)
			.map((each) => toCaseLink(each, slug)),
		posts: await listPostsAbout({ slug, name }),
	};
}

export function listCasesOf(serviceSlug: string): CaseStudy[] {
	return getContent().caseStudies.filter(({ services }) => services.includes(serviceSlug));
}

/** A case as the page of one of its services tells it. */
export function toCaseLink(caseStudy: CaseStudy, serviceSlug: string): CaseLink {
	const headline = readHeadline(caseStudy, serviceSlug);
	const isItsOwn = headline?.measure.service === serviceSlug;
	const others = getContent().services.filter(
		({ slug }) => slug !== serviceSlug && caseStudy.services.includes(slug),
	);
	return {
		title: caseStudy.title,
		client: caseStudy.client,
		to: `/case-studies/${caseStudy.slug}`,
		figure: headline?.figure ?? "",
		label: headline?.measure.label ?? "",
		shared: isItsOwn ? "" : LIST.format(others.map(({ name }) => name)),
	};
}

/** At most three, the newest; none where the blog would make the page wait. */
export async function listPostsAbout(subject: Subject): Promise<PostLink[]> {
	return choosePostsAbout(await readPostsAtHand(), subject).map(({ slug, title, date }) => ({
		title: readSafeHtml(title),
		to: toPostPath(slug),
		date,
	}));
}
