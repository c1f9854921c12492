import { hasEnquiryUrl } from "#app/enquiries/emails/desk-url.ts";
import type { Line } from "../parsing/line.ts";
import { countAttributionLines } from "./attribution.ts";
import { findHeaderBlock, isTitledRule } from "./headers.ts";
import { findIntroduction, isIntroducedAsOurs, MAX_HEAD_LETTERS } from "./introduction.ts";
import { toLetters } from "./letters.ts";
import { findOwnWords, type OwnWords } from "./own-words.ts";
import type { Thread } from "./thread.ts";

/** The number of fields that say that a block of headers begins. */
const FIELDS = 3;

/**
 * Returns whether a quote may have words that are not ours: beside a notice of the site, of which all words are; between, above or right below those that it repeats; or it
 * repeats none, and does not say that it is of us, as what a visitor forwards.
 */
export function hasOtherWords(quote: readonly Line[], thread: Thread): boolean {
	if (isNotice(quote, thread)) return false;
	const own = findOwnWords(quote, thread.answers);
	if (!own) return !isIntroducedAsOurs(quote, thread);
	return (
		own.isInterrupted || hasWordsAbove(quote, own, thread) || hasWordsBelow(quote, own, thread)
	);
}

function isNotice(quote: readonly Line[], { noticeOf }: Thread): boolean {
	return noticeOf !== null && quote.some(({ text }) => hasEnquiryUrl(text, noticeOf));
}

function hasWordsAbove(quote: readonly Line[], { first }: OwnWords, thread: Thread): boolean {
	const introduction = findIntroduction(quote, first, thread, true);
	const most = introduction < 0 ? MAX_HEAD_LETTERS : 0;
	const above = quote.slice(0, introduction < 0 ? first : introduction);
	return above.reduce((sum, { text }) => sum + toLetters(text).length, 0) > most;
}

/** Returns whether words follow that belong to no earlier message, which would have an introduction or be quoted deeper. */
function hasWordsBelow(quote: readonly Line[], { last }: OwnWords, thread: Thread): boolean {
	const at = quote.findIndex(({ text }, index) => index > last && toLetters(text) !== "");
	const line = quote[at];
	if (!line || isTitledRule(line)) return false;
	if (countDepth(line) > countDepth(quote[last] ?? line)) return false;
	if (countAttributionLines(quote, at, thread) > 0) return false;
	const block = findHeaderBlock(quote, at + FIELDS, thread);
	return !(block && block.values.length >= FIELDS && block.start <= at);
}

const countDepth = ({ text }: Line) => /^[\s>]*/.exec(text)?.[0].replaceAll(/\s/g, "").length ?? 0;
