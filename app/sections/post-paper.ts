import { hashText } from "#app/art/seed.ts";
import type { Term } from "#app/blog/post.ts";
import type { ServiceKey } from "#app/content/schemas/service.ts";
import type { Paper } from "#app/ui/papers.ts";
import { SERVICE_PAPERS } from "./papers.ts";

const OTHER_PAPERS = ["sand", "aqua", "blush", "lilac", "peach"] as const satisfies Paper[];

/** The paper of a topic: its service's where a service has that slug, otherwise one chosen by the slug. */
export function chooseTopicPaper(topics: readonly Pick<Term, "slug">[]): Paper {
	const [{ slug } = { slug: "" }] = topics;
	const key = slug.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
	if (isServiceKey(key)) return SERVICE_PAPERS[key];
	return OTHER_PAPERS[hashText(slug) % OTHER_PAPERS.length] ?? "sand";
}

function isServiceKey(key: string): key is ServiceKey {
	return Object.hasOwn(SERVICE_PAPERS, key);
}
