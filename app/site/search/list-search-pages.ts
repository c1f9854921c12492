import type { CitySummary } from "#app/content/city-summary.ts";
import type { SiteContent } from "#app/content/content.server.ts";
import type { Section } from "#app/content/schemas/text.ts";
import type { ToolText } from "#app/content/schemas/tools.ts";
import type { Service, SubService } from "#app/content/types.ts";
import type { SearchPage } from "./search-page.ts";

/** Lists all pages except the posts, and those of a service in a city. */
export function listSearchPages(content: SiteContent): SearchPage[] {
	const { services, caseStudies, whyChooseUs, industries, cities } = content;
	return [
		...services.flatMap((service) => [
			toServicePage(service),
			...service.subServices.map((part) => toSubServicePage(service, part)),
		]),
		...listTools(content),
		...listFixedPages(content),
		...caseStudies.map(({ slug, title, client, summary, challenge, work, learned }) => ({
			...toPage("case", title, `/case-studies/${slug}`, summary),
			body: [client, ...challenge, ...work, ...learned],
		})),
		...industries.map(({ slug, name, title, card, search, rules, questions }) => ({
			...toPage("page", title, `/industries/${slug}`, card, [name]),
			body: [...search.paragraphs, ...listItems(rules), ...questions.map(({ answer }) => answer)],
		})),
		...whyChooseUs.map(({ slug, title, card, subtitle, sections, practices }) => ({
			...toPage("reason", title, `/why-choose-us/${slug}`, card),
			body: [subtitle, ...listTexts(sections), ...listItems(practices)],
		})),
		...cities.flatMap((city) => [
			toCityPage(city),
			...city.districts.map((district) => toDistrictPage(city, district)),
		]),
	];
}

function toServicePage(service: Service): SearchPage {
	const { slug, name, alsoKnownAs, card, hero, explainer, benefits, framework } = service;
	const { sections, whenNot, questions } = service;
	return {
		...toPage("service", name, `/services/${slug}`, card, alsoKnownAs),
		body: [
			hero.subtitle,
			...listTexts([explainer, ...sections, whenNot].filter((section) => section !== undefined)),
			...[benefits, framework].flatMap((points) => (points ? listItems(points) : [])),
			...questions.flatMap(({ question, answer }) => [question, answer]),
		],
		kite: `/art/service/${slug}.svg`,
		service,
	};
}

function toSubServicePage(service: Service, part: SubService): SearchPage {
	const { slug, name, card, hero, sections, deliverables, questions } = part;
	return {
		...toPage("subService", name, `/services/${service.slug}/${slug}`, card),
		where: service.name,
		body: [
			hero.subtitle,
			...listTexts(sections),
			...listItems(deliverables),
			...questions.flatMap(({ question, answer }) => [question, answer]),
		],
		kite: `/art/service/${service.slug}.svg`,
		service,
	};
}

function listTools({ pages: { tools }, festivals }: SiteContent): SearchPage[] {
	const tool = (path: string, { name, title, card, subtitle, formulas }: ToolText) => ({
		...toPage("tool", name, path, card, [title]),
		body: [subtitle, ...listItems(formulas)],
	});
	return [
		tool("/tools/ad-budget", tools.adBudget),
		tool("/tools/seo-payback", tools.seoPayback),
		{
			...toPage("tool", festivals.name, "/tools/festival-calendar", festivals.card, ["Holidays"]),
			body: festivals.events.map(({ name }) => name),
		},
		toPage("page", tools.title, "/tools", tools.description, ["Tools", "Calculators"]),
	];
}

/** Lists the fixed pages, which are found by their title and by their name in the navigation. */
function listFixedPages({ pages, site, services, documents, people }: SiteContent): SearchPage[] {
	const fixed = (path: string, page: { title: string; description: string }, ...also: string[]) =>
		toPage("page", page.title, path, page.description, also);
	const { home, about, contact, privacyPolicy, accessibility, pricing, howWeWork } = pages;
	const { booking } = contact;
	const callNames = ["Free Consultation", "Appointment", "Meeting", "Schedule a call"];
	const contactNames = ["Contact", "Get a Quote", "Phone", "E-mail", "Address"];
	return [
		{ ...fixed("/", home, "Home", site.name), body: [home.hero.text] },
		fixed("/services", pages.services, "Services"),
		fixed("/case-studies", pages.caseStudies),
		fixed("/blog", pages.blog, "Articles"),
		{
			...fixed("/about", about, "About Us", "Team"),
			body: [...about.story.paragraphs, ...about.values.items.map(({ text }) => text)],
		},
		...people.map(({ slug, name, title, bio, focus, page }) => ({
			...toPage("page", name, `/about/${slug}`, bio, [title]),
			body: [...focus, ...page],
		})),
		{
			...fixed("/contact", contact, ...contactNames),
			body: [site.email, site.phone, site.hours, site.address.addressLocality],
		},
		...(booking ? [fixed("/book", booking.page, ...callNames)] : []),
		{
			...fixed("/pricing", pricing, "Prices", "Fees", "Cost", "Rates"),
			body: pricing.questions.flatMap(({ question, answer }) => [question, answer]),
		},
		{
			...fixed("/how-we-work", howWeWork, "Onboarding", "Process"),
			body: [...listItems(howWeWork.weeks), ...listItems(howWeWork.access)],
		},
		...documents.map(({ slug, name, card }) => toPage("page", name, `/how-we-work/${slug}`, card)),
		fixed("/sitemap", pages.sitemap),
		{ ...fixed("/privacy-policy", privacyPolicy), body: listTexts(privacyPolicy.sections) },
		{ ...fixed("/accessibility", accessibility), body: listItems(accessibility.tested) },
		...services.map(({ slug, name }) => {
			const text = `${name}: all cities that we work in.`;
			const path = `/services/${slug}/locations`;
			return toPage("page", `${name} by city`, path, text, [`${name} locations`]);
		}),
	];
}

function toCityPage(city: CitySummary): SearchPage {
	const { slug, name, state, livesOn, imageUrl, districts, alsoKnownAs = [] } = city;
	const names = alsoKnownAs.length > 0 ? `, also called ${alsoKnownAs.join(", ")}` : "";
	return {
		...toPage("city", name, `/${slug}`, livesOn, alsoKnownAs),
		where: state + names,
		kite: imageUrl,
		body: [districts.map((district) => district.name).join(", ")],
		city,
	};
}

function toDistrictPage(city: CitySummary, district: CitySummary["districts"][number]): SearchPage {
	const { slug, name, kind } = district;
	const cityNames = [city.name, ...(city.alsoKnownAs ?? [])];
	const also = cityNames.map((cityName) => `${name} ${cityName}`);
	return {
		...toPage("district", name, `/${city.slug}/${slug}`, kind, also),
		where: `${city.name}, ${city.state}`,
		kite: `/art/district/${city.slug}/${slug}.svg`,
		city,
	};
}

/** Returns the page of a service in a city. */
export function toLocalServicePage(city: CitySummary, service: Service): SearchPage {
	const path = `/services/${service.slug}/${city.slug}`;
	const text = city.differences[service.slug] ?? service.card;
	const page = toPage("localService", `${service.name} in ${city.name}`, path, text);
	return { ...page, kite: city.imageUrl };
}

function toPage(
	kind: SearchPage["kind"],
	name: string,
	path: string,
	text: string,
	also: readonly string[] = [],
): SearchPage {
	return { kind, name, also, where: null, path, text, kite: null, body: [] };
}

function listTexts(sections: readonly Section[]): string[] {
	return sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
}

function listItems({ items }: { items: readonly { title: string; text: string }[] }): string[] {
	return items.map(({ title, text }) => `${title}. ${text}`);
}
