import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { getNow } from "#app/platform/clock.ts";
import { applyChange } from "./apply-change.ts";
import { toTaken } from "./calls.ts";
import {
	type Author,
	type Change,
	type ChangeResult,
	type EventDraft,
	SYSTEM,
} from "./change-types.ts";
import { listAnsweredWith, lockPerson } from "./find-person.ts";
import { isStale } from "./is-stale.ts";
import { listAnsweredByPlanned, listStoppedBy, STOPPING } from "./planned-answers.ts";
import { indexEnquiries } from "./search-texts.ts";
import { listAnsweredBy } from "./undo.ts";

export type Target = {
	id: string;
	/**
	 * The revision that the author saw, after which nothing happened that is in the way of the change; without it the
	 * enquiry is changed whatever its revision is.
	 */
	seen?: number;
	by: Author;
	/** The time in ISO 8601 that several changes have in common, by which they are undone together; by default it is now. */
	at?: string;
};

/** Changes a stored enquiry in one transaction, of which the desk hears once it is committed. */
export function changeEnquiry(
	database: Database,
	target: Target,
	change: Change,
): Promise<ChangeResult> {
	const changing = transact(database, (unit) => changeWithin(unit, target, change));
	// For any other change a lock that cannot be taken is an error.
	return change.kind === "move-call" || change.kind === "rebook-call"
		? changing.catch(toTaken)
		: changing;
}

/** Does the same as `changeEnquiry`, in a transaction that does more. */
export async function changeWithin(
	unit: UnitOfWork,
	{ id, seen, by, at = new Date(getNow()).toISOString() }: Target,
	change: Change,
): Promise<ChangeResult> {
	const { tx } = unit;
	if (OF_PERSON.has(change.kind)) await lockPerson(unit, id);
	const found = await lockEnquiry(unit, id);
	if (!found || found.erasedAt) return "missing";
	if (seen !== undefined && (await isStale(tx, found, seen, change))) return "stale";
	const before = await stopPlanned(unit, found, change);
	const draft: EventDraft = {
		...by,
		id: crypto.randomUUID(),
		enquiryId: id,
		at,
		revision: before.revision + 1,
	};
	const effect = await applyChange(unit, before, draft, change);
	if (typeof effect === "string") return effect;
	const { row, event, writeRelated, next, result } = effect;
	if (event) {
		await tx
			.updateTable("enquiries")
			.set({ ...row, revision: draft.revision })
			.where("id", "=", id)
			.execute();
		await tx
			.insertInto("enquiryEvents")
			.values({
				...draft,
				fromValue: null,
				toValue: null,
				text: null,
				cc: null,
				sendAt: null,
				replaced: change.kind === "erase" ? null : getReplaced(before, row),
				...event,
			})
			.execute();
		await writeRelated?.();
		await indexEnquiries(unit, [id]);
		unit.announce();
	}
	if (next) await changeWithin(unit, { id, by }, next);
	if (event) await changeOthers(unit, { before, draft, by }, change);
	return result ?? (event ? "changed" : "unchanged");
}

/** Changes the person's other enquiries that an answer answers as well, or that were answered by one that is taken back. */
async function changeOthers(
	unit: UnitOfWork,
	{ before, draft, by }: { before: Tables["enquiries"]; draft: EventDraft; by: Author },
	change: Change,
): Promise<void> {
	const { tx } = unit;
	const { kind } = change;
	if (ANSWERS.has(kind)) {
		const sendAt = kind === "answer" ? change.sendAt : undefined;
		for (const id of await listAnsweredWith(tx, before)) {
			const answered = { kind: "answered-with", enquiryId: draft.enquiryId, sendAt } as const;
			await changeWithin(unit, { id, by }, answered);
		}
	}
	if (kind === "cancel-answer")
		for (const { id: eventId, enquiryId: id } of await listAnsweredByPlanned(tx, change.eventId))
			await changeWithin(unit, { id, by }, { ...change, eventId });
	if (kind === "undo")
		for (const id of await listAnsweredBy(tx, draft))
			await changeWithin(unit, { id, by }, { kind });
}

/** The changes by which a person has an answer: their other enquiries do not wait for one any more. */
const ANSWERS: ReadonlySet<Change["kind"]> = new Set([
	"answer",
	"answered-elsewhere",
	"took-place",
]);

/** The changes that may change other enquiries of the person as well. */
const OF_PERSON: ReadonlySet<Change["kind"]> = new Set([
	...ANSWERS,
	...STOPPING,
	"cancel-answer",
	"undo",
]);

/** Takes the planned answers back that a change stops. Returns the enquiry as it is then. */
async function stopPlanned(
	unit: UnitOfWork,
	enquiry: Tables["enquiries"],
	{ kind }: Change,
): Promise<Tables["enquiries"]> {
	const { id } = enquiry;
	const planned = await listStoppedBy(unit.tx, id, kind);
	for (const { id: eventId, enquiryId, because } of planned)
		await changeWithin(
			unit,
			{ id: enquiryId, by: SYSTEM },
			{ kind: "cancel-answer", eventId, because },
		);
	return (planned.length > 0 && (await lockEnquiry(unit, id))) || enquiry;
}

/** Returns the values that a change replaces, as JSON. */
function getReplaced(before: Tables["enquiries"], row: Partial<Tables["enquiries"]> = {}): string {
	const replaced = Object.entries(before).filter(([column]) => column in row);
	return JSON.stringify(Object.fromEntries(replaced));
}

/** Locks and selects an enquiry, which nobody else can change until the transaction ends. */
export function lockEnquiry({ tx, isPostgres }: UnitOfWork, id: string) {
	const query = tx.selectFrom("enquiries").selectAll().where("id", "=", id);
	return (isPostgres ? query.forUpdate() : query).executeTakeFirst();
}
