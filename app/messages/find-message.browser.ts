import type { CompiledMessage } from "icu-minify/format";

/** The messages of a catalogue, by `namespace.key`. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

let catalogue: Catalogue = {};

/** Sets the messages that differ from the English ones, before React hydrates the page. */
export function setCatalogue(given: Catalogue): void {
	catalogue = given;
}

/** Finds a message in the document's language. The English ones were compiled by the build. */
export function findMessage(namespace: string, key: string, english: CompiledMessage) {
	return {
		message: catalogue[`${namespace}.${key}`] ?? english,
		locale: document.documentElement.lang,
	};
}

/** Does nothing: only the server's messages are listed. */
export function registerMessages(): void {}
