import { findService } from "#app/content/content.server.ts";
import { hashText } from "#app/design/art/seed.ts";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";

const OTHER_TOPICS = ["sand", "aqua", "blush", "lilac", "peach"] as const satisfies SectionTheme[];

/** Returns the theme of the service with the first topic's slug, otherwise one derived from the slug. */
export function getTopicTheme(topics: readonly { slug: string }[]): SectionTheme {
	const [{ slug } = { slug: "" }] = topics;
	const service = findService(slug);
	if (service) return service.theme.hero;
	return OTHER_TOPICS[hashText(slug) % OTHER_TOPICS.length] ?? "sand";
}
