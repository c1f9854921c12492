import { runInLanguage } from "#app/messages/request-language.server.ts";
import { getAgencyRegion, getSiteLanguage } from "#app/platform/region.ts";

/**
 * Runs what somebody of the desk reads: in their own language (BCP 47), or in the site's where they have chosen none. Who
 * chose the site's language reads it as the site's country writes it.
 */
export function runForReader<Result>(
	language: string | null | undefined,
	run: () => Result,
): Result {
	const isOther = language && getBase(language) !== getBase(getLanguageOfSite());
	return runInLanguage(isOther ? language : undefined, run);
}

/** Returns the language of the site (BCP 47), whichever the reader has. */
export function getLanguageOfSite(): string {
	return getSiteLanguage(getAgencyRegion());
}

function getBase(language: string): string {
	return new Intl.Locale(language).language;
}
