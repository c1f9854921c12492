import type { CitySummary } from "#app/content/city-summary.ts";
import { hasPage, type SiteContent } from "#app/content/content.server.ts";
import type { FestivalList } from "#app/content/schemas/festivals.ts";
import type { HowWeWork, Pricing } from "#app/content/schemas/offer.ts";
import type { Section } from "#app/content/schemas/text.ts";
import type { ToolText } from "#app/content/schemas/tools.ts";
import type { Service, SubService } from "#app/content/types.ts";
import type { SearchPage } from "./search-page.ts";

/** Lists all pages except the posts, and those of a service in a city. */
export function listSearchPages(content: SiteContent): SearchPage[] {
	return listPages(content).filter(({ path }) => hasPage(path));
}

function listPages(content: SiteContent): SearchPage[] {
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
		...(tools.adBudget ? [tool("/tools/ad-budget", tools.adBudget)] : []),
		...(tools.seoPayback ? [tool("/tools/seo-payback", tools.seoPayback)] : []),
		...(festivals ? [toCalendarPage(festivals)] : []),
		toPage("page", tools.title, "/tools", tools.description, ["Tools", "Calculators"]),
	];
}

function toCalendarPage({ name, card, events }: FestivalList): SearchPage {
	return {
		...toPage("tool", name, "/tools/festival-calendar", card, ["Holidays"]),
		body: events.map((event) => event.name),
	};
}

/** Lists the fixed pages, which are found by their title and by their name in the navigation. */
function listFixedPages({ pages, site, services, documents, people }: SiteContent): SearchPage[] {
	const { home, about, contact, privacyPolicy, terms, accessibility, pricing, howWeWork } = pages;
	const { booking } = contact;
	const callNames = ["Free Consultation", "Appointment", "Meeting", "Schedule a call"];
	const contactNames = ["Contact", "Get a Quote", "Phone", "E-mail", "Address"];
	return [
		{ ...toFixedPage("/", home, "Home", site.name), body: [home.hero.text] },
		toFixedPage("/services", pages.services, "Services"),
		toFixedPage("/case-studies", pages.caseStudies),
		toFixedPage("/blog", pages.blog, "Articles"),
		{
			...toFixedPage("/about", about, "About Us", "Team"),
			body: [...about.story.paragraphs, ...(about.values?.items ?? []).map(({ text }) => text)],
		},
		...people.map(({ slug, name, title, bio, focus, page }) => ({
			...toPage("page", name, `/about/${slug}`, bio, [title]),
			body: [...focus, ...page],
		})),
		{
			...toFixedPage("/contact", contact, ...contactNames),
			body: [site.email, site.phone, site.hours, site.address.addressLocality],
		},
		...(booking ? [toFixedPage("/book", booking.page, ...callNames)] : []),
		...(pricing ? [toPricingPage(pricing)] : []),
		...(howWeWork ? [toHowWeWorkPage(howWeWork)] : []),
		...documents.map(({ slug, name, card }) => toPage("page", name, `/how-we-work/${slug}`, card)),
		toFixedPage("/sitemap", pages.sitemap),
		{ ...toFixedPage("/privacy-policy", privacyPolicy), body: listTexts(privacyPolicy.sections) },
		...(terms
			? [{ ...toFixedPage("/terms", terms, "Terms of use"), body: listTexts(terms.sections) }]
			: []),
		{ ...toFixedPage("/accessibility", accessibility), body: listItems(accessibility.tested) },
		...services.map(({ slug, name }) => {
			const text = `${name}: all cities that we work in.`;
			const path = `/services/${slug}/locations`;
			return toPage("page", `${name} by city`, path, text, ["Locations"]);
		}),
	];
}

function toFixedPage(
	path: string,
	page: { title: string; description: string },
	...also: string[]
): SearchPage {
	return toPage("page", page.title, path, page.description, also);
}

function toPricingPage(page: Pricing): SearchPage {
	return {
		...toFixedPage("/pricing", page, "Prices", "Fees", "Cost", "Rates"),
		body: page.questions.flatMap(({ question, answer }) => [question, answer]),
	};
}

function toHowWeWorkPage(page: HowWeWork): SearchPage {
	return {
		...toFixedPage("/how-we-work", page, "Onboarding", "Process"),
		body: [...listItems(page.weeks), ...listItems(page.access)],
	};
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
