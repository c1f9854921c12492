import { t } from "#app/messages/en/check-understood.server.ts";
import type { Link } from "../../visit/document.ts";
import type { Page } from "../../visit/visit.ts";
import { defineRule, type Evidence, failAt } from "../rule.ts";
import { shorten } from "../shorten.ts";
import { VAGUE } from "./vague.ts";

export const linkTexts = defineRule({
	id: "link-texts",
	group: "understood",
	cost: 25,
	test: ({ pages }) => {
		const faults = new Map<string, Evidence>();
		for (const page of pages) {
			for (const place of [...listNameless(page), ...listVague(page)]) {
				// The same link stands on every page where it is in the header.
				if (!faults.has(place.text)) faults.set(place.text, place);
			}
		}
		return failAt([...faults.values()], (count) => ({ count }));
	},
	words: {
		finding: (values) => t("linkTextsFinding", values),
		tested: () => t("linkTextsTested"),
		expected: () => t("linkTextsExpected"),
		why: () => t("linkTextsWhy"),
		mend: () => t("linkTextsMend"),
		verify: () => t("linkTextsVerify"),
	},
});

/** Lists the links without a name that no other link of the page leads to. Those of pictures are faults of their pictures. */
function listNameless({ url, document: { links } }: Page): readonly Evidence[] {
	const named = new Set(links.filter(({ name }) => name).map(({ href }) => href));
	return links.flatMap(({ href, name, hasPicture, isHidden, attributes }) => {
		const isNamed = name || attributes["aria-labelledby"];
		return isNamed || isHidden || hasPicture || !leadsOn(href) || named.has(href)
			? []
			: [{ url, text: shorten(`<a href="${href}">`) }];
	});
}

/** Lists the links that say no more than "read more", where the same words lead to several addresses. */
function listVague({ url, document: { links } }: Page): readonly Evidence[] {
	const groups = Map.groupBy(links.filter(isVague), ({ text }) => simplify(text));
	return [...groups.values()].flatMap((group) => {
		const targets = new Map(group.map(({ href, text }) => [resolve(href, url), text]));
		if (targets.size < 2) return [];
		return [...targets].map(([target, text]) => ({ url, text: shorten(`${text} → ${target}`) }));
	});
}

function isVague({ text, href, isHidden, attributes }: Link): boolean {
	const says = attributes["aria-labelledby"] || attributes["aria-describedby"] || attributes.title;
	return !says && !isHidden && leadsOn(href) && VAGUE.has(simplify(text));
}

/** Whether a link leads to an address, and is not a button of a script or a place within its page. */
function leadsOn(href: string): boolean {
	return !/^\s*(?:#|javascript:|$)/i.test(href);
}

function simplify(text: string): string {
	return text
		.normalize("NFC")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim();
}

function resolve(href: string, base: string): string {
	if (!URL.canParse(href, base)) return href;
	const { origin, pathname, search } = new URL(href, base);
	return origin === new URL(base).origin ? pathname + search : origin + pathname + search;
}
