import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { parseEvent } from "../event-table.ts";
import { REPLIES } from "../events.ts";
import { moveDrafts } from "./drafts.ts";
import { findMatterOf, pickMatter, writeEnquiry } from "./matters.ts";
import { NOT_DUE } from "./next-step.ts";
import { countAnswers, getStateAfter, listTurns } from "./turns.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * Makes the matter of an enquiry a part of another one. Returns the values of both together: who waits for an answer in one of
 * them waits still, and the owner is that of the one that waits, or of the later one.
 */
export async function joinMatter(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	other: EnquiryRow,
): Promise<Partial<EnquiryRow>> {
	if (before.matterId === other.matterId) return {};
	await tx
		.updateTable("enquiries")
		.set({ matterId: other.matterId })
		.where("matterId", "=", before.matterId)
		.execute();
	await moveDrafts(tx, before.matterId, other.matterId);
	return mergeMatters(before, other);
}

/** Makes the matter of an enquiry a part of that of a person, if there is another one. Returns the values of both together. */
export async function joinMatterOf(
	unit: UnitOfWork,
	enquiry: EnquiryRow,
	personId: string | null,
): Promise<Partial<EnquiryRow>> {
	const matter = await findMatterOf(unit, { ...enquiry, personId }, enquiry.matterId);
	return matter ? joinMatter(unit.tx, enquiry, matter) : {};
}

/** Returns the values of two matters that become the other one, but for their person. */
function mergeMatters(one: EnquiryRow, other: EnquiryRow): Partial<EnquiryRow> {
	const [latest, earlier] = getLastTime(one) > getLastTime(other) ? [one, other] : [other, one];
	const isEarlierWaiting = isAnswered(latest) && !isAnswered(earlier);
	const [leading, following] = isEarlierWaiting ? [earlier, latest] : [latest, earlier];
	const [first = leading] = [one, other]
		.filter(({ firstAnswerAt }) => firstAnswerAt !== null)
		.toSorted((a, b) => ((a.firstAnswerAt ?? "") < (b.firstAnswerAt ?? "") ? -1 : 1));
	const { personId: _, ...values } = pickMatter(leading);
	return {
		...values,
		matterId: other.matterId,
		owner: leading.owner ?? following.owner,
		outgoingAt:
			[one, other]
				.flatMap(({ outgoingAt }) => outgoingAt ?? [])
				.toSorted()
				.at(-1) ?? null,
		firstAnswerAt: first.firstAnswerAt,
		firstAnswerBy: first.firstAnswerBy,
		expectedValue: leading.expectedValue ?? following.expectedValue,
		wonValue: leading.wonValue ?? following.wonValue,
		wonAt: leading.wonAt ?? following.wonAt,
		lostReason: leading.lostReason ?? following.lostReason,
		revision: Math.max(one.revision, other.revision),
	};
}

function getLastTime({ incomingAt, outgoingAt }: EnquiryRow): string {
	return outgoingAt && outgoingAt > incomingAt ? outgoingAt : incomingAt;
}

function isAnswered({ state }: EnquiryRow): boolean {
	return state !== "new" && state !== "open";
}

/**
 * Makes some enquiries of a matter one of their own. What each side's events tell of answers and states is counted anew, so
 * that who was answered on the other side alone waits again.
 *
 * @returns the id of the new matter; that of the matter itself where all of its enquiries leave
 */
export async function splitMatter(
	tx: Transaction<Tables>,
	matterId: string,
	leaving: readonly string[],
): Promise<string> {
	const { stay, newId } = await separate(tx, matterId, leaving);
	if (stay.length === 0) return matterId;
	const left = leaving.filter((id) => !stay.includes(id));
	for (const ids of [left, stay]) await recount(tx, ids);
	return newId;
}

/** Takes an enquiry that is erased out of its matter, whose other enquiries keep their values. */
export async function leaveMatter(
	tx: Transaction<Tables>,
	{ id, matterId }: Pick<EnquiryRow, "id" | "matterId">,
): Promise<void> {
	await separate(tx, matterId, [id]);
}

async function separate(tx: Transaction<Tables>, matterId: string, leaving: readonly string[]) {
	const all = await tx
		.selectFrom("enquiries")
		.select("id")
		.where("matterId", "=", matterId)
		.orderBy("createdAt")
		.orderBy("id")
		.execute();
	const ids = all.map(({ id }) => id);
	const stay = ids.filter((id) => !leaving.includes(id));
	const [newId = matterId] = ids.filter((id) => leaving.includes(id));
	const [oldest] = stay;
	if (!oldest) return { stay, newId: matterId };
	const kept = stay.includes(matterId) ? matterId : oldest;
	const move = (to: string, moved: readonly string[]) =>
		tx.updateTable("enquiries").set({ matterId: to }).where("id", "in", moved).execute();
	await move(kept, stay);
	await move(
		newId,
		ids.filter((id) => leaving.includes(id)),
	);
	if (kept !== matterId) await moveDrafts(tx, matterId, kept);
	return { stay, newId };
}

/** Writes what the events of a matter tell of its answers and its state. */
async function recount(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
	const [id] = ids;
	if (!id) return;
	const rows = await tx
		.selectFrom("enquiries")
		.select("createdAt")
		.where("id", "in", ids)
		.execute();
	const turns = await listTurns(tx, id);
	const replied = turns.filter(({ kind }) => REPLIES.includes(kind)).map(({ at }) => at);
	const incomingAt =
		[...rows.map(({ createdAt }) => createdAt), ...replied].toSorted().at(-1) ?? "";
	const state = getStateAfter(turns, incomingAt);
	const isAwake = state === "new";
	await writeEnquiry(tx, id, {
		...countAnswers(turns),
		state,
		incomingAt,
		expectedValue: await findExpectedValue(tx, ids),
		...(isAwake && { snoozedUntil: null, ...NOT_DUE }),
		...(!turns.some(({ kind }) => kind === "won") && { wonValue: null, wonAt: null }),
		...(!turns.some(({ kind }) => kind === "lost") && { lostReason: null }),
	});
}

/** Finds the value that was last expected of some enquiries of one matter. */
async function findExpectedValue(
	tx: Transaction<Tables>,
	ids: readonly string[],
): Promise<number | null> {
	const row = await tx
		.selectFrom("enquiryEvents")
		.select(["kind", "data"])
		.where("enquiryId", "in", ids)
		.where("kind", "=", "value")
		.orderBy("at", "desc")
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	const event = row && parseEvent(row);
	return event?.kind === "value" ? event.data.to : null;
}
