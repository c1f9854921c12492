import { t } from "#app/messages/en/desk-website.server.ts";

/** The parts of the website in the order of the list, with the kinds of their files. */
const GROUPS = {
	home: ["page-home"],
	pages: ["own-page", "landing-page", "document", "calendar"],
	services: ["service", "sub-service", "page-services"],
	cities: ["city", "district", "local-service"],
	industries: ["industry"],
	caseStudies: ["case-study", "page-case-studies"],
	posts: ["post", "page-blog"],
	people: ["person"],
	settings: [
		"site",
		"navigation",
		"offer",
		"proof",
		"terms",
		"messages",
		"desk",
		"redirects",
		"page-templates",
	],
	// Files of any kind that visitors do not see any more.
	deleted: [],
} as const satisfies Record<string, readonly string[]>;

export type GroupName = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[];

/** Returns the part of the website that files of a kind belong to; a kind that none names is a page. */
export function findGroup(kind: string): GroupName {
	const names: Record<GroupName, readonly string[]> = GROUPS;
	return GROUP_NAMES.find((group) => names[group].includes(kind)) ?? "pages";
}

export function formatGroup(group: GroupName): string {
	return t(group);
}
