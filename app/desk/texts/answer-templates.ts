import { createFormLinkToken } from "#app/calls/form-link.ts";
import { findService, getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { ANSWER_PLACEHOLDERS } from "#app/content/schemas/desk.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Template } from "#app/desk/store/template-store.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** What a text tells of an enquiry. */
type Addressee = Pick<Enquiry, "id" | "name" | "service" | "city" | "district">;

/** Closing lines that begin with `{staff}`, up to an empty line. */
const CLOSING = /^\{staff\}$(\n.+)*/m;

/**
 * Fills in texts for an enquiry and the person who answers, whose signature, if there is one, takes the place of the
 * closing lines. The key signs the link of `{book}`.
 */
export function fillTemplates(
	templates: readonly Template[],
	enquiry: Addressee,
	{ name, signature }: Pick<Staff, "name" | "signature">,
	key: Buffer,
): Template[] {
	const form = getContent().pages.contact.booking ? "/book" : "/contact";
	const values: Record<(typeof ANSWER_PLACEHOLDERS)[number] | "signature", string> = {
		name: enquiry.name,
		firstName: toFirstName(enquiry.name),
		staff: name,
		topic: runInLanguage(undefined, () => formatContext(enquiry)) ?? nameAnything(),
		service: findService(enquiry.service ?? "")?.name ?? nameAnything(),
		book: `${getEnv().SITE_URL}${form}?for=${createFormLinkToken(enquiry.id, key)}`,
		signature: signature ?? "",
	};
	return templates.map(({ text, ...template }) => ({
		...template,
		text: fillPlaceholders(signature ? text.replace(CLOSING, "{signature}") : text, values),
	}));
}

/** Names what an enquiry may be about, in the site's language, as the visitor reads it. */
export function nameAnything(): string {
	return runInLanguage(undefined, () => t("anything"));
}

/**
 * Puts a text below what was typed. A text at the end that was put there before and is untouched makes way for it; into a
 * letter, as such a text with other words is one, go the paragraphs that it does not have. An unknown id changes nothing.
 */
export function putTemplate(typed: string, id: string, templates: readonly Template[]): string {
	const chosen = templates.find((template) => template.id === id);
	if (!chosen) return typed;
	const before = templates.find(({ text }) => typed.endsWith(text));
	const own = before ? typed.slice(0, -before.text.length).trimEnd() : typed;
	return addToLetter(toParagraphs(own), toParagraphs(chosen.text)).join("\n\n");
}

/** Puts paragraphs into a letter, before its closing lines if it has those of a text; what it has already is not put there twice. */
export function putParagraphs(typed: string, text: string, templates: readonly Template[]): string {
	const paragraphs = toParagraphs(typed);
	const added = toParagraphs(text).filter((paragraph) => !paragraphs.includes(paragraph));
	const closings = templates.flatMap((template) => {
		const [first = "", ...others] = toParagraphs(template.text);
		return isGreeting(first) ? others.slice(-1) : [];
	});
	const end = paragraphs.findLastIndex((paragraph) =>
		closings.some((closing) => isClosing(paragraph, closing)),
	);
	return paragraphs.toSpliced(end < 0 ? paragraphs.length : end, 0, ...added).join("\n\n");
}

/** Adds a letter to paragraphs. If these are one already, its greeting and its closing lines are theirs. */
function addToLetter(paragraphs: string[], letter: string[]): string[] {
	const closing = letter.at(-1) ?? "";
	const end = paragraphs.findLastIndex((paragraph) => isClosing(paragraph, closing));
	const hasGreeting = paragraphs.slice(0, 2).some(isGreeting);
	if (end < 0 && !hasGreeting) return [...paragraphs, ...letter];
	const added = letter.filter(
		(paragraph) =>
			!paragraphs.includes(paragraph) &&
			!(hasGreeting && isGreeting(paragraph)) &&
			!(end >= 0 && paragraph === closing),
	);
	return paragraphs.toSpliced(end < 0 ? paragraphs.length : end, 0, ...added);
}

function toParagraphs(text: string): string[] {
	return text.split(/\n{2,}/).filter(Boolean);
}

/** Returns whether a paragraph is one as `Dear Riya,`. */
function isGreeting(paragraph: string): boolean {
	return /^[^\n]{1,80}[,،，]$/.test(paragraph);
}

/** Returns whether a paragraph signs a letter as the closing lines do, perhaps with more words or lines. */
function isClosing(paragraph: string, closing: string): boolean {
	const lines = closing.split("\n");
	// Before the name there may be "Regards,".
	const name = lines.find((line) => !line.endsWith(",")) ?? "";
	return paragraph.split("\n").some((line) => lines.includes(line) || line.startsWith(`${name} `));
}

/** Returns the first word of a name, or all of it where that is an initial or a title: `R. Desai`, `Dr Desai`. */
export function toFirstName(name: string): string {
	const [first = name] = name.trim().split(/\s+/);
	return first.length < 3 || first.endsWith(".") || TITLES.includes(first) ? name : first;
}

const TITLES = ["Mrs", "Shri", "Smt", "Prof", "Miss"];
