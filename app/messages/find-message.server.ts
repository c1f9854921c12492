import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { getLanguage } from "#app/platform/region.ts";
import { getMessages, type Message } from "./catalogues.server.ts";

/** A message that can be formatted, and the language whose plurals it has. */
type Found = { message: CompiledMessage; locale: string };

/** What was found before, by the messages of a language, which are another object once they change. */
const kept = new WeakMap<object, Map<string, Found>>();
const registered = new Map<string, Readonly<Record<string, string>>>();

/** Finds a message in the language of the request; where that lacks it, the English one. */
export function findMessage(namespace: string, key: string, english: string): Found {
	const language = getLanguage();
	const messages = getMessages(language);
	const id = `${namespace}.${key}`;
	const found = kept.get(messages) ?? new Map<string, Found>();
	kept.set(messages, found);
	const result = found.get(id) ?? compileMessage(messages.get(id), english, language);
	found.set(id, result);
	return result;
}

/** Compiles a message, whose plurals and numbers are those of the reader's country where it is in the reader's language. */
function compileMessage(given: Message | undefined, english: string, language: string): Found {
	const { text, language: own } = given ?? { text: english, language: "en" };
	const isOwn = new Intl.Locale(own).language === new Intl.Locale(language).language;
	return { message: compile(text), locale: isOwn ? language : own };
}

/** Notes the English messages of a namespace, which the checks of translations compare. */
export function registerMessages(
	namespace: string,
	messages: Readonly<Record<string, string>>,
): void {
	registered.set(namespace, messages);
}

/** Returns the English messages of the namespaces whose modules were imported. */
export function getRegisteredMessages(): ReadonlyMap<string, Readonly<Record<string, string>>> {
	return registered;
}
