import { t } from "#app/messages/en/about.ts";
import { t as tSections } from "#app/messages/en/sections.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { formatList } from "#app/platform/format-list.ts";
import { fillPlaceholders, fillTexts } from "../fill-placeholders.ts";
import { HOME_SECTIONS, type HomeSection } from "../home-sections.ts";
import type { Person, SiteContent } from "../types.ts";
import type { PageText, TextBlock, TextLink, TextPart } from "./page-text.ts";
import {
	toFigures,
	toLinkPart,
	toList,
	toPoints,
	toQuestions,
	toSection,
	toTexts,
} from "./parts.ts";

/** Returns what the home page says, section by section as it has them. */
export function toHomeText(content: SiteContent, posts: readonly TextLink[]): PageText {
	const { pages, services, caseStudies, whyChooseUs, industries, proof } = content;
	const { home } = pages;
	const { hero, clients, testimonials, awards, faq, closing } = home;
	const said = testimonials?.items.filter(({ isSample }) => !isSample) ?? [];
	const sections: Record<HomeSection, TextPart | readonly TextPart[]> = {
		clients:
			clients && !clients.isSample
				? { heading: clients.title, blocks: toList(clients.items.map(({ name }) => name)) }
				: null,
		services: toLinkPart(
			home.services.title,
			services.map(({ slug, name, card }) => ({ name, to: `/services/${slug}`, text: card })),
			home.services.text,
		),
		caseStudies: toLinkPart(home.caseStudies.title, toCaseLinks(content), home.caseStudies.text),
		testimonials:
			testimonials && said.length > 0
				? {
						heading: testimonials.title,
						blocks: [testimonials.text, ...said.map(toQuote)],
					}
				: null,
		awards: [awards ? toFigures(awards.title, awards.text, awards.stats) : null, toRecord(proof)],
		whyChooseUs: toLinkPart(
			home.whyChooseUs.title,
			whyChooseUs.map(({ slug, title, card }) => ({
				name: title,
				to: `/why-choose-us/${slug}`,
				text: card,
			})),
			home.whyChooseUs.text,
		),
		blog: toLinkPart(home.blog.title, posts.slice(0, TEASER_POSTS), home.blog.text),
		process: toPoints(home.process),
		industries: toLinkPart(
			home.industries.title,
			industries.map(({ slug, name, card }) => ({ name, to: `/industries/${slug}`, text: card })),
			home.industries.text,
		),
		faq: faq ? toQuestions(faq.title, faq.items, faq.text) : null,
		closing: toLinkPart(closing.title, [{ name: closing.button, to: "/contact" }], closing.text),
	};
	return {
		title: `${hero.title} ${hero.accent}`,
		description: home.description,
		lead: hero.text,
		parts: [
			hero.proof
				? toLinkPart(undefined, [
						{ name: hero.proof.name, to: hero.proof.to, text: hero.proof.text },
					])
				: null,
			...(home.order ?? HOME_SECTIONS).flatMap((name) => sections[name]),
		],
		isSample: caseStudies.some(({ isSample }) => isSample),
	};
}

/** The number of posts to which the home page leads. */
const TEASER_POSTS = 3;

/** Returns what the page about the agency says. */
export function toAboutText({ pages, proof, people }: SiteContent): PageText {
	const { about } = pages;
	const { references } = proof;
	const asked = references?.items.filter(({ isSample }) => !isSample) ?? [];
	const team = people.filter(({ isTeamMember }) => isTeamMember);
	return {
		...about,
		lead: about.subtitle,
		parts: [
			toSection(about.story),
			about.question ? { blocks: [about.question.note] } : null,
			toPoints(about.values),
			toRecord(proof),
			references && asked.length > 0
				? {
						heading: references.title,
						blocks: [
							references.text,
							...asked.map(
								({ name, role, company, about: topic }): TextBlock => ({
									kind: "point",
									title: name,
									texts: [`${role}, ${company}`, ...toTexts(topic)],
								}),
							),
						],
					}
				: null,
			toLinkPart(
				about.team.title,
				team.map(({ slug, name, title }) => ({ name, to: `/about/${slug}`, text: title })),
				about.team.text,
			),
		],
	};
}

/** Returns what the page of a person says. */
export function toPersonText(person: Person, { templates, cities }: SiteContent): PageText {
	const { slug, name, title, bio, focus, languages, page, isSample } = person;
	const [firstName = name] = name.split(" ");
	const texts = fillTexts(templates.person, { person: firstName });
	const written = cities.filter(({ author }) => author === slug);
	return {
		title: name,
		description: isSample
			? fillPlaceholders(templates.sample.person, { title })
			: person.description,
		lead: bio,
		parts: [
			{ blocks: [title] },
			focus.length > 0 ? { heading: texts.focus, blocks: toList(focus) } : null,
			languages.length > 0 ? { blocks: [`${texts.languages} ${formatList(languages)}.`] } : null,
			{ blocks: page },
			toLinkPart(
				texts.cities,
				written.map((city) => ({ name: city.name, to: `/${city.slug}`, text: city.state })),
				texts.citiesText,
			),
		],
		isSample,
	};
}

type Quote = NonNullable<SiteContent["pages"]["home"]["testimonials"]>["items"][number];

function toQuote({ quote, name, title }: Quote): TextBlock {
	return { kind: "quote", text: quote, by: `${name}, ${title}` };
}

/** Returns since when there is the agency, and what it was given; not what belongs to a demonstration. */
function toRecord({ record }: SiteContent["proof"]): TextPart {
	if (!record) return null;
	const { title, text, founded } = record;
	const credentials = record.credentials.filter(({ isSample }) => !isSample);
	const awards = record.awards.filter(({ isSample }) => !isSample);
	const since = founded && !founded.isSample ? [`${t("since")} ${founded.year}`] : [];
	const given: TextBlock[] = [
		...toGiven(
			t("credentials"),
			credentials.map(({ name, giver, date, url }) => ({
				name,
				to: url,
				text: `${giver}, ${formatLongDate(date)}`,
			})),
		),
		...toGiven(
			t("awards"),
			awards.map(({ name, giver, year, url, work }) => ({
				name,
				to: url,
				text: [`${giver}, ${year}`, work].filter(Boolean).join(". "),
			})),
		),
	];
	if (since.length + given.length === 0) return null;
	return { heading: title, blocks: [text, ...since, ...given] };
}

type Given = { name: string; to: string | undefined; text: string };

function toGiven(heading: string, given: readonly Given[]): TextBlock[] {
	if (given.length === 0) return [];
	const linked = given.flatMap(({ to, ...rest }) => (to ? [{ ...rest, to }] : []));
	const others = given.filter(({ to }) => !to).map(({ name, text }) => `${name}: ${text}`);
	return [
		{ kind: "point", title: heading, texts: [] },
		...(linked.length > 0 ? [{ kind: "links", links: linked } as const] : []),
		...toList(others),
	];
}

/** Lists the case studies; one that nobody has bought is marked. */
export function toCaseLinks({ caseStudies }: Pick<SiteContent, "caseStudies">): TextLink[] {
	return caseStudies.map(({ slug, title, summary, client, isSample }) => ({
		name: title,
		to: `/case-studies/${slug}`,
		text: isSample ? `${tSections("sample")}. ${client}` : summary,
	}));
}
