import type { LastWords } from "#app/desk/store/last-words.ts";
import type { RowCall } from "#app/desk/store/row-facts.ts";
import { cameByCheck } from "#app/enquiries/came-by-check.ts";
import { type DeliveryFault, parseFault } from "#app/enquiries/delivery-fault.ts";
import { describeRejection } from "#app/enquiries/describe-rejection.ts";
import { type Enquiry, getFirstAnswerAt, getPlannedTime } from "#app/enquiries/enquiry.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t as tCalls } from "#app/messages/en/desk-calls.server.ts";
import { t } from "#app/messages/en/desk-row.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { describeCall, describeOwnStep, type Wait } from "./describe-wait.ts";

/** What is to be seen of a row before it is opened, in a word or two. */
export type Mark = {
	text: string;
	/** The words that are read aloud, where they are more than those. */
	inFull?: string;
	/** `alarm`: something went wrong. `plain`: it only says what there is. */
	tone: "alarm" | "usual" | "plain";
};

type Marked = {
	enquiry: Pick<
		Enquiry,
		| "state"
		| "wonAt"
		| "callback"
		| "firstAnswerAt"
		| "outgoingAt"
		| "dueAt"
		| "calculation"
		| "source"
	>;
	words: Pick<LastWords, "isFailed" | "hasDraft" | "files">;
	/** The next call that stands. */
	call: RowCall | undefined;
	/** Why no e-mail arrives at the address; undefined as long as nothing is known of that. */
	wrongAddress: DeliveryFault | undefined;
	wait: Wait;
};

/** Lists the marks of a row, what went wrong first. What its wait tells has none. */
export function listMarks(
	{ enquiry, words, call, wrongAddress, wait }: Marked,
	now = getNow(),
): Mark[] {
	const { state, callback, outgoingAt, dueAt } = enquiry;
	const isDone = state === "won" || state === "lost";
	const marks: Mark[] = [];
	if (words.isFailed && !isDone) marks.push({ text: t("failed"), tone: "alarm" });
	if (wrongAddress && !isDone) {
		const { words: reason } = describeRejection(wrongAddress);
		marks.push({ text: t("wrongAddress"), inFull: t("wrongAddressAs", { reason }), tone: "alarm" });
	}
	const error = call?.invitationError ?? null;
	if (error !== null) {
		const { words: reason } = describeRejection(error ? parseFault(error) : null);
		marks.push({
			text: t("invitationRefused"),
			inFull: tCalls("invitationFailed", { reason }),
			tone: "alarm",
		});
	}
	if (call && !isDone && Date.parse(wait.at) !== call.startsAt)
		marks.push({ text: describeCall(call, now), tone: "usual" });
	if (state === "open" && dueAt && wait.at !== dueAt)
		marks.push({ text: describeOwnStep(dueAt, now), tone: "usual" });
	if (words.hasDraft) marks.push({ text: t("draft"), inFull: t("yourDraft"), tone: "usual" });
	if (getPlannedTime(outgoingAt, now) && wait.at !== outgoingAt)
		marks.push({ text: t("planned"), tone: "usual" });
	if (callback && !isDone && !getFirstAnswerAt(enquiry, now))
		marks.push({ text: t("callback", { time: callback }), tone: "usual" });
	if (enquiry.wonAt && !isDone) marks.push({ text: STATE_NAMES.won, tone: "plain" });
	if (cameByCheck(enquiry))
		marks.push({ text: t("websiteCheck"), inFull: t("byWebsiteCheck"), tone: "plain" });
	if (words.files > 0) marks.push({ text: t("files", { count: words.files }), tone: "plain" });
	return marks;
}
