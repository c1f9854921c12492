import type { PostPageResult } from "#app/blog/blog.server.ts";
import { type DeferredResult, isDeferred } from "#app/blog/deferred-result.ts";
import type { Post } from "#app/blog/post.ts";
import { isFiledUnder } from "#app/blog/related-posts.ts";
import { getContent } from "#app/content/content.server.ts";
import type { Service } from "#app/content/types.ts";
import { listCasesOf, toCaseLink } from "#app/sections/service-stories.server.ts";
import type { CaseLink } from "#app/sections/service-stories.tsx";

/** The service that a post is about, with a case that bought it. */
export type Work = {
	service: Pick<Service, "key" | "slug" | "name" | "card" | "imageUrl">;
	caseLink: CaseLink | null;
};

/** Adds the service that the post is about. */
export function addWork(result: PostPageResult | DeferredResult<PostPageResult>) {
	return isDeferred(result) ? { deferred: result.deferred.then(withWork) } : withWork(result);
}

function withWork(result: PostPageResult) {
	return result.status === "found" ? { ...result, work: findWork(result.post) } : result;
}

function findWork(post: Post): Work | null {
	const service = getContent().services.find((each) => isFiledUnder(post, each));
	if (!service) return null;
	const { key, slug, name, card, imageUrl } = service;
	const [first] = listCasesOf(slug);
	return {
		service: { key, slug, name, card, imageUrl },
		caseLink: first ? toCaseLink(first, slug) : null,
	};
}
