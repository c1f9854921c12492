import { t } from "#app/messages/en/contact-page.ts";
import { t as tLegal } from "#app/messages/en/legal.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { formatLegal, formatTown, listPhones, listResponsible } from "../describe-agency.ts";
import { fillPlaceholders } from "../fill-placeholders.ts";
import type { Accessibility, PolicySection, TermsPage } from "../schemas/pages.ts";
import type { ToolText, WebsiteCheckText } from "../schemas/tools.ts";
import type { SiteContent } from "../types.ts";
import { toCaseLinks } from "./agency.ts";
import type { PageText, TextLink } from "./page-text.ts";
import { toLinkPart, toList, toPoints, toQuestions, toSection, toTexts } from "./parts.ts";
import { toWord, toWords } from "./rich-words.ts";

/** Returns what the contact page says, with all ways to reach the agency. */
export function toContactText({ pages, site }: SiteContent): PageText {
	const { contact } = pages;
	const { email, hours, address } = site;
	const company = formatLegal(site);
	const ways = [
		`${t("email")}: ${email}`,
		...listPhones(site).map(({ name = t("phone"), phone }) => `${name}: ${phone}`),
		`${t("office")}: ${address.streetAddress}, ${formatTown(address)}`,
		...(company ? [`${t("company")}: ${company}`] : []),
		`${t("hours")}: ${hours}`,
	];
	const { nextSteps = [], faq } = contact;
	return {
		...contact,
		lead: contact.subtitle,
		parts: [
			{ heading: t("information"), blocks: toList(ways) },
			nextSteps.length > 0 ? toPoints({ heading: t("nextSteps"), items: nextSteps }) : null,
			faq ? toQuestions(faq.title, faq.items, faq.text) : null,
		],
		isSample: address.isSample,
	};
}

type Booking = NonNullable<SiteContent["pages"]["contact"]["booking"]>;

/** Returns what the page says on which a call is booked; its free times are other ones at each moment. */
export function toBookText(
	{ page, minutes, by, host }: Booking,
	{ people, pages: { contact } }: SiteContent,
): PageText {
	const person = people.find(({ slug }) => slug === host);
	const { nextSteps = [] } = contact;
	return {
		title: fillPlaceholders(page.heading ?? page.title, { minutes: String(minutes) }),
		description: page.description,
		lead: page.subtitle,
		parts: [
			{
				blocks: [
					t("call", { minutes, by }),
					...toTexts(person && `${person.name}, ${person.title}`),
				],
			},
			nextSteps.length > 0 ? toPoints({ heading: t("nextSteps"), items: nextSteps }) : null,
		],
		isSample: person?.isSample,
	};
}

/** Returns what a page of numbered parts says, such as the terms. */
export function toPolicyText(page: TermsPage, intro: readonly string[] = []): PageText {
	return {
		...page,
		lead: page.subtitle,
		parts: [{ blocks: [...intro, ...page.intro] }, ...page.sections.map(toPolicyPart)],
	};
}

/** Returns what the privacy policy says, and who is responsible. */
export function toPrivacyText({ pages, site }: SiteContent): PageText {
	const { glance = [], ...policy } = pages.privacyPolicy;
	const figures = glance.map(({ figure, text }) => `${figure}: ${text}`);
	const { parts, ...text } = toPolicyText(policy, listResponsible(site));
	return { ...text, parts: [{ blocks: toList(figures) }, ...parts] };
}

function toPolicyPart({ heading, paragraphs, rows = [] }: PolicySection) {
	const items = rows.filter(({ isSample }) => !isSample);
	return {
		heading,
		blocks: [...paragraphs, ...toList(items.map(({ title, text }) => `${title}: ${text}`))],
	};
}

/** Returns what the page about the accessibility of the site says. */
export function toAccessibilityText(page: Accessibility, { site }: SiteContent): PageText {
	const { standard, tested, shortfalls, contact, updated } = page;
	return {
		...page,
		lead: page.subtitle,
		parts: [
			{ heading: standard.name, blocks: [standard.text] },
			toPoints(tested),
			toPoints(shortfalls),
			{
				heading: contact.heading,
				blocks: [
					contact.text,
					...toList([site.email, site.phone]),
					...toTexts(contact.answer),
					toWords(tLegal("testedOn", { day: () => toWord(formatLongDate(updated)) })),
				],
			},
		],
	};
}

/** Returns what the page of a calculator says; the calculation itself takes the page. */
export function toToolText(tool: ToolText, shares?: string): PageText {
	const { formulas, meaning, leavesOut, whenNot, ...page } = tool;
	return {
		...page,
		lead: page.subtitle,
		parts: [
			toPoints(formulas),
			{ blocks: toTexts(shares) },
			toSection(meaning),
			toPoints(leavesOut),
			toSection(whenNot),
		],
	};
}

/** Returns what the page of the website check says. */
export function toWebsiteCheckText({ looksAt, offer: _, ...page }: WebsiteCheckText): PageText {
	return { ...page, lead: page.subtitle, parts: [toPoints(looksAt)] };
}

/** Returns what the list of the tools says. */
export function toToolListText({ pages, festivals }: SiteContent): PageText {
	const { adBudget, seoPayback, websiteCheck, ...page } = pages.tools;
	const toLink = (slug: string, tool: { name: string; card: string } | undefined) =>
		tool ? [{ name: tool.name, to: `/tools/${slug}`, text: tool.card }] : [];
	return {
		...page,
		lead: page.subtitle,
		parts: [
			toLinkPart(undefined, [
				...toLink("ad-budget", adBudget),
				...toLink("seo-payback", seoPayback),
				...toLink("website-check", websiteCheck),
				...toLink("festival-calendar", festivals),
			]),
		],
	};
}

/** Returns what the list of the posts says. */
export function toBlogText({ pages: { blog } }: SiteContent, posts: readonly TextLink[]): PageText {
	return {
		...blog,
		lead: blog.subtitle,
		parts: [posts.length > 0 ? toLinkPart(undefined, posts) : { blocks: [blog.list.empty] }],
	};
}

/** Returns the list of all pages for people, but for districts and services in cities, which pages above them list. */
export function toSitemapText(content: SiteContent, posts: readonly TextLink[]): PageText {
	const { pages, services, cities } = content;
	const { headings, ...page } = pages.sitemap;
	return {
		...page,
		lead: page.subtitle,
		parts: [
			toLinkPart(
				headings.services,
				services.flatMap(({ slug, name, subServices }) => [
					{ name, to: `/services/${slug}` },
					...subServices.map((part) => ({
						name: `${name}: ${part.name}`,
						to: `/services/${slug}/${part.slug}`,
					})),
				]),
			),
			toLinkPart(
				headings.cities,
				cities.map(({ slug, name, state }) => ({ name, to: `/${slug}`, text: state })),
			),
			toLinkPart(headings.stories, toCaseLinks(content)),
			toLinkPart(headings.posts, posts),
		],
	};
}
