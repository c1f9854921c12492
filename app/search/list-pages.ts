import type { SiteContent } from "#app/content/content.server.ts";
import type { ToolText } from "#app/content/schemas/tools.ts";
import type { Service, SubService } from "#app/content/types.ts";
import { listPlaces } from "./list-places.ts";
import type { SitePage } from "./site-page.ts";

/** All pages but the posts, and those of a service in a city. */
export function listPages(content: SiteContent): SitePage[] {
	const { services, caseStudies, whyChooseUs } = content;
	return [
		...services.flatMap((service) => [
			describeService(service),
			...service.subServices.map((part) => describePart(service, part)),
		]),
		...listTools(content),
		...listFixedPages(content),
		...caseStudies.map(({ slug, title, client, summary, challenge, work, learned }) => ({
			...toPage("case", title, `/case-studies/${slug}`, summary),
			body: [client, ...challenge, ...work, ...learned],
		})),
		...whyChooseUs.map(({ slug, title, card, subtitle, sections, practices }) => ({
			...toPage("reason", title, `/why-choose-us/${slug}`, card),
			body: [subtitle, ...listTexts(sections), ...listItems(practices)],
		})),
		...listPlaces(content.cities),
	];
}

function describeService(service: Service): SitePage {
	const { slug, name, alsoKnownAs = [], card, hero, explainer, benefits, framework } = service;
	const { sections, whenNot, questions } = service;
	return {
		...toPage("service", name, `/services/${slug}`, card, alsoKnownAs),
		body: [
			hero.subtitle,
			...listTexts([explainer, ...sections, whenNot]),
			...listItems(benefits),
			...listItems(framework),
			...questions.flatMap(({ question, answer }) => [question, answer]),
		],
		kite: `/art/service/${slug}.svg`,
		service,
	};
}

function describePart(service: Service, part: SubService): SitePage {
	const { slug, name: ofService } = service;
	const { name, card, hero, sections, deliverables, questions } = part;
	return {
		...toPage("subService", name, `/services/${slug}/${part.slug}`, card),
		where: ofService,
		body: [
			hero.subtitle,
			...listTexts(sections),
			...listItems(deliverables),
			...questions.flatMap(({ question, answer }) => [question, answer]),
		],
		kite: `/art/service/${slug}.svg`,
		service,
	};
}

function listTools({ pages: { tools } }: SiteContent): SitePage[] {
	const tool = (path: string, { name, title, card, subtitle, formulas }: ToolText): SitePage => ({
		...toPage("tool", name, path, card, [title]),
		body: [subtitle, ...listItems(formulas)],
	});
	return [
		tool("/tools/ad-budget", tools.adBudget),
		tool("/tools/seo-payback", tools.seoPayback),
		toPage("page", tools.title, "/tools", tools.description, ["Tools", "Calculators"]),
	];
}

/** A fixed page is looked for by its title, and by what the navigation calls it. */
function listFixedPages({ pages, site, services }: SiteContent): SitePage[] {
	const fixed = (path: string, page: { title: string; description: string }, ...also: string[]) =>
		toPage("page", page.title, path, page.description, also);
	const { about, privacyPolicy, accessibility } = pages;
	return [
		{ ...fixed("/", pages.home, "Home", site.name), body: [pages.home.hero.text] },
		fixed("/services", pages.services, "Services"),
		fixed("/case-studies", pages.caseStudies),
		fixed("/blog", pages.blog, "Articles"),
		{
			...fixed("/about", about, "About Us", "Team"),
			body: [...about.story.paragraphs, ...about.values.items.map(({ text }) => text)],
		},
		{
			...fixed("/contact", pages.contact, "Contact", "Get a Quote", "Phone", "E-mail", "Address"),
			body: [site.email, site.phone, site.hours, site.address.addressLocality],
		},
		fixed("/sitemap", pages.sitemap),
		{ ...fixed("/privacy-policy", privacyPolicy), body: listTexts(privacyPolicy.sections) },
		{ ...fixed("/accessibility", accessibility), body: listItems(accessibility.tested) },
		...services.map(({ slug, name }) =>
			toPage(
				"page",
				`${name} by city`,
				`/services/${slug}/locations`,
				`${name}: all cities that we work in.`,
				[`${name} locations`],
			),
		),
	];
}

function toPage(
	kind: SitePage["kind"],
	name: string,
	path: string,
	text: string,
	also: readonly string[] = [],
): SitePage {
	return { kind, name, also, where: null, path, text, kite: null, body: [] };
}

function listTexts(sections: readonly { heading: string; paragraphs: readonly string[] }[]) {
	return sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
}

function listItems({ items }: { items: readonly { title: string; text: string }[] }): string[] {
	return items.map(({ title, text }) => `${title}. ${text}`);
}
