import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import type { TypedEvent } from "#app/enquiries/events.ts";
import { getNow } from "#app/platform/clock.ts";
import { listAnsweredBy, listAnsweredWith } from "./answered-with.ts";
import { asTakenOrThrow } from "./calls.ts";
import {
	type Author,
	type Change,
	type ChangeResult,
	type Follower,
	type NewEvent,
	SYSTEM,
} from "./change-types.ts";
import { getChangeRules } from "./changes.ts";
import { withAnswerFiles } from "./files.ts";
import { listPersonIds, lockEnquiries } from "./find-person.ts";
import { tellProgram } from "./hook-deliveries.ts";
import { isStale } from "./is-stale.ts";
import { listStoppedBy } from "./planned-answers.ts";
import { indexChange } from "./search-texts.ts";

export type Target = {
	id: string;
	/**
	 * The revision that the author saw, after which nothing happened that is in the way of the change; without it the
	 * enquiry is changed whatever its revision is.
	 */
	seen?: number;
	/** The time (ISO 8601) of the newest words of the person that the author saw; an answer answers none that came later. */
	shown?: string | undefined;
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
	{ id, seen, shown, by, at = new Date(getNow()).toISOString() }: Target,
	change: Change,
): Promise<ChangeResult> {
	const { tx } = unit;
	// On SQLite every transaction keeps others out.
	if (unit.isPostgres) await lockEnquiries(tx, await listTouched(unit, id, change));
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
	const { row, event, writeRelated, next, followers = [], result } = effect;
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
	if (next) await changeWithin(unit, { id, by }, next);
	if (event)
		for (const follower of [
			...followers,
			...(await listFollowers(unit, before, draft, change, shown)),
		])
			await changeWithin(unit, { id: follower.id, by }, follower.change);
	return result ?? (event ? "changed" : "unchanged");
}

/** Lists the changes of the person's other enquiries that follow: those that an answer has reached are answered with it. */
async function listFollowers(
	{ tx }: UnitOfWork,
	before: Tables["enquiries"],
	event: NewEvent,
	change: Change,
	shown: string | undefined,
): Promise<Follower[]> {
	const { isAnswer, isOutcomeOfAnswer } = getChangeRules(change.kind);
	if (isAnswer) {
		const sendAt = change.kind === "answer" ? change.sendAt : undefined;
		const { id: eventId, enquiryId } = event;
		const answered = { kind: "answered-with", enquiryId, eventId, sendAt } as const;
		const ids = await listAnsweredWith(tx, before, change, event, shown);
		return ids.map((id) => ({ id, change: answered }));
	}
	// Its answers have reached others of the person no more than this one.
	if (isOutcomeOfAnswer) {
		const others = await listAnsweredBy(tx, { enquiryId: before.id });
		return [...new Set(others.map(({ enquiryId }) => enquiryId))].map((id) => ({
			id,
			change: {
				kind: change.kind === "answer-delivered" ? change.kind : "answer-failed",
				isFollower: true,
			},
		}));
	}
	return [];
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
	const replaced = Object.entries(before).filter(([column]) => column in row);
	return JSON.stringify(Object.fromEntries(replaced));
}

/** Locks and selects an enquiry, which nobody else can change until the transaction ends. */
export function lockEnquiry({ tx, isPostgres }: UnitOfWork, id: string) {
	const query = tx.selectFrom("enquiries").selectAll().where("id", "=", id);
	return (isPostgres ? query.forUpdate() : query).executeTakeFirst();
}
