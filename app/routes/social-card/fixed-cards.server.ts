import { renderPostCover } from "#app/art/post-cover.ts";
import { renderService } from "#app/art/service-kites.ts";
import type { CardFacts } from "#app/art/social-card/social-card.ts";
import { getContent } from "#app/content/content.server.ts";
import type { FIXED_PATHS } from "#app/content/site-paths.ts";
import { getHeadline } from "#app/sections/case-headline.ts";
import type { SectionTheme } from "#app/ui/section-themes.ts";

type FixedPath = (typeof FIXED_PATHS)[number];

/** Returns the facts of the card of a page that every agency has, or null. */
export function getFixedCard(pagePath: string): CardFacts | null {
	return isFixed(pagePath) ? CARDS[pagePath]() : null;
}

function isFixed(path: string): path is FixedPath {
	return Object.hasOwn(CARDS, path);
}

const CARDS: Readonly<Record<FixedPath, () => CardFacts>> = {
	"/": () => {
		const { title, accent } = getContent().pages.home.hero;
		return { composition: "plain", title: `${title} ${accent}`, hasHero: true, paper: "aqua" };
	},
	"/about": () => toPlainCard(getContent().pages.about, "sand"),
	"/services": () => {
		const { pages, services } = getContent();
		const { title, subtitle } = pages.services;
		return {
			composition: "kites",
			...{ title, note: subtitle, paper: "cotton" },
			kites: services.map(
				({ key }) =>
					(theme, id) =>
						renderService(key, "", theme, id),
			),
		};
	},
	"/case-studies": () => {
		const { pages, caseStudies } = getContent();
		return {
			composition: "figures",
			title: pages.caseStudies.title,
			figures: caseStudies.flatMap((caseStudy) => {
				const headline = getHeadline(caseStudy);
				return headline ? [{ figure: headline.figure, label: headline.measure.label }] : [];
			}),
			paper: "marigold",
		};
	},
	"/blog": () => {
		const cover = renderPostCover("blog", "contentMarketing", "", "light");
		return { composition: "cover", title: getContent().pages.blog.title, cover, paper: "cotton" };
	},
	"/contact": () => {
		const { pages, site } = getContent();
		return toPlainCard({ title: pages.contact.title, subtitle: site.email }, "teal");
	},
	"/privacy-policy": () => toPlainCard(getContent().pages.privacyPolicy, "lilac"),
	"/accessibility": () => toPlainCard(getContent().pages.accessibility, "aqua"),
	"/sitemap": () => toPlainCard(getContent().pages.sitemap, "sand"),
	"/search": () => toPlainCard(getContent().pages.search, "peach"),
	"/tools": () => toPlainCard(getContent().pages.tools, "sand"),
	"/tools/ad-budget": () => {
		const { name, title } = getContent().pages.tools.adBudget;
		return toPlainCard({ title, subtitle: name }, "night");
	},
	"/tools/seo-payback": () => {
		const { name, title } = getContent().pages.tools.seoPayback;
		return toPlainCard({ title, subtitle: name }, "aqua");
	},
};

function toPlainCard(
	{ title, subtitle }: { title: string; subtitle?: string },
	paper: SectionTheme,
): CardFacts {
	return { composition: "plain", title, note: subtitle, paper };
}
