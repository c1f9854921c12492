import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Namespaces } from "./read-language.server.ts";

/** A message that cannot be shown as it is, or is missing. */
export type MessageIssue = { namespace: string; key: string; text: string };

/**
 * Compares messages with those that they replace, which have every namespace and key. Finds unknown ones, those that ICU's
 * MessageFormat cannot read, and those with other values or tags.
 */
export function compareMessages(given: Namespaces, known: Namespaces): MessageIssue[] {
	return Object.entries(given).flatMap(([namespace, texts]) =>
		Object.entries(texts).flatMap(([key, message]) => {
			const original = known[namespace]?.[key];
			const text = original === undefined ? "is unknown" : compareMessage(message, original);
			return text ? [{ namespace, key, text }] : [];
		}),
	);
}

/** Lists the messages that a translation lacks. */
export function listMissing(given: Namespaces, known: Namespaces): MessageIssue[] {
	return Object.entries(known).flatMap(([namespace, texts]) =>
		Object.keys(texts)
			.filter((key) => !given[namespace]?.[key])
			.map((key) => ({ namespace, key, text: "is missing" })),
	);
}

function compareMessage(message: string, original: string): string | null {
	let values: ReadonlySet<string>;
	try {
		values = listValues(parse(message));
	} catch (error) {
		return `cannot be read as a message of ICU: ${(error as Error).message}`;
	}
	const expected = listValues(parse(original));
	const missing = [...expected].filter((value) => !values.has(value));
	const unknown = [...values].filter((value) => !expected.has(value));
	if (unknown.length > 0) return `has ${unknown.join(", ")}, which this message does not have`;
	return missing.length > 0 ? `lacks ${missing.join(", ")}` : null;
}

/** Lists the values of a message as they are written, and its tags. */
function listValues(elements: readonly MessageFormatElement[]): Set<string> {
	return new Set(
		elements.flatMap((element) => {
			switch (element.type) {
				case TYPE.literal:
				case TYPE.pound:
					return [];
				case TYPE.tag:
					return [`<${element.value}>`, ...listValues(element.children)];
				case TYPE.select:
				case TYPE.plural:
					return [
						`{${element.value}}`,
						...Object.values(element.options).flatMap(({ value }) => [...listValues(value)]),
					];
				default:
					return [`{${element.value}}`];
			}
		}),
	);
}
