import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The folder of the messages, below the project's folder. */
const FOLDER = "app/messages";
/** A file of messages in another language than English. */
const FILE = /^(?<namespace>.+?)(?:\.server)?\.yaml$/;
/** A file of the English messages that the server alone shows, so that no browser loads them. */
const ENGLISH_OF_SERVER = /^(.+)\.server\.ts$/;

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
		readdirSync(join(FOLDER, "en")).flatMap((name) => ENGLISH_OF_SERVER.exec(name)?.[1] ?? []),
	);
	return ofServer.has(namespace);
}

function listFiles(language: string) {
	const folder = join(FOLDER, language);
	if (!existsSync(folder)) return [];
	return readdirSync(folder).flatMap((name) => {
		const { namespace } = FILE.exec(name)?.groups ?? {};
		return namespace ? [{ namespace, name }] : [];
	});
}
