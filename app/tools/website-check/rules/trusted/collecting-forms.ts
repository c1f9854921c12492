import type { Form } from "../../visit/loads.ts";
import type { Page } from "../../visit/visit.ts";

const PERSONAL = new Set(["email", "tel", "password"]);
const TEXTS = new Set(["text", "email", "tel", "url"]);
/** Parts of the names of fields that ask who one is, also where their type does not say so. */
const PERSONAL_NAMES = ["name", "mail", "phone", "mobile", "whatsapp", "telefon"];
const SEARCHES = ["s", "q", "search", "query", "keyword", "keywords"];

/** Returns whether a page has a form by which a visitor says something of themselves: no search, no choice of a product. */
export function hasCollectingForm({ document: { forms } }: Page): boolean {
	return forms.some((form) => !isSearch(form) && collects(form));
}

function collects({ fields }: Form): boolean {
	const types = fields.map(getType);
	const isPersonal = types.some((type) => type === "textarea" || PERSONAL.has(type));
	const isNamed = fields.some(({ tag, attributes: { name = "" } }, index) => {
		const isText = tag === "input" && TEXTS.has(types[index] ?? "");
		return isText && PERSONAL_NAMES.some((part) => name.toLowerCase().includes(part));
	});
	return isPersonal || isNamed || types.filter((type) => TEXTS.has(type)).length > 1;
}

function isSearch({ attributes, fields }: Form): boolean {
	const isNamed = ({ attributes: { name = "", type = "" } }: Form["fields"][number]) =>
		SEARCHES.includes(name.toLowerCase()) || type.toLowerCase() === "search";
	return attributes.role?.toLowerCase() === "search" || fields.some(isNamed);
}

function getType({ tag, attributes }: Form["fields"][number]): string {
	return tag === "input" ? attributes.type?.toLowerCase() || "text" : tag;
}
