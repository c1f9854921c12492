import { getContent, hasPage, type SiteContent } from "#app/content/content.server.ts";
import type { ToolText } from "#app/content/schemas/tools.ts";
import type { FIXED_PATHS } from "#app/content/site-paths.ts";
import { renderPostCover } from "#app/design/art/post-cover.ts";
import type { CardFacts } from "#app/design/art/social-card/social-card.ts";
import { designService } from "#app/design/art/subject-kites.ts";
import { getHeadline } from "#app/design/sections/case-headline.ts";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";

type FixedPath = (typeof FIXED_PATHS)[number];

/** Returns the facts of the card of a page that is no entry of a list, or null. */
export function getFixedCard(pagePath: string): CardFacts | null {
	return Object.hasOwn(CARDS, pagePath) && hasPage(pagePath)
		? CARDS[pagePath as FixedPath](getContent())
		: null;
}

const CARDS: Readonly<Record<FixedPath, (content: SiteContent) => CardFacts | null>> = {
	"/": ({ pages }) => {
		const { title, accent } = pages.home.hero;
		return { composition: "plain", title: `${title} ${accent}`, hasHero: true, paper: "aqua" };
	},
	"/about": ({ pages }) => toPlainCard(pages.about, "sand"),
	"/services": ({ pages: { services: page }, services }) => ({
		composition: "kites",
		title: page.title,
		note: page.subtitle,
		paper: "cotton",
		kites: services.map(designService),
	}),
	"/case-studies": ({ pages, caseStudies }) => ({
		composition: "figures",
		title: pages.caseStudies.title,
		paper: "marigold",
		figures: caseStudies.filter(({ isSample }) => !isSample).map((each) => getHeadline(each)),
	}),
	"/blog": ({ pages, services: [first, second = first] }) => {
		const cover = second && renderPostCover("blog", second, "", "light");
		return cover ? { composition: "cover", title: pages.blog.title, cover, paper: "cotton" } : null;
	},
	"/book": ({ pages }) => toPlainCard(pages.contact.booking?.page, "rani"),
	"/contact": ({ pages, site }) => toPlainCard({ ...pages.contact, subtitle: site.email }, "teal"),
	"/pricing": ({ pages }) => toPlainCard(pages.pricing, "marigold"),
	"/how-we-work": ({ pages }) => toPlainCard(pages.howWeWork, "aqua"),
	"/privacy-policy": ({ pages }) => toPlainCard(pages.privacyPolicy, "lilac"),
	"/terms": ({ pages }) => toPlainCard(pages.terms, "sand"),
	"/accessibility": ({ pages }) => toPlainCard(pages.accessibility, "aqua"),
	"/sitemap": ({ pages }) => toPlainCard(pages.sitemap, "sand"),
	"/search": ({ pages }) => toPlainCard(pages.search, "peach"),
	"/tools": ({ pages }) => toPlainCard(pages.tools, "sand"),
	"/tools/ad-budget": ({ pages }) => toToolCard(pages.tools.adBudget, "night"),
	"/tools/festival-calendar": ({ festivals }) => toPlainCard(festivals, "marigold"),
	"/tools/seo-payback": ({ pages }) => toToolCard(pages.tools.seoPayback, "aqua"),
};

function toPlainCard(
	page: { title: string; subtitle?: string } | undefined,
	paper: SectionTheme,
): CardFacts | null {
	return page ? { composition: "plain", title: page.title, note: page.subtitle, paper } : null;
}

function toToolCard(tool: ToolText | undefined, paper: SectionTheme): CardFacts | null {
	return toPlainCard(tool && { title: tool.title, subtitle: tool.name }, paper);
}
