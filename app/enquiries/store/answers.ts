import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { isHeld } from "../enquiry.ts";
import type { Effect, EventDraft } from "./change-types.ts";
import { createDeliveries, releaseDeliveries } from "./deliveries.ts";

type EnquiryRow = Tables["enquiries"];

/** Returns the new values of an answered enquiry: the first answer ends the wait, and its author becomes the owner. */
export function toAnswered(
	{ state, firstAnswerAt, owner }: EnquiryRow,
	{ at, staffId }: EventDraft,
): Partial<EnquiryRow> {
	return {
		state: state === "won" || state === "lost" ? state : "waiting",
		outgoingAt: at,
		...(!firstAnswerAt && { firstAnswerAt: at, firstAnswerBy: staffId }),
		...(!owner && { owner: staffId }),
	};
}

/**
 * Writes the delivery of an answer. It frees an enquiry that was held as spam: its event says so, and held deliveries
 * become due.
 */
export async function sendAnswer(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: EventDraft,
	text: string,
): Promise<Effect> {
	// An answer to a sample is not delivered.
	if (!before.isSample)
		await tx
			.insertInto("deliveries")
			.values(createDeliveries(before.id, ["answer"], true, draft.id))
			.execute();
	const row = toAnswered(before, draft);
	if (!isHeld(before)) return { row, event: { kind: "answer", text } };
	await releaseDeliveries(tx, before.id);
	return {
		row: { ...row, verdict: "ham" },
		event: { kind: "answer", fromValue: before.verdict, toValue: "ham", text },
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
	const events = await tx
		.selectFrom("enquiryEvents")
		.leftJoin("deliveries", (join) =>
			join
				.onRef("deliveries.eventId", "=", "enquiryEvents.id")
				.onRef("deliveries.enquiryId", "=", "enquiryEvents.enquiryId"),
		)
		.select(["at", "staffId", "kind", "deliveries.state as delivery"])
		.where("enquiryEvents.enquiryId", "=", before.id)
		.where("kind", "in", ["answer", "answered-elsewhere", "state", "won", "lost"])
		.orderBy("revision")
		.execute();
	const answers = events.filter(({ kind }) => kind.startsWith("answer"));
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
