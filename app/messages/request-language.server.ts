import { AsyncLocalStorage } from "node:async_hooks";

const languages = new AsyncLocalStorage<string>();

/**
 * Runs what is for a reader of another language (BCP 47) than the site's: messages, dates and numbers within it are in
 * that language. Undefined stands for the site's.
 */
export function runInLanguage<Result>(language: string | undefined, run: () => Result): Result {
	return language === undefined ? languages.exit(run) : languages.run(language, run);
}

/** Returns the language that the request asks for; undefined where it is the site's. */
export function getRequestLanguage(): string | undefined {
	return languages.getStore();
}
