import type { FieldColumns } from "../fields.ts";
import type { SpamReason } from "./spam-reason.ts";
import type { TurnstileResult } from "./turnstile.ts";

/** The shortest fill time in ms: nobody reads a form and fills in three fields in less. */
export const LEAST_FILL_MS = 3_000;

/**
 * The greatest difference between two nodes' clocks, in ms. A form from further in the future means that the clock was
 * set back since.
 */
const CLOCK_SLACK_MS = 30_000;

/** The score from which an enquiry is quarantined: one sign of 4 points is enough, smaller ones add up. */
export const SPAM_SCORE = 4;
const MANY_LINKS = 6;
const SOME_LINKS = 3;
/**
 * The number of submissions of the same words from which they are bulk: a visitor may submit again when in doubt; a bot
 * goes on.
 */
const MAX_SAME_WORDS = 10;

type Signals = {
	/** True if the honeypot field was filled in. */
	isTrapped: boolean;
	/** The time from opening the form to submitting it, in ms; null when its token is missing. */
	fillTime: number | null;
	/** The result of Turnstile; null when it is not configured. */
	turnstile: TurnstileResult | null;
	/** The number of other submissions that recently had the same message. */
	sameWords: number;
};

/** Returns the verdict, and every reason for the staff. The enquiry is stored either way. */
export function classifySubmission(
	fields: Pick<FieldColumns, "name" | "message" | "company">,
	{ isTrapped, fillTime, turnstile, sameWords }: Signals,
): { verdict: "clean" | "quarantined"; spamReasons: SpamReason[] } {
	const isTooFast = fillTime !== null && fillTime < LEAST_FILL_MS && fillTime > -CLOCK_SLACK_MS;
	const proofs: SpamReason[] = [
		isTrapped && { code: "trapped" as const },
		fillTime === null && { code: "without-form" as const },
		isTooFast && { code: "too-fast" as const, seconds: Math.max(fillTime, 0) / 1000 },
		turnstile === "failed" && { code: "turnstile-failed" as const },
	].filter((reason) => reason !== false);
	const { score, reasons } = scoreText({ ...fields, sameWords });
	const notes: SpamReason[] = turnstile === "unknown" ? [{ code: "turnstile-silent" }] : [];
	const isSpam = proofs.length > 0 || score >= SPAM_SCORE;
	return {
		verdict: isSpam ? "quarantined" : "clean",
		spamReasons: [...proofs, ...reasons, ...notes],
	};
}

/** The number of characters of a text that are looked at, as many as the form takes. */
const MAX_SCORED = 5_000;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
const MARKUP_LINK = /<a\s[^<>]*href|\[url[=\]]|\[link[=\]]/i;
/**
 * The same character 12 times, or the same 5 to 40 characters 5 times in a row, except dashes and dots, which draw
 * lines.
 */
const REPETITION = /([^\s.\-_=*~])\1{11}|(\S.{3,38}\S)(?:\s*\2){4}/u;
const WORD = /\p{L}{2,}/u;

type ScoredText = Pick<FieldColumns, "name" | "message" | "company"> & { sameWords: number };

export type SpamScore = { score: number; reasons: SpamReason[] };
type Sign = { score: number; reason: SpamReason };

/** Scores how much the words look like bulk advertising; a client's own one or two links add nothing. */
export function scoreText({ name, message: whole, company, sameWords }: ScoredText): SpamScore {
	const message = whole.slice(0, MAX_SCORED);
	const links = message.match(LINK)?.length ?? 0;
	const textWithoutLinks = message.replaceAll(LINK, "");
	const isNameALink = [name, company ?? ""].some(
		(text) => text.slice(0, MAX_SCORED).search(LINK) >= 0,
	);
	const sign = (score: number, reason: SpamReason): Sign => ({ score, reason });
	const signs = [
		links >= SOME_LINKS && sign(links >= MANY_LINKS ? 4 : 2, { code: "links", count: links }),
		MARKUP_LINK.test(message) && sign(3, { code: "markup-links" }),
		isNameALink && sign(4, { code: "link-for-name" }),
		links > 0 && !WORD.test(textWithoutLinks) && sign(4, { code: "only-links" }),
		REPETITION.test(message) && sign(2, { code: "repetition" }),
	].filter((found) => found !== false);
	return addSameWords(signs.reduce(addSign, { score: 0, reasons: [] }), sameWords);
}

/** Adds to a score how often the same words came before. */
export function addSameWords(spam: SpamScore, sameWords: number): SpamScore {
	if (sameWords < MAX_SAME_WORDS) return spam;
	return addSign(spam, { score: 4, reason: { code: "same-words", count: sameWords } });
}

const addSign = ({ score, reasons }: SpamScore, sign: Sign): SpamScore => ({
	score: score + sign.score,
	reasons: [...reasons, sign.reason],
});
