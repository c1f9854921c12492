import { drawPostCover } from "#app/art/post-cover.ts";
import type { CardFacts } from "#app/art/social-card/card-facts.ts";
import { getContent } from "#app/content/content.server.ts";
import type { FIXED_PATHS } from "#app/content/fixed-paths.ts";
import { readHeadline } from "#app/sections/case-headline.ts";

/** The cards of the pages that every agency has, by their paths. */
export function readFixedCard(pagePath: string): CardFacts | null {
	return isFixed(pagePath) ? FIXED[pagePath]() : null;
}

function isFixed(path: string): path is FixedPath {
	return Object.hasOwn(FIXED, path);
}

type FixedPath = (typeof FIXED_PATHS)[number];

const FIXED: Readonly<Record<FixedPath, () => CardFacts>> = {
	"/": () => {
		const { title, accent } = getContent().pages.home.hero;
		return { kind: "home", title, accent, paper: "aqua" };
	},
	"/about": () => {
		const { pages, people } = getContent();
		return {
			kind: "about",
			title: pages.about.title,
			people: people.filter(({ isTeamMember }) => isTeamMember).map(({ slug }) => slug),
			paper: "sand",
		};
	},
	"/services": () => {
		const { pages, services } = getContent();
		return {
			kind: "services",
			title: pages.services.title,
			note: pages.services.subtitle,
			keys: services.map(({ key }) => key),
			paper: "cotton",
		};
	},
	"/case-studies": () => {
		const { pages, caseStudies } = getContent();
		return {
			kind: "caseList",
			title: pages.caseStudies.title,
			figures: caseStudies.flatMap((caseStudy) => {
				const headline = readHeadline(caseStudy);
				return headline ? [{ figure: headline.figure, label: headline.measure.label }] : [];
			}),
			paper: "marigold",
		};
	},
	"/blog": () => {
		const { pages, services } = getContent();
		return {
			kind: "blog",
			title: pages.blog.title,
			note: pages.blog.subtitle,
			covers: services
				.slice(0, 3)
				.map(({ key, slug }, index) => drawPostCover(slug, key, "", "light", `${index}`)),
			paper: "cotton",
		};
	},
	"/contact": () => {
		const { pages, site } = getContent();
		return { kind: "plain", title: pages.contact.title, note: site.email, paper: "teal" };
	},
	"/privacy-policy": () => {
		const { title, subtitle } = getContent().pages.privacyPolicy;
		return { kind: "plain", title, note: subtitle, paper: "lilac" };
	},
	"/accessibility": () => {
		const { title, subtitle } = getContent().pages.accessibility;
		return { kind: "plain", title, note: subtitle, paper: "aqua" };
	},
	"/sitemap": () => {
		const { title, subtitle } = getContent().pages.sitemap;
		return { kind: "plain", title, note: subtitle, paper: "sand" };
	},
	"/search": () => {
		const { title, subtitle } = getContent().pages.search;
		return { kind: "plain", title, note: subtitle, paper: "peach" };
	},
	"/tools": () => {
		const { title, subtitle } = getContent().pages.tools;
		return { kind: "tool", tool: "all", title, note: subtitle, paper: "sand" };
	},
	"/tools/ad-budget": () => {
		const { name, title } = getContent().pages.tools.adBudget;
		return { kind: "tool", tool: "budget", title, note: name, paper: "night" };
	},
	"/tools/seo-payback": () => {
		const { name, title } = getContent().pages.tools.seoPayback;
		return { kind: "tool", tool: "payback", title, note: name, paper: "aqua" };
	},
};
