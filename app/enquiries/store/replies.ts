import type { Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { isHeld } from "../enquiry.ts";
import { recountAnswers } from "./answers.ts";
import type { Change, Effect, EventDraft, IncomingMessage } from "./change-types.ts";
import { createDeliveries, UNLEASED } from "./deliveries.ts";
import { writeFiles } from "./files.ts";
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

/** Returns the new values of an enquiry whose visitor has written again: it waits for the agency. */
export function toIncoming({ at }: EventDraft): Partial<EnquiryRow> {
	return { state: "new", incomingAt: at, snoozedUntil: null, isFollowedUp: 0 };
}

/** Writes a reply, and the delivery of a notice of it; of spam and samples nobody is told. */
export async function takeReply(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	draft: EventDraft,
	{ text, message }: Extract<Change, { kind: "reply" }>,
): Promise<Effect> {
	const { state: fromValue } = before;
	if (await isBeyondLimits(tx, before, draft)) {
		// The files of a flood would fill the disk.
		const files = message.files.map((file) => ({ ...file, content: null }));
		return {
			event: { kind: "reply", fromValue, text },
			writeRelated: () => writeMessage(tx, draft, { ...message, files }),
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
		event: { kind: "reply", fromValue, toValue: "new", text },
		writeRelated: () => writeMessage(tx, draft, message),
	};
}

/** Returns whether the agency has been told of enough replies since its last answer. */
async function isBeyondLimits(
	tx: Transaction<Tables>,
	{ id, outgoingAt }: EnquiryRow,
	{ at }: EventDraft,
): Promise<boolean> {
	for (const [most, ms] of MOST_TOLD) {
		const earliest = new Date(Date.parse(at) - ms).toISOString();
		const { count } = await tx
			.selectFrom("enquiryEvents")
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.where("enquiryId", "=", id)
			.where("kind", "=", "reply")
			.where("at", ">", outgoingAt && outgoingAt > earliest ? outgoingAt : earliest)
			.executeTakeFirstOrThrow();
		if (Number(count) >= most) return true;
	}
	return false;
}

/** Writes the message of an event, and its files. */
export async function writeMessage(
	tx: Transaction<Tables>,
	{ id: eventId, enquiryId }: EventDraft,
	{ files, words: _words, ...reply }: IncomingMessage,
): Promise<void> {
	await tx
		.insertInto("replies")
		.values({ ...reply, eventId, enquiryId })
		.execute();
	await writeFiles(tx, { id: eventId, enquiryId }, files);
}

/**
 * Marks a delivery as failed, as a mail server reported after it had accepted the e-mail. If it was the last answer, the
 * visitor waits again.
 */
export async function markBounced(
	tx: Transaction<Tables>,
	before: EnquiryRow,
	{ kind, deliveryId, reason }: Extract<Change, { kind: "answer-bounced" }>,
): Promise<Effect> {
	const { numUpdatedRows } = await tx
		.updateTable("deliveries")
		.set({ state: "failed", lastError: reason, ...UNLEASED })
		.where("id", "=", deliveryId)
		.where("enquiryId", "=", before.id)
		.where("state", "in", ["pending", "delivered"])
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return {};
	const { row, event } = await recountAnswers(tx, before, { kind: "answer-failed" });
	const { fromValue = null, toValue = null } = event ?? {};
	return { row: row ?? {}, event: { kind, fromValue, toValue, text: reason } };
}
