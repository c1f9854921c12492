import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";
import { UNIVERSAL_SOURCES } from "#app/platform/attribution.ts";
import { deleteChecksOf } from "#app/tools/website-check/store/asked-checks.ts";
import { CHECK_SOURCE } from "../came-by-check.ts";
import { filterChannels } from "../channels.ts";
import type { WorkflowColumns } from "../enquiry.ts";
import { ERASED_COLUMNS } from "../field-columns.ts";
import type { ColumnName } from "../fields.ts";
import { eraseCall } from "./calls.ts";
import type { Effect, NewEvent } from "./change-types.ts";
import { createDeliveries, UNLEASED } from "./deliveries.ts";
import { deleteFiles } from "./files.ts";
import { forgetMailbox } from "./find-person.ts";
import { leaveMatter } from "./join-matters.ts";
import { WITH_TEXTS } from "./words-of-enquiry.ts";

/** The columns that still count after an erasure: time, service, place, source and states. */
type Kept =
	| "id"
	| "submissionId"
	| "createdAt"
	| "service"
	| "city"
	| "district"
	| "source"
	| "noticeVersion"
	| "verdict"
	| "erasedAt"
	| Exclude<keyof WorkflowColumns, "lostReason" | "personId">;
/** The channels of what names several enquiries. */
const OF_SEVERAL = filterChannels(({ isOfOneEnquiry }) => !isOfOneEnquiry);

const ERASED: Omit<Tables["enquiries"], Kept | ColumnName> = {
	contentHash: "",
	messageHash: "",
	spamReasons: "",
	phoneNumbers: null,
	calculation: null,
	landingPage: null,
	referrer: null,
	firstTouch: null,
	lastTouch: null,
	wantsNews: 0,
	addressKey: null,
	lostReason: null,
	personId: null,
};

/** Erases the personal data of an enquiry, with the words of its events, and cancels its call and deliveries. */
export async function erasePerson(
	unit: UnitOfWork,
	before: Tables["enquiries"],
	{ id: eventId, at }: NewEvent,
): Promise<Effect> {
	const { tx } = unit;
	const { id } = before;
	await passReminderOn(tx, id);
	await leaveMatter(tx, before);
	const isCallCancelled = await eraseCall(tx, id);
	const deliveries = tx.updateTable("deliveries").where("enquiryId", "=", id);
	await deliveries
		.where("state", "in", ["pending", "failed", "held"])
		.set({ state: "cancelled", ...UNLEASED })
		.execute();
	await deliveries.set({ lastError: null }).execute();
	// The agency's calendar keeps the name and the number of the person until it hears of the end of the call.
	if (isCallCancelled && !before.isSample)
		await tx
			.insertInto("deliveries")
			.values(createDeliveries(id, ["host-invitation"], true, eventId))
			.execute();
	await tx.deleteFrom("replies").where("enquiryId", "=", id).execute();
	await tx
		.updateTable("enquiryEvents")
		.set({ text: null, cc: null, subject: null, replaced: null })
		.where("enquiryId", "=", id)
		.execute();
	await tx
		.updateTable("enquiryEvents")
		.set({ data: "{}" })
		.where("enquiryId", "=", id)
		.where("kind", "in", WITH_TEXTS)
		.execute();
	await tx.deleteFrom("drafts").where("enquiryId", "=", id).execute();
	await deleteFiles(unit, { enquiryId: id });
	await deleteChecksOf(tx, id);
	await eraseSetAside(tx, before.email);
	const source = await findKeptSource(tx, before);
	return {
		row: { ...ERASED, ...ERASED_COLUMNS, source, submissionId: `erased-${id}`, erasedAt: at },
		event: { kind: "erased" },
		writeRelated: () => forgetMailbox(tx, before),
	};
}

/** Removes what is noted of messages from an address that could not be taken. Returns of how many. */
export async function eraseSetAside(db: Kysely<Tables>, email: string): Promise<number> {
	const removing = db.deleteFrom("setAsideMessages").where("sender", "=", email.toLowerCase());
	// Those without a sender are of nobody.
	const { numDeletedRows } = await removing.where("sender", "!=", "").executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

/** Leaves the other enquiries of a pending reminder to the next one. */
async function passReminderOn(tx: Transaction<Tables>, id: string): Promise<void> {
	const reminder = await tx
		.selectFrom("deliveries")
		.select("id")
		.where("enquiryId", "=", id)
		.where("channel", "in", OF_SEVERAL)
		.where("state", "in", ["pending", "failed"])
		.executeTakeFirst();
	if (!reminder) return;
	await tx
		.updateTable("enquiries")
		.set({ reminderId: null })
		.where("reminderId", "=", reminder.id)
		.execute();
}

/**
 * Returns the source that still counts once an enquiry is erased. A source that no other enquiry has may identify a
 * person, such as the link of a single customer or the host of their own website: it becomes `other`.
 */
async function findKeptSource(
	tx: Transaction<Tables>,
	{ source, personId }: Tables["enquiries"],
): Promise<string> {
	if (UNIVERSAL_SOURCES.has(source) || source === CHECK_SOURCE) return source;
	const ofSomebodyElse = await tx
		.selectFrom("enquiries")
		.select("id")
		.where("source", "=", source)
		.where(({ eb, or }) => or([eb("personId", "!=", personId), eb("personId", "is", null)]))
		.limit(1)
		.executeTakeFirst();
	return ofSomebodyElse ? source : "other";
}
