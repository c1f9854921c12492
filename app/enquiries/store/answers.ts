import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { isHeld } from "../enquiry.ts";
import { EVENTS } from "../events.ts";
import { type Change, type Effect, type NewEvent, UNDO_MS } from "./change-types.ts";
import { createDelivery } from "./deliveries.ts";
import { deleteDraft } from "./drafts.ts";
import { writeFiles } from "./files.ts";
import { freeMatter } from "./hold-matter.ts";
import { type NextStep, NOT_DUE, toNextStep } from "./next-step.ts";
import { noteMessage } from "./replies.ts";
import { countAnswers, listTurns } from "./turns.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * Returns the new values of an answered enquiry: the first answer ends the wait, and its author becomes the owner. Who moves
 * next is said with it, else it is the visitor. A planned answer counts at the time at which it is sent.
 */
export function toAnswered(
	{ state, wonAt, firstAnswerAt, outgoingAt, owner }: EnquiryRow,
	{ at, staffId }: NewEvent,
	next: NextStep = { by: "them", at: null },
	sentAt = at,
): Partial<EnquiryRow> {
	return {
		...toNextStep({ state, wonAt }, next),
		outgoingAt: outgoingAt && outgoingAt > sentAt ? outgoingAt : sentAt,
		...((!firstAnswerAt || firstAnswerAt > sentAt) && {
			firstAnswerAt: sentAt,
			firstAnswerBy: staffId,
		}),
		...(!owner && { owner: staffId }),
	};
}

/**
 * Writes the delivery of an answer, which a person can undo until it is due, and deletes its draft. It frees an enquiry that
 * was held as spam: its event says so, and held deliveries become due.
 */
export async function sendAnswer(
	unit: UnitOfWork,
	before: EnquiryRow,
	draft: NewEvent,
	{ kind, text, sendAt, next, cc = [], subject, files = [] }: Extract<Change, { kind: "answer" }>,
): Promise<Effect> {
	const { tx } = unit;
	const earliest = getNow() + (draft.author === "person" ? UNDO_MS : 0);
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
					nextAt: sendAt ? Math.max(Date.parse(sendAt), earliest) : earliest,
				}),
			)
			.execute();
	const { matterId } = before;
	if (draft.staffId) await deleteDraft(tx, { staffId: draft.staffId, enquiryId: matterId });
	const row = toAnswered(before, draft, next, sendAt);
	const event = {
		kind,
		text,
		cc: cc.join(", ") || null,
		subject: subject ?? null,
		sendAt: sendAt ?? null,
	};
	const writeRelated = () => writeFiles(tx, draft, files);
	if (!isHeld(before)) return { row, event, writeRelated };
	const { row: freed, followers } = await freeMatter(unit, before);
	return {
		row: { ...freed, ...row },
		event: { ...event, data: { freedFrom: before.verdict } },
		writeRelated,
		followers,
	};
}

/** Notes an answer that went another way; one that was written in a mailbox of the staff has its message. */
export function noteAnswer(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: NewEvent,
	change: Extract<Change, { kind: "answered-elsewhere" }>,
): Effect {
	const { cc, writeRelated } = noteMessage(tx, before, draft, change);
	const { kind, channel, text } = change;
	// What the visitor has is not undone.
	const kept = change.message ? { replaced: null } : {};
	return {
		row: toAnswered(before, draft, change.next),
		event: { kind, data: { channel }, text: text || null, cc, ...kept },
		writeRelated,
	};
}

/**
 * Counts the answers again after the delivery of one has ended. While the last answer has failed for good the visitor
 * waits again, even if there are earlier ones; the first answer is the first that has not failed.
 */
export async function recountAnswers(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ kind }: Extract<Change, { kind: "answer-delivered" | "answer-failed" }>,
): Promise<Effect> {
	const turns = await listTurns(tx, before.id);
	const last = turns.findLast(({ kind }) => EVENTS[kind].isAnswer);
	const hasFailed = last?.delivery === "failed";
	// A state that came after the last answer, by the staff or by a reply, stays when it is delivered.
	const isChosen = turns.at(-1) !== last;
	const waitsAgain =
		hasFailed && (before.state === "waiting" || (before.state === "won" && !isChosen));
	const isAnswered = !hasFailed && before.state === "new" && !isChosen;
	const { firstAnswerAt, firstAnswerBy } = countAnswers(turns);
	const isAsBefore = !isAnswered && firstAnswerAt === before.firstAnswerAt;
	if (kind === "answer-delivered" && isAsBefore && !waitsAgain) return {};
	const row: Partial<EnquiryRow> = { firstAnswerAt, firstAnswerBy };
	if (waitsAgain) Object.assign(row, { state: "new", snoozedUntil: null, ...NOT_DUE });
	if (isAnswered) row.state = before.wonAt ? "won" : "waiting";
	return { row, event: { kind, data: { from: before.state, to: row.state ?? before.state } } };
}

/** Returns the new values of an enquiry whose call did not take place after all, and so is no answer any more. */
export async function takeBackCall(
	tx: Transaction<Tables>,
	before: EnquiryRow,
): Promise<Partial<EnquiryRow>> {
	const counted = countAnswers(await listTurns(tx, before.id));
	const isAnswered = counted.firstAnswerAt !== null || before.state !== "waiting";
	return { ...counted, state: isAnswered ? before.state : "new" };
}
