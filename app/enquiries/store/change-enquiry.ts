import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import type { TypedEvent } from "#app/enquiries/events.ts";
import { getNow } from "#app/platform/clock.ts";
import { asTakenOrThrow } from "./calls.ts";
import {
	type Author,
	type Change,
	type ChangeResult,
	type NewEvent,
	SYSTEM,
} from "./change-types.ts";
import { getChangeRules } from "./changes.ts";
import { withAnswerFiles } from "./files.ts";
import { listPersonIds } from "./find-person.ts";
import { tellProgram } from "./hook-deliveries.ts";
import { isStale } from "./is-stale.ts";
import { lockMatters, writeEnquiry } from "./matters.ts";
import { listStoppedBy } from "./planned-answers.ts";
import { indexChange } from "./search-texts.ts";

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
	const changing = withAnswerFiles(database, [change], ([placed = change]) =>
		transact(database, (unit) => changeWithin(unit, target, placed)),
	);
	// For any other change a lock that cannot be taken is an error.
	return change.kind === "move-call" || change.kind === "rebook-call"
		? changing.catch(asTakenOrThrow)
		: changing;
}

/** Does the same as `changeEnquiry`, in a transaction that does more. */
export async function changeWithin(
	unit: UnitOfWork,
	{ id, seen, by, at = new Date(getNow()).toISOString() }: Target,
	change: Change,
): Promise<ChangeResult> {
	const { tx } = unit;
	await lockMatters(unit, await listTouched(unit, id, change));
	const found = await lockEnquiry(unit, id);
	if (!found || found.erasedAt) return "missing";
	if (seen !== undefined && (await isStale(tx, found, seen, change))) return "stale";
	const before = await stopPlanned(unit, found, change);
	const draft: NewEvent = {
		...by,
		id: crypto.randomUUID(),
		enquiryId: id,
		at,
		revision: before.revision + 1,
	};
	const { apply, isReplacingWords = false } = getChangeRules(change.kind);
	const effect = await apply({ unit, before, draft, change });
	if (typeof effect === "string") return effect;
	const { row, event, writeRelated, followers = [], result } = effect;
	if (event) {
		const revision = Math.max(draft.revision, (row?.revision ?? 0) + 1);
		await writeEnquiry(tx, id, { ...row, revision });
		await tx
			.insertInto("enquiryEvents")
			.values({
				...draft,
				revision,
				text: null,
				cc: null,
				sendAt: null,
				replaced: change.kind === "erase" ? null : getReplaced(before, row),
				...event,
				data: JSON.stringify(event.data ?? {}),
			})
			.execute();
		await writeRelated?.();
		await tellProgram(tx, { ...before, ...row }, draft, {
			data: {},
			...event,
		} as TypedEvent);
		await indexChange(unit, id, change, event, isReplacingWords);
		unit.announce();
	}
	for (const follower of followers)
		await changeWithin(unit, { id: follower.id, by }, follower.change);
	return result ?? (event ? "changed" : "unchanged");
}

/** Lists the ids of the enquiries that a change may change, its own among them. */
async function listTouched({ tx }: UnitOfWork, id: string, change: Change): Promise<string[]> {
	if (change.kind === "put-together")
		return [...(await listPersonIds(tx, id)), ...(await listPersonIds(tx, change.enquiryId))];
	return getChangeRules(change.kind).isOfPerson ? listPersonIds(tx, id) : [id];
}

/** Takes the planned answers back that a change stops. Returns the enquiry as it is then. */
async function stopPlanned(
	unit: UnitOfWork,
	enquiry: Tables["enquiries"],
	change: Change,
): Promise<Tables["enquiries"]> {
	const { id } = enquiry;
	const planned = await listStoppedBy(unit.tx, enquiry, change);
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
	const replaced = Object.entries(before).filter(
		([column]) => column in row && column !== "revision",
	);
	return JSON.stringify(Object.fromEntries(replaced));
}

/** Locks the matter of an enquiry, which nobody else can change until the transaction ends, and selects the enquiry. */
export async function lockEnquiry(unit: UnitOfWork, id: string) {
	await lockMatters(unit, [id]);
	return unit.tx.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
}
