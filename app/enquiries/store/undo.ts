import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { isHeld } from "../enquiry.ts";
import { EVENTS } from "../events.ts";
import {
	type Change,
	type Effect,
	MAX_UNDO_MS,
	type NewEvent,
	type UndoRejection,
} from "./change-types.ts";
import { freeMatter, holdMatter } from "./hold-matter.ts";
import { splitMatter } from "./join-matters.ts";
import { selectMatterIds } from "./matters.ts";
import { isSuperseded, listLater, takeAnswerBack, takeEventsBack } from "./taken-back.ts";
import { takeCallBack } from "./undone-calls.ts";

/** The greatest number of changes that one form can save together. */
const MAX_TOGETHER = 5;

/** Returns whether one form can save a change together with others. */
export function isSavedTogether({ kind }: Pick<EventRow, "kind">): boolean {
	return EVENTS[kind].isSavedTogether;
}

/** Returns whether a change can be undone by its kind and by what was kept of it. */
export function isUndoable({ kind, replaced }: Pick<EventRow, "kind" | "replaced">): boolean {
	return EVENTS[kind].isUndoable && replaced !== null;
}

/**
 * Undoes a change of an enquiry for its author, and those that were saved together with it: an answer is removed before it is
 * sent and becomes a draft again, a call is what it was before anybody is told, other words stay in the event, the row gets its former values but for those that somebody has changed since, and
 * deliveries are held or released as the verdict wants it. Without an `eventId` it is the enquiry's last change.
 */
export async function undoChange(
	unit: UnitOfWork,
	before: Tables["enquiries"],
	{ author, staffId, at }: NewEvent,
	{ eventId }: Extract<Change, { kind: "undo" }>,
): Promise<Effect | UndoRejection> {
	const { tx } = unit;
	const [undone, ...earlier] = await listEvents(tx, before.id, eventId);
	if (!undone) return "final";
	if (undone.author !== author || undone.staffId !== staffId) return "theirs";
	const { isOfCall, isAnswer } = EVENTS[undone.kind];
	const later = await listLater(tx, undone);
	const isFinal = isOfCall && later.some(({ kind }) => EVENTS[kind].isOfCall);
	if (!isUndoable(undone) || isFinal) return "final";
	if (Date.parse(at) - Date.parse(undone.at) > MAX_UNDO_MS) return "late";
	if (!isAnswer && isSuperseded(undone, later)) return "theirs";
	const takenBack =
		undone.kind === "answer" ? await takeAnswerBack(unit, undone) : { hadFiles: false };
	if (!takenBack) return "sent";
	const rejection = isOfCall && (await takeCallBack(unit, undone));
	if (rejection) return rejection;
	const together = [undone, ...listSavedWith(undone, earlier)];
	const words = together.flatMap(({ text }) => text ?? []).join("\n\n") || null;
	const { matterId: former, ...row } = await takeEventsBack(tx, before, together);
	const isHeldAfter = isHeld({ ...before, ...row });
	const freed = isHeld(before) && !isHeldAfter ? await freeMatter(unit, before) : undefined;
	if (!isHeld(before) && isHeldAfter) await holdAgain(tx, before, former !== undefined);
	return {
		row: { ...row, ...freed?.row, ...(row.verdict && { verdict: row.verdict }) },
		event: {
			kind: "undone",
			data: {
				of: undone.kind,
				data: JSON.parse(undone.data),
				...(takenBack.hadFiles && { hadFiles: true }),
			},
			text: undone.kind === "answer" ? null : words,
		},
		followers: freed?.followers ?? [],
	};
}

/** Lists an event of a matter, or its last one, and those before it that one form can have saved, latest first. */
async function listEvents(
	tx: Transaction<Tables>,
	enquiryId: string,
	eventId: string | undefined,
): Promise<EventRow[]> {
	const ofMatter = tx
		.selectFrom("enquiryEvents")
		.selectAll()
		.where((eb) => eb("enquiryId", "in", selectMatterIds(eb, enquiryId)));
	const undone =
		eventId === undefined ? undefined : await ofMatter.where("id", "=", eventId).executeTakeFirst();
	if (eventId !== undefined && !undone) return [];
	const until = undone
		? ofMatter.where("at", "<=", undone.at).where("revision", "<=", undone.revision)
		: ofMatter;
	return until.orderBy("at", "desc").orderBy("revision", "desc").limit(MAX_TOGETHER).execute();
}

/** Lists the events that were saved by the same form as the undone one, latest first. */
function listSavedWith(undone: EventRow, earlier: readonly EventRow[]): EventRow[] {
	if (!isSavedTogether(undone)) return [];
	const end = earlier.findIndex(
		(event) =>
			event.at !== undone.at || event.staffId !== undone.staffId || !isSavedTogether(event),
	);
	return earlier.slice(0, end < 0 ? earlier.length : end).filter(isUndoable);
}

/** Holds a matter again that was freed; if it had joined that of its person, its enquiry leaves that first. */
async function holdAgain(
	tx: Transaction<Tables>,
	{ id, matterId }: Tables["enquiries"],
	hasJoined: boolean,
): Promise<void> {
	if (hasJoined) await splitMatter(tx, matterId, [id]);
	await holdMatter(tx, id);
}
