import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { getSiteState } from "#site-state";
import type { Catalogue } from "./find-message.browser.ts";
import { listFallbacks } from "./languages.ts";
import { isOfServer, type Namespaces, readLanguage } from "./read-language.server.ts";

/** A message and the language that it is in. */
export type Message = { text: string; language: string };
export type Messages = ReadonlyMap<string, Message>;

/** The agency's own messages, in the language of its site. */
export type OwnMessages = { language: string; namespaces: Namespaces };

/** The messages that a browser loads for a language. */
export type BrowserCatalogue = {
	/** The messages that differ from the English ones of the scripts, by `namespace.key`, as JSON. */
	json: string;
	/** Changes with the messages. */
	version: string;
};

/** Sets the agency's own messages, which replace those of the product in the site's language. */
export function setOwnMessages(language: string, namespaces: Namespaces): void {
	const state = getSiteState();
	const messages = { language, namespaces };
	// What was made of the same messages is kept.
	if (isDeepStrictEqual(state.messages, messages)) return;
	Object.assign(state, { messages, catalogues: new Map(), sheets: new Map() });
}

/** Returns the messages of a language (BCP 47) by `namespace.key`, without those that are as in English of India. */
export function getMessages(language: string): Messages {
	const { catalogues, messages: own } = getSiteState();
	const known = catalogues.get(language);
	if (known) return known;
	const messages = new Map<string, Message>();
	for (const tag of listFallbacks(language).toReversed()) add(messages, readLanguage(tag), tag);
	if (own?.language === language) add(messages, own.namespaces, language);
	catalogues.set(language, messages);
	return messages;
}

function add(messages: Map<string, Message>, namespaces: Namespaces, language: string): void {
	for (const [namespace, texts] of Object.entries(namespaces))
		for (const [key, text] of Object.entries(texts))
			messages.set(`${namespace}.${key}`, { text, language });
}

/** Returns the messages of the site's pages for a browser; null where they are those of its scripts. */
export function getBrowserCatalogue(language: string): BrowserCatalogue | null {
	const { sheets } = getSiteState();
	const known = sheets.get(language) ?? buildCatalogue(getMessages(language));
	sheets.set(language, known);
	return known.json === "{}" ? null : known;
}

/** Returns the messages of some namespaces that differ from the English ones, for a script that no visitor loads. */
export function compileNamespaces(
	language: string,
	isWanted: (namespace: string) => boolean,
): Catalogue {
	const wanted = [...getMessages(language)].filter(([id]) =>
		isWanted(id.slice(0, id.indexOf("."))),
	);
	return Object.fromEntries(wanted.map(([id, { text }]) => [id, compile(text)]));
}

function buildCatalogue(messages: Messages): BrowserCatalogue {
	const shown: Record<string, CompiledMessage> = {};
	for (const [id, { text }] of messages)
		if (!isOfServer(id.slice(0, id.indexOf(".")))) shown[id] = compile(text);
	const json = JSON.stringify(shown);
	return { json, version: hash("sha256", json).slice(0, 8) };
}
