import { parseChange } from "#app/desk/changes/intents.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { getNow } from "#app/platform/clock.ts";
import { accept, collect, type Result } from "#app/platform/result.ts";
import type { Asked } from "./page-intents.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** Parses a form that saves owner, snooze, who is next and state together: one change for each that was chosen anew. */
export function parseSave(
	{ find, change }: SubmittedForm,
	{ enquiry, staff }: Asked,
): Result<Change[]> {
	const state = find("state");
	const isOutcome = state === "won" || state === "lost";
	// A field counts as it was shown: what a colleague changed meanwhile is none of this author's changes.
	const isChosen = (name: string, stored: string) => {
		const before = find(`was-${name}`) ?? stored;
		return (find(name) ?? before) !== before;
	};
	const outcome = getOutcomeValues(enquiry);
	const isStateChosen =
		isChosen("state", enquiry.state) ||
		(state === "won" && isChosen("value", outcome.value)) ||
		(state === "lost" && isChosen("reason", outcome.reason));
	const isOpen = state !== undefined && !isOutcome;
	const isValued = isOpen && isChosen("value", outcome.value);
	const isOwned = isChosen("owner", enquiry.owner ?? "");
	const isSnoozed = isChosen("until", getSnooze(enquiry));
	const isNextChosen = isChosen("next", "");
	const intents = [
		isOwned && "owner",
		isSnoozed && "snooze",
		isValued && "value",
		isNextChosen && "next-step",
		state !== undefined && isStateChosen && (isOutcome ? state : "state"),
	].filter((intent) => intent !== false);
	const parsed = collect(intents.map((intent) => parseChange(intent, change, staff)));
	return parsed.ok ? accept(parsed.value.filter((each) => !isSaved(enquiry, each))) : parsed;
}

/** Returns the time until which an enquiry is snoozed, or an empty text. */
export function getSnooze({ snoozedUntil }: Enquiry): string {
	return snoozedUntil && Date.parse(snoozedUntil) > getNow() ? snoozedUntil : "";
}

/** Returns the value for which an enquiry is won, else the expected one, and why it was lost, as its fields show them. */
export function getOutcomeValues({ state, expectedValue, wonValue, lostReason }: Enquiry) {
	const value = state === "won" ? wonValue : expectedValue;
	return { value: value === null ? "" : formatNumber(value), reason: lostReason ?? "" };
}

/** Returns whether the enquiry has this value or this outcome already. */
function isSaved({ state, expectedValue, wonValue, lostReason }: Enquiry, change: Change): boolean {
	if (change.kind === "value") return change.value === expectedValue;
	if (change.kind === "won") return state === "won" && change.value === wonValue;
	return change.kind === "lost" && state === "lost" && change.reason === lostReason;
}
