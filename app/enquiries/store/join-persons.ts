import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { isHeld } from "../enquiry.ts";
import { parseEvent, selectData } from "../event-table.ts";
import type { Change, Effect, Follower } from "./change-types.ts";
import { takeEventsBack } from "./taken-back.ts";

type EnquiryRow = Tables["enquiries"];
type OfPerson = Pick<EnquiryRow, "id" | "email">;

/**
 * Puts all enquiries of the enquiry's person together with those of another enquiry's person, as staff decide: they are one
 * conversation from then on, and so is what comes from their addresses. What is held as spam joins nobody.
 */
export async function putTogether(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ enquiryId, isFollower }: Extract<Change, { kind: "put-together" }>,
): Promise<Effect> {
	const other = await tx
		.selectFrom("enquiries")
		.select(["personId", "verdict"])
		.where("id", "=", enquiryId)
		.executeTakeFirst();
	if (!other?.personId || other.personId === before.personId) return {};
	if (isHeld(other) || isHeld(before)) return {};
	const { personId } = other;
	const ofPerson = isFollower ? [] : await listOfPerson(tx, before);
	if (!isFollower && before.personId)
		await tx
			.updateTable("persons")
			.set({ id: personId })
			.where("id", "=", before.personId)
			.execute();
	return {
		row: { personId },
		event: { kind: "put-together", data: { enquiryId } },
		followers: ofPerson.map(({ id }) => ({
			id,
			change: { kind: "put-together", enquiryId, isFollower: true },
		})),
	};
}

/**
 * Takes an enquiry apart from the others of its person: with all of its mailbox where others have another one, else alone.
 * What one side's answers did to the other side is taken back, so that it waits again.
 */
export async function takeApart(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ personId }: Extract<Change, { kind: "take-apart" }>,
): Promise<Effect> {
	const event = { kind: "taken-apart" } as const;
	if (personId !== undefined) return { row: { personId }, event };
	const others = await listOfPerson(tx, before);
	if (others.length === 0) return {};
	const mailbox = toMailbox(before.email);
	const isOfMailbox = ({ email }: OfPerson) => email !== "" && toMailbox(email) === mailbox;
	const isWhole = !others.every(isOfMailbox);
	const leaving = isWhole ? others.filter(isOfMailbox) : [];
	const newId = crypto.randomUUID();
	if (isWhole && before.personId)
		await tx
			.updateTable("persons")
			.set({ id: newId })
			.where("mailbox", "=", mailbox)
			.where("id", "=", before.personId)
			.execute();
	const apart = new Set([before, ...leaving].map(({ id }) => id));
	const staying = others.map(({ id }) => id).filter((id) => !apart.has(id));
	const moved: Follower[] = leaving.map(({ id }) => ({
		id,
		change: { kind: "take-apart", personId: newId },
	}));
	return {
		row: { personId: newId },
		event,
		followers: [...moved, ...(await listGivenBack(tx, [...apart], staying))],
	};
}

/** Takes back that an enquiry was answered with another one: it is as if only that one had been answered. */
export async function takeAnswerApart(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ kind, eventId }: Extract<Change, { kind: "not-answered-with" }>,
): Promise<Effect> {
	const answered = await tx
		.selectFrom("enquiryEvents")
		.selectAll()
		.where("id", "=", eventId)
		.where("enquiryId", "=", before.id)
		.where("kind", "=", "answered-with")
		.executeTakeFirst();
	const told = answered && parseEvent(answered);
	if (!answered || told?.kind !== "answered-with") return {};
	const row = await takeEventsBack(tx, [answered]);
	const { enquiryId } = told.data;
	return { row, event: { kind, data: { enquiryId, from: before.state } } };
}

/** Lists the other enquiries of an enquiry's person. */
function listOfPerson(
	tx: Transaction<Tables>,
	{ id, personId }: Pick<EnquiryRow, "id" | "personId">,
): Promise<OfPerson[]> {
	return tx
		.selectFrom("enquiries")
		.select(["id", "email"])
		.where("personId", "=", personId)
		.where("id", "!=", id)
		.orderBy("id")
		.execute();
}

async function listGivenBack(
	tx: Transaction<Tables>,
	some: readonly string[],
	others: readonly string[],
): Promise<Follower[]> {
	if (others.length === 0) return [];
	const events = await tx
		.selectFrom("enquiryEvents")
		.select(["id", "enquiryId"])
		.where("kind", "=", "answered-with")
		.where(({ and, eb, or }) =>
			or([
				and([eb("enquiryId", "in", some), eb(selectData("enquiryId"), "in", others)]),
				and([eb("enquiryId", "in", others), eb(selectData("enquiryId"), "in", some)]),
			]),
		)
		.orderBy("enquiryId")
		.orderBy("revision")
		.execute();
	return events.map(({ id, enquiryId }) => ({
		id: enquiryId,
		change: { kind: "not-answered-with", eventId: id },
	}));
}
