import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The folder of the messages, below the project's folder. */
const FOLDER = "app/messages";
/** A file of messages; those of `.server` are shown by the server alone, so that no browser loads them. */
const FILE = /^(?<namespace>.+?)(?<server>\.server)?\.yaml$/;

/** Messages in ICU's MessageFormat, by namespace and key. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

let ofServer: ReadonlySet<string> | undefined;

/**
 * Reads the messages of a language, a file for each namespace in `app/messages/de/`, or of a country's variant (BCP 47),
 * such as `app/messages/en-US/`, which has only those that differ. A language without files has none.
 */
export function readLanguage(language: string): Namespaces {
	return Object.fromEntries(
		listFiles(language).map(({ namespace, name }) => [
			namespace,
			parse(readFileSync(join(FOLDER, language, name), "utf8")) as Namespaces[string],
		]),
	);
}

/** Returns whether the server alone shows the messages of a namespace, as those of the desk and of e-mails. */
export function isOfServer(namespace: string): boolean {
	ofServer ??= new Set(
		listFiles("de").flatMap((file) => (file.isOfServer ? [file.namespace] : [])),
	);
	return ofServer.has(namespace);
}

function listFiles(language: string) {
	const folder = join(FOLDER, language);
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) => {
		const { namespace, server } = FILE.exec(name)?.groups ?? {};
		return namespace ? [{ namespace, name, isOfServer: server !== undefined }] : [];
	});
}
