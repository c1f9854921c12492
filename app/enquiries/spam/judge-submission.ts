import type { EnquiryFields } from "../enquiry-fields.ts";
import { judgeWords, SPAM_SCORE } from "./judge-words.ts";
import type { TurnstileResult } from "./turnstile.ts";

/** Nobody reads a form and fills in three fields in less. */
export const LEAST_FILL_MS = 3_000;

/** As far as the clocks of two nodes may differ. A form of a later time tells that the clock was set back since. */
const CLOCK_SLACK_MS = 30_000;

/** What is known of a submission beside its words. */
export type Circumstances = {
	/** The field that people do not see was filled in. */
	isTrapped: boolean;
	/** From opening the form to sending it, in ms; null when the form's token did not come along. */
	fillTime: number | null;
	/** Null when it is not configured. */
	turnstile: TurnstileResult | null;
	/** How many other submissions said the same lately. */
	sameWords: number;
};

/** Whether an enquiry is set aside, and every reason to be wary of it. It is stored either way. */
export function judgeSubmission(
	fields: EnquiryFields,
	{ isTrapped, fillTime, turnstile, sameWords }: Circumstances,
): { verdict: "clean" | "quarantined"; reasons: string[] } {
	const words = judgeWords({ ...fields, sameWords });
	const certain = [
		isTrapped && "filled in a field that people do not see",
		fillTime === null && "sent without the form",
		fillTime !== null &&
			fillTime < LEAST_FILL_MS &&
			fillTime > -CLOCK_SLACK_MS &&
			`filled in within ${(Math.max(fillTime, 0) / 1000).toFixed(1)} s`,
		turnstile === "failed" && "did not pass Turnstile",
	].filter((reason) => reason !== false);
	const notes = turnstile === "unknown" ? ["Turnstile did not answer"] : [];
	const isSetAside = certain.length > 0 || words.score >= SPAM_SCORE;
	return {
		verdict: isSetAside ? "quarantined" : "clean",
		reasons: [...certain, ...words.reasons, ...notes],
	};
}
