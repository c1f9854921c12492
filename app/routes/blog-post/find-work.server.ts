import type { readPost } from "#app/blog/blog.server.ts";
import { isLater, type Later } from "#app/blog/later.ts";
import { isFiledUnder } from "#app/blog/reading/posts-about.ts";
import { getContent } from "#app/content/content.server.ts";
import type { Service } from "#app/content/types.ts";
import { listCasesOf, toCaseLink } from "#app/routes/service/read-stories.server.ts";
import type { CaseLink } from "#app/sections/service-stories.tsx";

type ReadPost = Exclude<Awaited<ReturnType<typeof readPost>>, { later: unknown }>;
type FoundPost = Extract<ReadPost, { status: "found" }>;

/** The service that a post is about, with a case that bought it. */
export type Work = {
	service: Pick<Service, "key" | "slug" | "name" | "card" | "imageUrl">;
	caseLink: CaseLink | null;
};
type PostWithWork = Exclude<ReadPost, FoundPost> | (FoundPost & { work: Work | null });

/** The same, now or later, with what we do of what the post is about. */
export function addWork(result: ReadPost | Later<ReadPost>): PostWithWork | Later<PostWithWork> {
	return isLater(result) ? { later: result.later.then(attachWork) } : attachWork(result);
}

function attachWork(result: ReadPost): PostWithWork {
	return result.status === "found" ? { ...result, work: findWork(result.post) } : result;
}

function findWork(post: FoundPost["post"]): Work | null {
	const service = getContent().services.find((each) => isFiledUnder(post, each));
	if (!service) return null;
	const { key, slug, name, card, imageUrl } = service;
	const [first] = listCasesOf(slug);
	return {
		service: { key, slug, name, card, imageUrl },
		caseLink: first ? toCaseLink(first, slug) : null,
	};
}
