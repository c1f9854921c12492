import type { Transaction } from "kysely";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { isHeld } from "../enquiry.ts";
import { type Change, type Effect, type EventDraft, UNDO_MS } from "./change-types.ts";
import { createDelivery, releaseDeliveries } from "./deliveries.ts";
import { deleteDraft } from "./drafts.ts";
import { writeFiles } from "./files.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * Returns the new values of an answered enquiry: the first answer ends the wait, and its author becomes the owner. It is not
 * snoozed any more, as its next step was done.
 */
export function toAnswered(
	{ state, firstAnswerAt, owner }: EnquiryRow,
	{ at, staffId }: EventDraft,
): Partial<EnquiryRow> {
	return {
		state: state === "won" || state === "lost" ? state : "waiting",
		outgoingAt: at,
		snoozedUntil: null,
		isFollowedUp: 0,
		...(!firstAnswerAt && { firstAnswerAt: at, firstAnswerBy: staffId }),
		...(!owner && { owner: staffId }),
	};
}

/**
 * Writes the delivery of an answer, which a person can undo until it is due, and deletes its draft. It frees an enquiry that was held as spam: its event says so, and held deliveries
 * become due.
 */
export async function sendAnswer(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: EventDraft,
	{ kind, text, cc = [], files = [] }: Extract<Change, { kind: "answer" }>,
): Promise<Effect> {
	// An answer to a sample is not delivered.
	if (!before.isSample)
		await tx
			.insertInto("deliveries")
			.values(
				createDelivery({
					enquiryId: before.id,
					channel: "answer",
					eventId: draft.id,
					state: "pending",
					nextAt: getNow() + (draft.author === "person" ? UNDO_MS : 0),
				}),
			)
			.execute();
	if (draft.staffId) await deleteDraft(tx, { staffId: draft.staffId, enquiryId: before.id });
	const row = toAnswered(before, draft);
	const event = { kind, text, cc: cc.join(", ") || null };
	const writeRelated = () => writeFiles(tx, draft, files);
	if (!isHeld(before)) return { row, event, writeRelated };
	await releaseDeliveries(tx, before.id);
	return {
		row: { ...row, verdict: "ham" },
		event: { ...event, fromValue: before.verdict, toValue: "ham" },
		writeRelated,
		next: { kind: "book-held-back" },
	};
}

/**
 * Counts the answers again after the delivery of one has ended. While the last answer has failed for good the visitor
 * waits again, even if there are earlier ones; the first answer is the first that has not failed.
 */
export async function recountAnswers(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	kind: "answer-delivered" | "answer-failed",
): Promise<Effect> {
	const events = await listAnswers(tx, before.id);
	const answers = events.filter(isAnswer);
	const first = answers.find(({ delivery }) => delivery !== "failed");
	const hasFailed = answers.at(-1)?.delivery === "failed";
	// A state that the staff chose after the last answer stays when it is delivered.
	const isChosen = events.at(-1) !== answers.at(-1);
	const waitsAgain = hasFailed && before.state === "waiting";
	const isAnswered = !hasFailed && before.state === "new" && !isChosen;
	const firstAnswerAt = first?.at ?? null;
	const isAsBefore = !isAnswered && firstAnswerAt === before.firstAnswerAt;
	if (kind === "answer-delivered" && isAsBefore) return {};
	const row: Partial<EnquiryRow> = { firstAnswerAt, firstAnswerBy: first?.staffId ?? null };
	if (waitsAgain) Object.assign(row, { state: "new", snoozedUntil: null });
	if (isAnswered) row.state = "waiting";
	return { row, event: { kind, fromValue: before.state, toValue: row.state ?? before.state } };
}

/** Returns the new values of an enquiry whose call did not take place after all, and so is no answer any more. */
export async function takeBackCall(
	tx: Transaction<Tables>,
	before: EnquiryRow,
): Promise<Partial<EnquiryRow>> {
	const events = await listAnswers(tx, before.id);
	const answers = events.filter((event) => isAnswer(event) && event.delivery !== "failed");
	const [first] = answers;
	const isAnswered = first !== undefined || before.state !== "waiting";
	return {
		state: isAnswered ? before.state : "new",
		outgoingAt: answers.at(-1)?.at ?? null,
		firstAnswerAt: first?.at ?? null,
		firstAnswerBy: first?.staffId ?? null,
	};
}

function isAnswer({ kind }: { kind: EventRow["kind"] }): boolean {
	return kind === "answer" || kind === "answered-elsewhere" || kind === "took-place";
}

/** Lists the answers and the states that staff chose, oldest first. A call that was taken back is no answer. */
function listAnswers(tx: Transaction<Tables>, enquiryId: string) {
	return tx
		.selectFrom("enquiryEvents")
		.leftJoin("deliveries", (join) =>
			join
				.onRef("deliveries.eventId", "=", "enquiryEvents.id")
				.onRef("deliveries.enquiryId", "=", "enquiryEvents.enquiryId"),
		)
		.select(["at", "staffId", "kind", "deliveries.state as delivery"])
		.where("enquiryEvents.enquiryId", "=", enquiryId)
		.where(({ eb, and, or, exists, selectFrom }) =>
			or([
				eb("kind", "in", ["answer", "answered-elsewhere", "state", "won", "lost"]),
				and([
					eb("kind", "=", "took-place"),
					exists(
						selectFrom("bookings")
							.select("bookings.enquiryId")
							.whereRef("bookings.enquiryId", "=", "enquiryEvents.enquiryId")
							.where("bookings.state", "=", "took-place"),
					),
				]),
			]),
		)
		.orderBy("revision")
		.execute();
}
