/** A year in the digits of any script, or a date of digits whose year has two of them. */
const DATE =
	/(?<!\p{Nd})(?:[12][0-9]{3}|(?![0-9])\p{Nd}{4}|\p{Nd}{1,2}([./-])\p{Nd}{1,2}\1\p{Nd}{2})(?!\p{Nd})/u;
const TIME = /(?<!\p{Nd})\p{Nd}{1,2}[:.h時时]\p{Nd}{2}(?!\p{Nd})/u;

export const hasDate = (text: string): boolean => DATE.test(text);

export const hasTime = (text: string): boolean => TIME.test(text);

/** Lists the e-mail addresses of a line in lower case. */
export function listAddresses(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[\s<>()[\],;:"'*\u200e\u200f]+/)
		.filter((word) => word.includes("@"));
}
