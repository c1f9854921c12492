import {
	type CountryCode,
	isSupportedCountry,
	searchPhoneNumbersInText,
} from "libphonenumber-js/max";
import { LinkifyIt } from "linkify-it";
import { t } from "#app/messages/en/check-trusted.server.ts";
import { resolveLoads } from "../../visit/loads.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, failAt } from "../rule.ts";
import { hasCollectingForm } from "./collecting-forms.ts";
import { CONTACT_WORDS, hasLink, haveWords } from "./link-words.ts";

const SCHEMES = ["mailto:", "tel:", "sms:", "whatsapp:", "viber:", "tg:", "skype:", "callto:"];
/** Hosts of messengers, forms and calendars, whose links and frames reach a business. */
const HOSTS = [
	..."wa.me api.whatsapp.com web.whatsapp.com wa.link m.me t.me line.me signal.me".split(" "),
	..."forms.gle docs.google.com typeform.com jotform.com tally.so calendly.com cal.com".split(" "),
	..."hsforms.com zohopublic.com zohopublic.in forms.office.com practo.com doctolib.de doctolib.fr".split(
		" ",
	),
];
/** How Cloudflare replaces addresses of e-mail, against those who collect them. */
const PROTECTED = "/cdn-cgi/l/email-protection";
/** Numbers stand in the header or the footer; searching long texts for them takes long. */
const SEARCHED = 2_000;
/** The countries of numbers that are written without their code, where the page does not say its own. */
const COUNTRIES: readonly CountryCode[] = ["IN", "GB", "US", "DE"];

const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true, maxLength: SEARCHED });

export const contact = defineRule({
	id: "contact",
	group: "trusted",
	cost: 85,
	test: ({ home, pages }) => {
		if (!haveWords(pages)) return { state: "skipped" };
		const isReachable = hasLink(pages, CONTACT_WORDS) || pages.some(canReach);
		if (isReachable) return { state: "passed" };
		return failAt([{ url: home.url, text: home.document.titles[0] ?? "" }], () => ({
			pages: pages.length,
		}));
	},
	words: {
		finding: (values) => t("contactFinding", values),
		tested: () => t("contactTested"),
		expected: () => t("contactExpected"),
		why: () => t("contactWhy"),
		mend: () => t("contactMend"),
		verify: () => t("contactVerify"),
	},
});

function canReach(page: Page): boolean {
	const { links, text } = page.document;
	const hasWay = links.some(({ href }) => isWay(href));
	const hasFrame = resolveLoads(page).some(({ url }) => isOfHosts(url));
	const ends = [text.slice(0, SEARCHED), text.slice(-SEARCHED)];
	return (
		hasWay || hasFrame || hasCollectingForm(page) || ends.some((end) => hasWayInText(end, page))
	);
}

function isWay(href: string): boolean {
	const address = href.trim().toLowerCase();
	const url = URL.parse(address);
	const isScheme = SCHEMES.some((scheme) => address.startsWith(scheme));
	return isScheme || address.includes(PROTECTED) || (url !== null && isOfHosts(url));
}

function isOfHosts({ hostname }: URL): boolean {
	return HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function hasWayInText(text: string, page: Page): boolean {
	const hasEmail = linkify.match(text)?.some(({ schema }) => schema === "mailto:") ?? false;
	return hasEmail || listCountries(page).some((country) => hasNumber(text, country));
}

function hasNumber(text: string, country: CountryCode): boolean {
	return !searchPhoneNumbersInText(text, country)[Symbol.iterator]().next().done;
}

/** Lists the countries in which a page may be: that of its host, of its language, and some others. */
function listCountries({ url, document: { lang } }: Page): CountryCode[] {
	const domain = URL.parse(url)?.hostname.split(".").at(-1)?.toUpperCase() ?? "";
	const own = [domain === "UK" ? "GB" : domain, getLikelyRegion(lang)];
	return [...new Set([...own, ...COUNTRIES])].filter((country) => isSupportedCountry(country));
}

/** Returns the country of a language tag, or where most of its readers live; empty where the tag is none. */
function getLikelyRegion(lang: string): string {
	try {
		return new Intl.Locale(lang.replace("_", "-")).maximize().region ?? "";
	} catch {
		return "";
	}
}
