const MAX_LENGTH = 300;
/** What mail gates put in front of a subject: `[EXTERNAL]`, `{Spam?}`, `(2)`, `***SPAM***`, `<External>`, `【外部】`. */
const TAG =
	/^(?:\[[^[\]]{0,40}\]|\{[^{}]{0,40}\}|\([^()]{0,40}\)|<[^<>]{0,40}>|【[^【】]{0,40}】|\*{1,10}[^*]{1,40}\*{1,10})/u;
/**
 * The prefix of an answer or a forwarded message in any language: one word or two and a colon, perhaps with a count, as in
 * `Re[2]:`, `Re^2:` or `Trả lời:`; of a short one a dash will do.
 */
const PREFIX =
	/^\p{L}[\p{L}\p{M}.'’/-]{0,20}(?: \p{L}[\p{L}\p{M}.'’/-]{0,20})?\s?(?:[[(^*-]?\d{1,3}[\])]?)?\s?[:：]/u;
const SHORT_PREFIX = /^\p{L}{1,3}\s[-–—]\s/u;
/** Signs in front, such as those of a warning, which are no beginning of a tag. */
const SIGNS = /^[^\p{L}\p{N}[{(<【*]+/u;
const BEGINNINGS = [SIGNS, TAG, PREFIX, SHORT_PREFIX];

/** Returns a subject without its prefixes and the tags of mail gates, to be compared. */
export function stripPrefixes(subject: string): string {
	const whole = subject
		.slice(0, MAX_LENGTH)
		.normalize("NFC")
		.replaceAll(/\p{Cf}/gu, "")
		.replaceAll(/\s+/g, " ")
		.trim()
		.toLowerCase();
	let rest = whole;
	for (let found = true; found; ) {
		const stripped = BEGINNINGS.reduce((text, sign) => text.replace(sign, "").trimStart(), rest);
		found = stripped !== rest;
		rest = stripped;
	}
	// A subject that is nothing but a tag is one all the same.
	return rest || (PREFIX.test(whole) ? "" : whole);
}
