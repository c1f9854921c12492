import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { isHeld } from "../enquiry.ts";
import { parseEvent, selectData } from "../event-table.ts";
import { EVENTS, filterEvents } from "../events.ts";
import { type Change, type Effect, type NewEvent, UNDO_MS } from "./change-types.ts";
import { createDelivery, releaseDeliveries } from "./deliveries.ts";
import { deleteDraft } from "./drafts.ts";
import { writeFiles } from "./files.ts";
import { findOrAddPerson } from "./find-person.ts";
import { noteMessage } from "./replies.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * Returns the new values of an answered enquiry: the first answer ends the wait, and its author becomes the owner. It is not
 * snoozed any more, as its next step was done. A planned answer counts at the time at which it is sent.
 */
export function toAnswered(
	{ state, firstAnswerAt, outgoingAt, owner }: EnquiryRow,
	{ at, staffId }: NewEvent,
	sentAt = at,
): Partial<EnquiryRow> {
	return {
		state: state === "won" || state === "lost" ? state : "waiting",
		outgoingAt: outgoingAt && outgoingAt > sentAt ? outgoingAt : sentAt,
		snoozedUntil: null,
		isFollowedUp: 0,
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
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: NewEvent,
	{ kind, text, sendAt, cc = [], subject, files = [] }: Extract<Change, { kind: "answer" }>,
): Promise<Effect> {
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
	if (draft.staffId) await deleteDraft(tx, { staffId: draft.staffId, enquiryId: before.id });
	const row = toAnswered(before, draft, sendAt);
	const event = {
		kind,
		text,
		cc: cc.join(", ") || null,
		subject: subject ?? null,
		sendAt: sendAt ?? null,
	};
	const writeRelated = () => writeFiles(tx, draft, files);
	if (!isHeld(before)) return { row, event, writeRelated };
	await releaseDeliveries(tx, before.id);
	return {
		row: { ...row, ...(await toFreed(tx, before)) },
		event: { ...event, data: { freedFrom: before.verdict } },
		writeRelated,
		next: { kind: "book-held-back" },
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
		row: toAnswered(before, draft),
		event: { kind, data: { channel }, text: text || null, cc, ...kept },
		writeRelated,
	};
}

/** Returns the new values of an enquiry that is no spam: it is that of its mailbox's person, unless it was taken apart. */
export async function toFreed(
	tx: Transaction<Tables>,
	before: EnquiryRow,
): Promise<Partial<EnquiryRow>> {
	const verdict = "ham";
	if (!isHeld(before)) return { verdict };
	const last = await tx
		.selectFrom("enquiryEvents")
		.select("kind")
		.where("enquiryId", "=", before.id)
		.where("kind", "in", ["taken-apart", "put-together"])
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	if (last?.kind === "taken-apart") return { verdict };
	return { verdict, personId: await findOrAddPerson(tx, { ...before, verdict }) };
}

/**
 * Counts the answers again after the delivery of one, perhaps to another enquiry of the person, has ended. While the last answer has failed for good the visitor
 * waits again, even if there are earlier ones; the first answer is the first that has not failed.
 */
export async function recountAnswers(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ kind, isFollower }: Extract<Change, { kind: "answer-delivered" | "answer-failed" }>,
): Promise<Effect> {
	const turns = await listTurns(tx, before.id);
	const last = turns.findLast(({ kind }) => EVENTS[kind].isAnswer);
	const hasFailed = last?.delivery === "failed";
	// A state that came after the last answer, by the staff or by a reply, stays when it is delivered.
	const isChosen = turns.at(-1) !== last;
	const waitsAgain = hasFailed && before.state === "waiting";
	const isAnswered = !hasFailed && before.state === "new" && !isChosen;
	const { firstAnswerAt, firstAnswerBy } = countAnswers(turns);
	const isAsBefore = !isAnswered && firstAnswerAt === before.firstAnswerAt;
	if ((kind === "answer-delivered" || isFollower) && isAsBefore && !waitsAgain) return {};
	const row: Partial<EnquiryRow> = { firstAnswerAt, firstAnswerBy };
	if (waitsAgain) Object.assign(row, { state: "new", snoozedUntil: null });
	if (isAnswered) row.state = "waiting";
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

/** Returns the values of an enquiry with these turns that tell of its answers, without those that have failed. */
export function countAnswers(turns: readonly Turn[]) {
	const answers = turns
		.filter(({ kind, delivery }) => EVENTS[kind].isAnswer && delivery !== "failed")
		.toSorted((one, other) => (one.at < other.at ? -1 : 1));
	return {
		outgoingAt: answers.at(-1)?.at ?? null,
		firstAnswerAt: answers[0]?.at ?? null,
		firstAnswerBy: answers[0]?.staffId ?? null,
	};
}

type Turn = Awaited<ReturnType<typeof listTurns>>[number];

/** The kinds of the turns: answers, what the visitor wrote, and states that staff chose. Those of calls count while the call has the state of their name. */
const TURNS = filterEvents(
	({ isAnswer, isReply, isSavedTogether, writes }) =>
		isAnswer || isReply || (isSavedTogether && writes.includes("state")),
);
const OF_CALL = TURNS.filter((kind) => EVENTS[kind].isOfCall);
const OTHERS = TURNS.filter((kind) => !EVENTS[kind].isOfCall);

/**
 * Lists the answers, the replies and the states that staff chose, oldest first; a planned answer with the time at which it
 * is sent. A call that was taken back is no answer.
 */
export async function listTurns(tx: Transaction<Tables>, enquiryId: string) {
	const turns = await tx
		.selectFrom("enquiryEvents")
		// An enquiry that was answered with another one has that one's delivery.
		.leftJoin("deliveries", (join) =>
			join
				.on(({ and, case: when, eb, ref }) => {
					const choose = (other: "eventId" | "enquiryId", own: "id" | "enquiryId") =>
						when()
							.when("kind", "=", "answered-with")
							.then(selectData(other))
							.else(ref(`enquiryEvents.${own}`))
							.end();
					return and([
						eb("deliveries.enquiryId", "=", choose("enquiryId", "enquiryId")),
						eb("deliveries.eventId", "=", choose("eventId", "id")),
					]);
				})
				.on("deliveries.channel", "=", "answer"),
		)
		.select(["staffId", "kind", "data", "deliveries.state as delivery"])
		.select(({ fn }) => fn.coalesce("sendAt", "at").as("at"))
		.where("enquiryEvents.enquiryId", "=", enquiryId)
		.where(({ eb, and, or, exists, selectFrom }) =>
			or([
				eb("kind", "in", OTHERS),
				and([
					eb("kind", "in", OF_CALL),
					exists(
						selectFrom("bookings")
							.select("bookings.enquiryId")
							.whereRef("bookings.enquiryId", "=", "enquiryEvents.enquiryId")
							.whereRef("bookings.state", "=", "enquiryEvents.kind"),
					),
				]),
			]),
		)
		.orderBy("revision")
		.execute();
	// A reply beyond the limits puts nothing back.
	return turns.map(parseEvent).filter((turn) => turn.kind !== "reply" || !turn.data.isOverLimit);
}
