import { createFormLinkToken } from "#app/calls/form-link.ts";
import { findService, getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { toSlug } from "#app/content/names.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** A text that an answer can begin with, filled in for an enquiry and the person who answers. */
export type AnswerTemplate = { slug: string; name: string; text: string };

/** What a text tells of an enquiry. */
type Addressee = Pick<Enquiry, "id" | "name" | "service" | "city" | "district">;

const ANYTHING = "your marketing";

/** Lists the texts of content/desk.yaml. The key signs the link of `{book}`. */
export function listAnswerTemplates(
	enquiry: Addressee,
	staffName: string,
	key: Buffer,
): AnswerTemplate[] {
	const { desk, pages } = getContent();
	const form = pages.contact.booking ? "/book" : "/contact";
	const values = {
		name: enquiry.name,
		firstName: toFirstName(enquiry.name),
		staff: staffName,
		topic: formatContext(enquiry) ?? ANYTHING,
		service: findService(enquiry.service ?? "")?.name ?? ANYTHING,
		book: `${getEnv().SITE_URL}${form}?for=${createFormLinkToken(enquiry.id, key)}`,
	};
	return desk.answers.map(({ name, text }) => ({
		slug: toSlug(name),
		name,
		text: fillPlaceholders(text, values),
	}));
}

/**
 * Puts a text below what was typed. A text at the end that was put there before and is untouched makes way for it; an
 * unknown slug changes nothing.
 */
export function putTemplate(
	typed: string,
	slug: string,
	templates: readonly AnswerTemplate[],
): string {
	const chosen = templates.find((template) => template.slug === slug);
	if (!chosen) return typed;
	const before = templates.find(({ text }) => typed.endsWith(text));
	const own = before ? typed.slice(0, -before.text.length).trimEnd() : typed;
	return [own, chosen.text].filter(Boolean).join("\n\n");
}

/** Returns the first word of a name, or all of it where that is an initial or a title: `R. Desai`, `Dr Desai`. */
function toFirstName(name: string): string {
	const [first = name] = name.trim().split(/\s+/);
	return first.length < 3 || first.endsWith(".") || TITLES.includes(first) ? name : first;
}

const TITLES = ["Mrs", "Shri", "Smt", "Prof", "Miss"];
