import { brokenLinks } from "./found/broken-links.ts";
import { canonical } from "./found/canonical.ts";
import { description } from "./found/description.ts";
import { duplicates } from "./found/duplicates.ts";
import { heading } from "./found/heading.ts";
import { index } from "./found/index.ts";
import { menuIndex } from "./found/menu-index.ts";
import { missingPage } from "./found/missing-page.ts";
import { robots } from "./found/robots.ts";
import { robotsText } from "./found/robots-text.ts";
import { sitemap } from "./found/sitemap.ts";
import { title } from "./found/title.ts";
import type { Rule } from "./rule.ts";

/** All rules, by group. */
export const RULES: readonly Rule[] = [
	title,
	description,
	heading,
	canonical,
	index,
	menuIndex,
	sitemap,
	robots,
	robotsText,
	brokenLinks,
	missingPage,
	duplicates,
];
