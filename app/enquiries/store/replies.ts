import { sql, type Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { toMailbox } from "#app/platform/http/sender-key.ts";
import { isHeld } from "../enquiry.ts";
import { selectData } from "../event-table.ts";
import type { Change, Effect, IncomingMessage, NewEvent } from "./change-types.ts";
import { createDeliveries } from "./deliveries.ts";
import { toUnkept, writeFiles } from "./files.ts";
import { NOT_DUE } from "./next-step.ts";
import { notifyDevices } from "./push-deliveries.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * The numbers of replies within an hour and a day, without an answer between them, of which the agency is told. Further ones
 * are kept, and put nothing back into the inbox: two machines that write to each other end there, slow ones too.
 */
const MOST_TOLD = [
	[10, HOUR],
	[40, DAY],
] as const;

/** The length in characters of an enquiry's texts beyond which no more of such replies is kept, nor of automatic ones. */
const MOST_TEXT = 200_000;

/** Returns the new values of an enquiry whose visitor has written again: it waits for the agency. */
export function toIncoming({ at }: NewEvent): Partial<EnquiryRow> {
	return { ...NOT_DUE, state: "new", incomingAt: at, snoozedUntil: null };
}

/** Writes a reply, and the delivery of a notice of it; of spam and samples nobody is told. */
export async function takeReply(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: NewEvent,
	{ text, message }: Extract<Change, { kind: "reply" }>,
): Promise<Effect> {
	const { state: from } = before;
	if (await isBeyondLimits(tx, before, draft, ["reply"])) {
		const kept = await cutToRest(tx, before.id, text, message.quoted);
		// The files and the words of a flood would fill the disk.
		const files = message.files.map(toUnkept);
		const { isCut } = kept;
		const words = isCut ? [] : message.words;
		const data = { from, isOverLimit: true as const, ...(isCut && { isCut }) };
		return {
			event: { kind: "reply", data, text: kept.text },
			writeRelated: () =>
				writeMessage(tx, draft, { ...message, quoted: kept.quoted, files, words }),
		};
	}
	if (!isHeld(before) && !before.isSample) {
		await tx
			.insertInto("deliveries")
			.values(createDeliveries(before.id, ["reply-notice"], true, draft.id))
			.execute();
		await notifyDevices(tx, before.id, "reply", { eventId: draft.id, to: before.owner });
	}
	return {
		row: toIncoming(draft),
		event: { kind: "reply", data: { from }, text },
		writeRelated: () => writeMessage(tx, draft, message),
	};
}

/** Writes the notice to the owner of another enquiry of the same person, of which the agency is told as of any. */
export async function tellOfAnother(
	tx: Transaction<Tables>,
	{ id, owner, isSample }: EnquiryRow,
	{ id: eventId, staffId }: NewEvent,
): Promise<void> {
	if (isSample || owner === null || owner === staffId) return;
	await tx
		.insertInto("deliveries")
		.values(createDeliveries(id, ["reply-notice"], true, eventId))
		.execute();
}

/**
 * Notes an automatic reply, such as that of somebody who is away: it says when to expect one, and opens nothing again. Beyond
 * the limits such replies are counted, together in one event.
 */
export async function noteAutomatic(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: NewEvent,
	text: string,
): Promise<Effect> {
	const kind = "auto-reply";
	const { id: enquiryId, outgoingAt } = before;
	if (!(await isBeyondLimits(tx, before, draft, ["reply", kind]))) {
		const kept = await cutToRest(tx, enquiryId, text, null);
		return { event: { kind, data: kept.isCut ? { isCut: true } : {}, text: kept.text } };
	}
	const counted = await tx
		.selectFrom("enquiryEvents")
		.select(["id", selectData("count").as("count")])
		.where("enquiryId", "=", enquiryId)
		.where("kind", "=", kind)
		.where(selectData("count"), "is not", null)
		.where("at", ">", outgoingAt ?? "")
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!counted) return { event: { kind, data: { count: 1 } } };
	await tx
		.updateTable("enquiryEvents")
		.set({ data: JSON.stringify({ count: Number(counted.count) + 1 }) })
		.where("id", "=", counted.id)
		.execute();
	return {};
}

/**
 * Cuts a text to what an enquiry may still keep. The quote is dropped where there is no room for both.
 */
async function cutToRest(
	tx: Transaction<Tables>,
	enquiryId: string,
	text: string,
	quoted: string | null,
): Promise<{ text: string; quoted: string | null; isCut: boolean }> {
	const length = (column: string) => sql<number | string | null>`sum(length(${sql.ref(column)}))`;
	const { ofEvents, ofQuotes } = await tx
		.selectNoFrom(({ selectFrom }) => [
			selectFrom("enquiryEvents")
				.select(length("text").as("length"))
				.where("enquiryId", "=", enquiryId)
				.as("ofEvents"),
			selectFrom("replies")
				.select(length("quoted").as("length"))
				.where("enquiryId", "=", enquiryId)
				.as("ofQuotes"),
		])
		.executeTakeFirstOrThrow();
	const rest = Math.max(0, MOST_TEXT - Number(ofEvents ?? 0) - Number(ofQuotes ?? 0));
	if (text.length + (quoted?.length ?? 0) <= rest) return { text, quoted, isCut: false };
	const kept = text.slice(0, rest).toWellFormed().trim();
	return { text: kept, quoted: null, isCut: true };
}

/** Returns whether there were as many events of these kinds since the agency's last answer as it is told of. */
async function isBeyondLimits(
	tx: Transaction<Tables>,
	{ id, outgoingAt }: EnquiryRow,
	{ at }: NewEvent,
	kinds: readonly ("reply" | "auto-reply")[],
): Promise<boolean> {
	for (const [most, ms] of MOST_TOLD) {
		const earliest = new Date(Date.parse(at) - ms).toISOString();
		const { count } = await tx
			.selectFrom("enquiryEvents")
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.where("enquiryId", "=", id)
			.where("kind", "in", kinds)
			.where("at", ">", outgoingAt && outgoingAt > earliest ? outgoingAt : earliest)
			.executeTakeFirstOrThrow();
		if (Number(count) >= most) return true;
	}
	return false;
}

/** Returns the other addresses that got words of the staff as an e-mail, and how its message is written. */
export function noteMessage(
	tx: Transaction<Tables>,
	{ email }: EnquiryRow,
	draft: NewEvent,
	{ message, receivers = [] }: Extract<Change, { kind: "note" | "answered-elsewhere" }>,
) {
	const others = receivers.filter((address) => toMailbox(address) !== toMailbox(email));
	return {
		cc: others.join(", ") || null,
		writeRelated: async () => message && writeMessage(tx, draft, message),
	};
}

/** Writes the message of an event, and its files. */
export async function writeMessage(
	tx: Transaction<Tables>,
	{ id: eventId, enquiryId }: NewEvent,
	{ files, words: _words, ...reply }: IncomingMessage,
): Promise<void> {
	await tx
		.insertInto("replies")
		.values({ ...reply, eventId, enquiryId })
		.execute();
	await writeFiles(tx, { id: eventId, enquiryId }, files);
}
