import { loadPost } from "#app/blog/blog.server.ts";
import { isDeferred } from "#app/blog/deferred-result.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import type { Post } from "#app/blog/post.ts";
import {
	findCity,
	findCitySummary,
	findDistrict,
	findService,
	getContent,
} from "#app/content/content.server.ts";
import { chooseDrawable } from "#app/design/art/lettering.ts";
import { renderPostCover } from "#app/design/art/post-cover.ts";
import { hashText } from "#app/design/art/seed.ts";
import type { CardFacts } from "#app/design/art/social-card/social-card.ts";
import { designCity, designDistrict, designService } from "#app/design/art/subject-kites.ts";
import type { Drawing } from "#app/design/art/svg.ts";
import { getHeadline } from "#app/design/sections/case-headline.ts";
import { getTopicTheme } from "#app/design/sections/topic-theme.server.ts";
import { getCityLinksTheme, type SectionTheme } from "#app/design/ui/section-themes.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { getRegion } from "#app/platform/region.ts";
import { getReasonLook } from "#app/site/about/why-choose-us/reason-kite.tsx";
import { renderArt } from "#app/site/art/render-art.server.ts";
import { getFixedCard } from "./fixed-cards.server.ts";

export type LoadedCard =
	| { status: "found"; facts: CardFacts }
	| { status: "missing" }
	| { status: "unavailable" };

const SAMPLE = "A sample case study";

/** Returns the facts of the card of the page at a path; unavailable while a post's source does not respond. */
export async function loadCardFacts(request: Request, pagePath: string): Promise<LoadedCard> {
	const parts = pagePath.slice(1).split("/");
	const [first = "", second = ""] = parts;
	if (first === "blog" && second && parts.length === 2) return loadPostCard(request, second);
	const facts = getFixedCard(pagePath) ?? findCard(parts);
	return facts ? { status: "found", facts } : { status: "missing" };
}

function findCard(parts: readonly string[]): CardFacts | null {
	const [first = "", second = "", third = ""] = parts;
	if (parts.length === 1) return findCityCard(first);
	if (first === "services") {
		if (parts.length === 2) return findServiceCard(second);
		return parts.length === 3 ? findServicePlaceCard(second, third) : null;
	}
	if (parts.length > 2) return null;
	if (first === "about") return findPersonCard(second);
	if (first === "how-we-work") return findPlainCard(getContent().documents, second, "aqua");
	if (first === "industries") return findPlainCard(getContent().industries, second, "peach");
	if (first === "case-studies") return findCaseCard(second);
	if (first === "why-choose-us") return findReasonCard(second);
	return findDistrictCard(first, second);
}

function findCityCard(slug: string): CardFacts | null {
	const city = findCitySummary(slug);
	if (!city) return null;
	const { name, livesOn } = city;
	return {
		composition: "kites",
		title: name,
		label: getContent().templates.city.lead,
		note: livesOn,
		paper: city.theme.hero,
		kites: [designCity(city)],
	};
}

function findDistrictCard(citySlug: string, slug: string): CardFacts | null {
	const city = findCity(citySlug);
	const district = findDistrict(city, slug);
	if (!city || !district) return null;
	return {
		composition: "kites",
		title: `${district.name}, ${city.name}`,
		label: getContent().templates.city.lead,
		note: district.kind,
		paper: city.theme.hero,
		kites: [designDistrict(city, slug)],
	};
}

function findServiceCard(slug: string): CardFacts | null {
	const service = findService(slug);
	if (!service) return null;
	const { name, theme, hero } = service;
	return {
		composition: "kites",
		title: hero.title,
		label: name,
		paper: theme.hero,
		kites: [designService(service)],
	};
}

/** Finds the card of a page below a service: the list of its cities, one of them, or a part of the service. */
function findServicePlaceCard(serviceSlug: string, slug: string): CardFacts | null {
	const service = findService(serviceSlug);
	if (!service) return null;
	const { name, theme, subServices } = service;
	const { cities } = getContent();
	if (slug === "locations") {
		return {
			composition: "kites",
			title: `All Cities for ${name}`,
			label: `${cities.length.toLocaleString(getRegion().locale)} cities`,
			paper: getCityLinksTheme(theme),
			kites: cities.map((city) => designCity(city)),
		};
	}
	const paper = theme.hero;
	const city = findCitySummary(slug);
	if (city) {
		const { hero, story } = city.theme;
		return {
			composition: "kites",
			title: `${name} in ${city.name}`,
			label: `${city.name}, ${city.state}`,
			note: city.differences[serviceSlug] ?? city.livesOn,
			paper,
			field: hero === paper ? story : hero,
			kites: [designCity(city), designService(service)],
		};
	}
	const subService = subServices.find((found) => found.slug === slug);
	if (!subService) return null;
	return {
		composition: "kites",
		title: subService.hero.title,
		label: `${name}: ${subService.name}`,
		paper,
		kites: [designService(service)],
	};
}

function findCaseCard(slug: string): CardFacts | null {
	const found = getContent().caseStudies.find((caseStudy) => caseStudy.slug === slug);
	if (!found) return null;
	// A card is shared without its page, so it has no figures that nobody has reached.
	if (found.isSample)
		return { composition: "plain", title: found.title, note: SAMPLE, paper: "marigold" };
	return {
		composition: "figures",
		title: found.title,
		label: `Case study: ${found.client}`,
		paper: "marigold",
		figures: [getHeadline(found)],
	};
}

function findPlainCard(
	pages: readonly { slug: string; title: string; subtitle: string }[],
	slug: string,
	paper: SectionTheme,
): CardFacts | null {
	const page = pages.find((each) => each.slug === slug);
	return page ? { composition: "plain", title: page.title, note: page.subtitle, paper } : null;
}

function findPersonCard(slug: string): CardFacts | null {
	const { people, site } = getContent();
	const person = people.find((each) => each.slug === slug);
	if (!person) return null;
	const title = person.isSample ? site.name : person.name;
	return { composition: "plain", title, note: person.title, paper: "sand" };
}

function findReasonCard(slug: string): CardFacts | null {
	const reason = getContent().whyChooseUs.find((found) => found.slug === slug);
	if (!reason) return null;
	const { strong } = getReasonLook(reason.order);
	return { composition: "plain", title: reason.title, note: reason.card, paper: strong };
}

async function loadPostCard(request: Request, slug: string): Promise<LoadedCard> {
	const loaded = await loadPost(request, slug);
	const result = isDeferred(loaded) ? await loaded.deferred : loaded;
	if (result.status !== "found") return result;
	const { post } = result;
	const topic = post.categories[0]?.name ?? getContent().pages.blog.title;
	const cover = renderCover(post);
	if (!cover) return { status: "missing" };
	return {
		status: "found",
		facts: {
			composition: "cover",
			// A title in a script that the outlines do not cover is replaced by the post's topic.
			title: chooseDrawable(getSafeText(post.title), topic, "title"),
			label: `${topic} · ${formatLongDate(post.published.day)}`,
			cover,
			paper: getTopicTheme(post.categories),
		},
	};
}

const ART = "/art/";

/** Renders the post's own drawing; where it has a photograph, one made from its slug and topic. */
function renderCover({ slug, imageUrl, categories }: Post): Drawing | null {
	const address = imageUrl.slice(ART.length).replace(/svg$/, "png");
	const drawn = imageUrl.startsWith(ART) ? renderArt(address) : null;
	if (drawn) return drawn.drawing;
	const { services } = getContent();
	const service = findService(categories[0]?.slug) ?? services[hashText(slug) % services.length];
	return service ? renderPostCover(slug, service, "", "light") : null;
}
