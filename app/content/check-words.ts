import { join } from "node:path";
import { z } from "zod";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { ContentFiles } from "./files/content-files.ts";
import { parseMarkdown, parseYaml } from "./files/parse-file.ts";
import { createPriceFormat } from "./price-format.ts";
import { toRegion } from "./region.ts";
import type { Festival } from "./schemas/festivals.ts";
import type { Content } from "./types.ts";

type Text = { file: string; field: string; text: string };
/** Returns what is wrong with a text, or null. */
type Rule = (text: Text) => string | null;

/** Pages that stay for years. Posts have a date, and what industries cite has one of its own. */
const LASTING = ["cities/", "services/"];

type Ruled = Pick<Content, "site" | "festivals" | "pages">;

/**
 * Checks how the agency's own texts are written: what content/calendar.yaml and the prices say is not written a second
 * time, and quotation marks and per cent are written in one way. It reads the files, in which placeholders are not filled.
 */
export function checkWords(content: Ruled & Pick<Content, "folder">): ContentIssue[] {
	const check = createWordCheck(content);
	const files = new ContentFiles(content.folder);
	return files.paths.flatMap((file) => {
		const loaded = files.load(join(content.folder, file));
		return "text" in loaded ? check(file, loaded.text) : [];
	});
}

/** Creates a function that checks the text of one file. */
export function createWordCheck(content: Ruled): (file: string, text: string) => ContentIssue[] {
	const { locale } = toRegion(content.site);
	const rules = [
		checkQuotationMarks,
		createPercentRule(locale),
		...createYearRules(content),
		...createDayRules(content, locale),
		...createPriceRules(content),
	];
	return (file, text) => {
		const parse = file.endsWith(".md") ? parseMarkdown : parseYaml;
		return walk(file, "", parse(file, text, z.unknown()).value).flatMap((each) =>
			rules.flatMap((rule) => {
				const reason = rule(each);
				return reason ? [{ file, field: each.field, reason }] : [];
			}),
		);
	};
}

function walk(file: string, field: string, value: unknown): Text[] {
	if (typeof value === "string") return [{ file, field, text: value }];
	if (!value || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([key, entry]) =>
		walk(file, field ? `${field}.${key}` : key, entry),
	);
}

const isLasting = ({ file }: Text) => LASTING.some((folder) => file.startsWith(folder));

function checkQuotationMarks({ text }: Text): string | null {
	const [quoted] = /(?<![\w'])'[^\s'][^'\n]*'(?!\w)/.exec(text) ?? [];
	return quoted ? `has ${quoted} between single marks; write "${quoted.slice(1, -1)}"` : null;
}

/** Creates the rule that a per cent sign stands as the locale writes it, which in many has a space before it. */
function createPercentRule(locale: string): Rule {
	const parts = new Intl.NumberFormat(locale, { style: "percent" }).formatToParts(0.18);
	const isApart = parts.some(({ type, value }) => type === "literal" && value.trim() === "");
	// In an address, %C3 is an encoded byte.
	const wrong = isApart ? /\d%(?![\dA-F]{2})/ : /\d\s%/;
	const example = parts.map(({ value }) => value).join("");
	return ({ text }) => {
		const [found] = wrong.exec(text) ?? [];
		return found ? `has "${found}"; write per cent as in ${example}` : null;
	};
}

function createYearRules({ festivals }: Pick<Content, "festivals">): Rule[] {
	if (!festivals) return [];
	const { year } = festivals;
	return [
		(text) => {
			const named = isLasting(text) ? text.text.matchAll(/\b20\d\d\b/g) : [];
			const later = [...named].find(([found]) => Number(found) >= year);
			return later
				? `names the year ${later[0]}, which will be over; write {calendar.year}, a day of the calendar such as {calendar.${festivals.events[0]?.id}}, or no year`
				: null;
		},
	];
}

/** Creates the rule that a sentence about a festival which moves has its day from the calendar. */
function createDayRules({ festivals }: Pick<Content, "festivals">, locale: string): Rule[] {
	const moving = (festivals?.events ?? []).filter(({ certainty }) =>
		["computed", "moon", "range"].includes(certainty),
	);
	if (moving.length === 0) return [];
	const months = listMonths(locale).join("|");
	const day = new RegExp(`\\b\\d{1,2}\\.? (?:${months})\\b|\\b(?:${months}) \\d{1,2}\\b`);
	const sentences = new Intl.Segmenter(locale, { granularity: "sentence" });
	const words = new Intl.Segmenter(locale, { granularity: "word" });
	/** Returns the words alone, each between spaces. */
	const toWords = (text: string) => {
		const parts = [...words.segment(text)].filter(({ isWordLike }) => isWordLike);
		return ` ${parts.map(({ segment }) => segment).join(" ")} `;
	};
	const named = moving.flatMap((event) =>
		listNames(event).map((name) => ({ event, name, words: toWords(name) })),
	);
	return [
		(text) => {
			if (!isLasting(text) || !day.test(text.text)) return null;
			for (const { segment } of sentences.segment(text.text)) {
				const [found] = day.exec(segment) ?? [];
				const shown = found && toWords(segment);
				const about = shown && named.find(({ words }) => shown.includes(words));
				if (about)
					return `says ${found} of ${about.name}, whose day moves each year; write {calendar.${about.event.id}}, or how many days before or after it`;
			}
			return null;
		},
	];
}

function listMonths(locale: string): string[] {
	const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
	return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
}

/** Lists what a festival is called: "Ugadi and Gudi Padwa" are two names, and what stands in brackets is one. */
function listNames({ name }: Festival): string[] {
	return name
		.split(/ and | to |[(),]/)
		.map((part) => part.trim())
		.filter(Boolean);
}

/** Creates the rule that the lowest price of a service is not written a second time. In worked examples any sum may equal it. */
function createPriceRules({ pages, site }: Pick<Content, "pages" | "site">): Rule[] {
	const { pricing } = pages;
	if (!pricing) return [];
	const format = createPriceFormat(site);
	const { items } = pricing.bands;
	return [
		({ file, field, text }) => {
			if (field.startsWith("example.")) return null;
			const band = items.find(({ service }) => `/${file}`.endsWith(`/services/${service}.yaml`));
			const price = band && format(band.from);
			return price && text.includes(price)
				? `names the lowest price ${price}; write {price.${band.service}}`
				: null;
		},
	];
}
