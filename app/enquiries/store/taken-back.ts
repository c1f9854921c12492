import type { Transaction } from "kysely";
import * as z from "zod/mini";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { EVENTS } from "../events.ts";
import { findDraft, joinWords, saveDraft } from "./drafts.ts";
import { deleteFiles } from "./files.ts";
import { selectMatterIds } from "./matters.ts";
import { NOT_DUE } from "./next-step.ts";
import { countAnswers, getStateAfter, listTurns } from "./turns.ts";

type EnquiryRow = Tables["enquiries"];
type LaterEvent = Pick<EventRow, "id" | "kind" | "replaced">;

const replacedSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * Removes an answer that is not being sent yet, and keeps its words as a draft, above those of the next answer. Resolves to
 * null if it is too late.
 */
export async function takeAnswerBack(
	unit: UnitOfWork,
	{ id, enquiryId, staffId, text, cc, subject, at }: EventRow,
): Promise<{ hadFiles: boolean } | null> {
	const { tx } = unit;
	// Its enquiry and channel are the beginning of the index.
	const index = { enquiryId, channel: "answer", eventId: id } as const;
	await tx
		.deleteFrom("deliveries")
		.where(({ and }) => and(index))
		.where("state", "=", "pending")
		.where("attempts", "=", 0)
		.where("lease", "is", null)
		.execute();
	// To a sample nothing is sent.
	const sent = tx
		.selectFrom("deliveries")
		.select("id")
		.where(({ and }) => and(index));
	if (await sent.executeTakeFirst()) return null;
	const fileCount = await deleteFiles(unit, { eventId: id });
	if (staffId) {
		const { matterId } = await tx
			.selectFrom("enquiries")
			.select("matterId")
			.where("id", "=", enquiryId)
			.executeTakeFirstOrThrow();
		const kept = await findDraft(tx, { staffId, enquiryId: matterId });
		await saveDraft(tx, {
			staffId,
			enquiryId: matterId,
			text: joinWords(text ?? "", kept?.text ?? ""),
			cc: cc ?? kept?.cc ?? "",
			subject: subject ?? kept?.subject ?? "",
			savedAt: at,
		});
	}
	return { hadFiles: fileCount > 0 };
}

/**
 * Takes the effect of events on their matter back, whatever happened since: each column gets its former value,
 * unless a later change wrote it, too. Then it is that change whose former value is corrected, so that undoing it afterwards
 * is right as well. The events stay under another kind, so that nothing counts them.
 *
 * @param events events of one matter, the latest first
 * @returns the new values of the row
 */
export async function takeEventsBack(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	events: readonly EventRow[],
): Promise<Partial<EnquiryRow>> {
	const row: Record<string, string | number | null> = {};
	for (const event of events) {
		const later = await listLater(tx, event);
		const former = new Map<LaterEvent, ReturnType<typeof parseReplaced>>();
		for (const [column, value] of Object.entries(parseReplaced(event))) {
			const next = later.find((each) => column in parseReplaced(each));
			if (next) former.set(next, { ...(former.get(next) ?? parseReplaced(next)), [column]: value });
			else row[column] = value;
		}
		for (const [{ id }, replaced] of former)
			await tx
				.updateTable("enquiryEvents")
				.set({ replaced: JSON.stringify(replaced) })
				.where("id", "=", id)
				.execute();
		await markTakenBack(tx, event);
		// Later changes have counted the answer, and a cancelled one has left the state to it.
		if (EVENTS[event.kind].isAnswer && later.length > 0) {
			const turns = await listTurns(tx, event.enquiryId);
			Object.assign(row, countAnswers(turns));
			const state = getStateAfter(turns, before.incomingAt);
			if (before.state === "waiting" && row.state === undefined && state !== "waiting")
				Object.assign(row, { ...NOT_DUE, state });
		}
	}
	return row as Partial<EnquiryRow>;
}

/** Returns whether later changes wrote all columns that an event wrote. */
export function isSuperseded(event: EventRow, later: readonly LaterEvent[]): boolean {
	const columns = Object.keys(parseReplaced(event));
	return (
		columns.length > 0 &&
		columns.every((column) => later.some((each) => column in parseReplaced(each)))
	);
}

/**
 * Lists the events of the same matter that came after one, oldest first. Undoing is none of them: it left each column as it was
 * before what was undone.
 */
export function listLater(
	tx: Transaction<Tables>,
	{ enquiryId, at, revision }: Pick<EventRow, "enquiryId" | "at" | "revision">,
): Promise<LaterEvent[]> {
	return tx
		.selectFrom("enquiryEvents")
		.select(["id", "kind", "replaced"])
		.where((eb) => eb("enquiryId", "in", selectMatterIds(eb, enquiryId)))
		.where("at", ">=", at)
		.where("revision", ">", revision)
		.where("kind", "!=", "undone")
		.orderBy("revision")
		.execute();
}

function parseReplaced({ replaced }: Pick<EventRow, "replaced">) {
	return replacedSchema.parse(JSON.parse(replaced ?? "{}"));
}

/** Leaves the event of a change that was taken back under another kind, so that nothing counts it. */
export async function markTakenBack(
	tx: Transaction<Tables>,
	{ id, kind, data }: Pick<EventRow, "id" | "kind" | "data">,
): Promise<void> {
	await tx
		.updateTable("enquiryEvents")
		.set({
			kind: "taken-back",
			data: JSON.stringify({ of: kind, data: JSON.parse(data) }),
			text: null,
			cc: null,
			subject: null,
			replaced: null,
		})
		.where("id", "=", id)
		.execute();
}
