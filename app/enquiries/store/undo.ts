import type { Transaction } from "kysely";
import * as z from "zod/mini";
import type { EventRow, Tables } from "#app/database/tables.ts";
import { SECOND } from "#app/platform/durations.ts";
import { isHeld } from "../enquiry.ts";
import { takeOutcomeBack } from "./call-outcomes.ts";
import { holdBackCall } from "./calls.ts";
import { type Effect, type EventDraft, UNDO_MS, type UndoRejection } from "./change-types.ts";
import { holdDeliveries, releaseDeliveries } from "./deliveries.ts";
import { FILES_ARE_GONE, markTakenBack, takeAnswerBack } from "./taken-back.ts";

/** The further time in ms that the form may take on a slow line. */
const SLACK_MS = 5 * SECOND;

const UNDOABLE: ReadonlySet<string> = new Set([
	"answer",
	"answered-elsewhere",
	"answered-with",
	"replied",
	"state",
	"won",
	"lost",
	"owner",
	"snooze",
	"spam",
	"ham",
	"took-place",
	"no-show",
]);

/** The kinds of changes that one form can save together, and the greatest number of them. */
const SAVED: ReadonlySet<string> = new Set(["state", "won", "lost", "owner", "snooze"]);
const MAX_TOGETHER = 3;

/** Returns whether a change can be undone by its kind and by what was kept of it. */
export function isUndoable({ kind, replaced }: Pick<EventRow, "kind" | "replaced">): boolean {
	return UNDOABLE.has(kind) && replaced !== null;
}

const replacedSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * Undoes the last change of an enquiry for its author, and those that were saved together with it: the row gets its former values, an answer is removed before it is
 * sent and becomes a draft again, and deliveries are held or released as the verdict wants it. The event of the change
 * stays under another kind, so that nothing counts what was undone.
 */
export async function undoChange(
	tx: Transaction<Tables>,
	before: Tables["enquiries"],
	{ author, staffId, at }: EventDraft,
): Promise<Effect | UndoRejection> {
	const [last, ...earlier] = await tx
		.selectFrom("enquiryEvents")
		.selectAll()
		.where("enquiryId", "=", before.id)
		.orderBy("revision", "desc")
		.limit(MAX_TOGETHER)
		.execute();
	if (!last) return "final";
	if (last.author !== author || last.staffId !== staffId) return "theirs";
	if (!isUndoable(last)) return "final";
	if (Date.parse(at) - Date.parse(last.at) > UNDO_MS + SLACK_MS) return "late";
	const takenBack = last.kind === "answer" ? await takeAnswerBack(tx, last) : { hadFiles: false };
	if (!takenBack) return "sent";
	if (last.kind === "no-show" || last.kind === "took-place") await takeOutcomeBack({ tx }, last);
	const others = listSavedWith(last, earlier);
	const row = Object.assign({}, ...[last, ...others].map(parseReplaced));
	const isHeldAfter = isHeld({ ...before, ...row });
	const isFreed = isHeld(before) && !isHeldAfter;
	if (isFreed) await releaseDeliveries(tx, before.id);
	if (!isHeld(before) && isHeldAfter) {
		await holdBackCall(tx, before.id);
		await holdDeliveries(tx, before.id);
	}
	for (const event of [last, ...others]) await markTakenBack(tx, event);
	return {
		row,
		event: {
			kind: "undone",
			fromValue: last.kind,
			toValue: last.toValue,
			text: takenBack.hadFiles ? FILES_ARE_GONE : null,
		},
		...(isFreed && { next: { kind: "book-held-back" } }),
	};
}

/** Lists the events that were saved by the same form as the last one, latest first. */
function listSavedWith(last: EventRow, earlier: readonly EventRow[]): EventRow[] {
	if (!SAVED.has(last.kind)) return [];
	const end = earlier.findIndex(
		(event) => event.at !== last.at || event.staffId !== last.staffId || !SAVED.has(event.kind),
	);
	return earlier.slice(0, end < 0 ? earlier.length : end).filter(isUndoable);
}

function parseReplaced({ replaced }: EventRow): Partial<Tables["enquiries"]> {
	return replacedSchema.parse(JSON.parse(replaced ?? "{}"));
}

/** Lists the ids of the other enquiries that the author has just answered together with this one. */
export async function listAnsweredBy(
	tx: Transaction<Tables>,
	{ enquiryId, author, staffId, at }: EventDraft,
): Promise<string[]> {
	const rows = await tx
		.selectFrom("enquiryEvents")
		.select("enquiryId")
		.where("kind", "=", "answered-with")
		.where("toValue", "=", enquiryId)
		.where("author", "=", author)
		.where("staffId", staffId ? "=" : "is", staffId)
		.where("at", ">=", new Date(Date.parse(at) - UNDO_MS - SLACK_MS).toISOString())
		.orderBy("enquiryId")
		.execute();
	return rows.map((row) => row.enquiryId);
}
