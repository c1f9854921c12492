import { getLanguage } from "#app/platform/region.ts";

/** Stands for the number in a sentence that a script of a page completes. */
const NUMBER = "#";
/** The greatest number that is tried to find one of each category. */
const MOST_TRIED = 200;

/** Lists the forms of a sentence with a number above zero, by the category of Intl.PluralRules, with `#` for the number. */
export function listPluralForms(tell: (count: number) => string): Record<string, string> {
	const language = getLanguage();
	const rules = new Intl.PluralRules(language);
	const { format } = new Intl.NumberFormat(language);
	const forms: Record<string, string> = {};
	for (let count = 1; count <= MOST_TRIED; count++)
		forms[rules.select(count)] ??= tell(count).replace(format(count), NUMBER);
	return forms;
}
