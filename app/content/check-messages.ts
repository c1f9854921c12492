import { compareMessages, listMissing } from "#app/messages/compare-messages.ts";
import { SHIPPED_LANGUAGES } from "#app/messages/languages.ts";
import { type Namespaces, readLanguage } from "#app/messages/read-language.server.ts";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";

const FILE = "messages.yaml";
/** A language whose files have every message, with the values of the English one. */
const WHOLE = "de";

/** Checks that the agency's messages replace messages that there are, with the same values. */
export function checkMessages(given: Namespaces): ContentIssue[] {
	const known = readLanguage(WHOLE);
	return compareMessages(given, known).map(({ namespace, key, text }) => {
		const isNamespace = known[namespace] === undefined;
		const names = Object.keys(known[namespace] ?? known);
		return {
			file: FILE,
			field: isNamespace ? namespace : `${namespace}.${key}`,
			reason:
				text === "is unknown"
					? formatUnknown(
							isNamespace ? "namespace" : "message",
							isNamespace ? namespace : key,
							names,
						)
					: text,
		};
	});
}

/** Lists what the site's language lacks where it is none of the product's, a line for each namespace. */
export function listMissingMessages(language: string, given: Namespaces): string[] {
	const { language: base } = new Intl.Locale(language);
	if (SHIPPED_LANGUAGES.some((shipped) => shipped === base)) return [];
	const missing = Object.groupBy(
		listMissing(given, readLanguage(WHOLE)),
		({ namespace }) => namespace,
	);
	return Object.entries(missing).map(([namespace, issues = []]) => {
		const keys = issues.map(({ key }) => key).join(", ");
		return `${FILE}: ${namespace}: in English, as there is no text in ${language}: ${keys}`;
	});
}
