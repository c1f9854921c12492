import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { filterCallStates } from "#app/database/call-states.ts";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { createDeliveries } from "#app/enquiries/store/deliveries.ts";
import { notifyDevices } from "#app/enquiries/store/push-deliveries.ts";
import { getNow } from "#app/platform/clock.ts";
import { isAwake, isDue, isRow, isUnanswered } from "./inbox-conditions.ts";
import { loadReminded, type Reminded } from "./reminded.ts";

/** What may have to be reminded of: a matter that waits for the agency since a time (ISO 8601). */
export type Waiting = {
	since: string;
	/** True if it is the next step that is due, and not an answer. */
	isNextStep: boolean;
	/** Who would be told: the owner first, then the agency, or the agency at once where nobody owns it. */
	told: "owner" | "agency after the owner" | "agency";
};

/** Creates a store that reminds of each matter that waits: once its owner, and then once the agency. */
export function createReminderStore({ db }: Database) {
	return {
		/**
		 * Writes the reminders of all that is due, one for each owner and one for the agency, which no other node can claim then.
		 * Resolves to whether there were any.
		 */
		async claim(isReminded: (waiting: Waiting) => boolean): Promise<boolean> {
			const found = await listWaiting(db);
			const ofOwners = Map.groupBy(
				found.filter(
					({ ownerId, ownerReminderId, waiting }) =>
						ownerId !== null &&
						ownerReminderId === null &&
						isReminded({ ...waiting, told: "owner" }),
				),
				({ ownerId }) => ownerId,
			);
			const ofAgency = found.filter(
				({ ownerId, reminderId, waiting }) =>
					reminderId === null &&
					isReminded({ ...waiting, told: ownerId === null ? "agency" : "agency after the owner" }),
			);
			if (ofOwners.size === 0 && ofAgency.length === 0) return false;
			return db.transaction().execute(async (tx) => {
				let isAny = await remind(tx, "reminderId", ofAgency.map(toId), null);
				for (const [ownerId, theirs] of ofOwners)
					isAny = (await remind(tx, "ownerReminderId", theirs.map(toId), ownerId)) || isAny;
				return isAny;
			});
		},

		/** Lists what a reminder names and still waits, the longest wait first. */
		async list(reminderId: string): Promise<Reminded[]> {
			const rows = await db
				.selectFrom("enquiries")
				.select("id")
				.where(({ eb, or }) =>
					or([eb("reminderId", "=", reminderId), eb("ownerReminderId", "=", reminderId)]),
				)
				.where(isWaiting)
				.orderBy("incomingAt")
				.execute();
			return loadReminded(db, rows.map(toId));
		},

		/** Finds the address of the owner whom a reminder is for; null for one to the agency, and for who cannot sign in. */
		async findOwnerAddress(reminderId: string): Promise<string | null> {
			const owner = await db
				.selectFrom("enquiries")
				.innerJoin("staff", "staff.id", "enquiries.owner")
				.select("staff.email")
				.where("ownerReminderId", "=", reminderId)
				.where("disabledAt", "is", null)
				.executeTakeFirst();
			return owner?.email ?? null;
		},
	};
}

/** The states of calls that were held, or should have been. */
const HELD = filterCallStates(({ isStanding, isOutcome }) => isStanding || isOutcome);

const toId = ({ id }: { id: string }) => id;

/** Lists all that waits for the agency, and of which not everybody was reminded. */
async function listWaiting(db: Kysely<Tables>) {
	const rows = await db
		.selectFrom("enquiries")
		.leftJoin("deliveries", (join) =>
			join
				.onRef("deliveries.enquiryId", "=", "enquiries.id")
				.on("deliveries.channel", "=", "email")
				.on("enquiries.verdict", "=", "ham"),
		)
		.leftJoin("staff", (join) =>
			join.onRef("staff.id", "=", "enquiries.owner").on("staff.disabledAt", "is", null),
		)
		.select(["enquiries.id", "incomingAt", "outgoingAt", "dueAt", "ownerReminderId", "reminderId"])
		.select(["deliveries.id as toldBy", "deliveredAt", "staff.id as ownerId"])
		.select((eb) => eb.case().when(isDue(eb, toInstant())).then(1).else(0).end().as("isDue"))
		.select((eb) => selectCallEnd(eb).as("callEnd"))
		.where(({ eb, or }) => or([eb("reminderId", "is", null), eb("ownerReminderId", "is", null)]))
		.where(isWaiting)
		.execute();
	return rows.flatMap(({ id, ownerId, ownerReminderId, reminderId, ...row }) => {
		// An enquiry that was held as spam is known since it was freed.
		if (row.toldBy && row.deliveredAt === null) return [];
		const isNextStep = row.isDue === 1;
		const since = isNextStep && row.dueAt ? row.dueAt : findWaitStart(row);
		return [{ id, ownerId, ownerReminderId, reminderId, waiting: { since, isNextStep } }];
	});
}

type WaitStart = {
	incomingAt: string;
	/** When an answer was sent that has not arrived. */
	outgoingAt: string | null;
	deliveredAt: string | null;
	/** The end of a call after which nobody has written, in Unix ms. */
	callEnd: number | null;
};

/** Finds the time (ISO 8601) since which somebody waits for the agency, which could do nothing for them before. */
function findWaitStart({ incomingAt, outgoingAt, deliveredAt, callEnd }: WaitStart): string {
	const times = [incomingAt, outgoingAt, deliveredAt, callEnd && toInstant(callEnd)];
	return times.reduce<string>((last, time) => (time && time > last ? time : last), incomingAt);
}

/** Selects the end of the last call of a matter that is over, if its visitor has not written since it was booked. */
function selectCallEnd({ selectFrom }: ExpressionBuilder<Tables, "enquiries">) {
	return selectFrom("bookings")
		.innerJoin("enquiries as part", "part.id", "bookings.enquiryId")
		.select(({ fn }) => fn.max<number | null>("endsAt").as("endsAt"))
		.whereRef("part.matterId", "=", "enquiries.matterId")
		.whereRef("bookings.createdAt", ">=", "enquiries.incomingAt")
		.where("bookings.state", "in", HELD)
		.where("endsAt", "<=", getNow());
}

/** Writes a reminder of matters of which nobody was reminded yet. Resolves to whether there were any. */
async function remind(
	tx: Transaction<Tables>,
	column: "reminderId" | "ownerReminderId",
	ids: readonly string[],
	ownerId: string | null,
): Promise<boolean> {
	if (ids.length === 0) return false;
	const reminderId = crypto.randomUUID();
	const claimed = await tx
		.updateTable("enquiries")
		.set({ [column]: reminderId })
		.where("id", "in", ids)
		.where(column, "is", null)
		.where(isWaiting)
		.returning("id")
		.executeTakeFirst();
	if (!claimed) return false;
	const [delivery] = createDeliveries(claimed.id, ["reminder"], true, reminderId);
	if (delivery)
		await tx
			.insertInto("deliveries")
			.values({ ...delivery, id: reminderId })
			.execute();
	await notifyDevices(tx, claimed.id, "reminder", { eventId: reminderId, to: ownerId });
	return true;
}

function toInstant(time = getNow()): string {
	return new Date(time).toISOString();
}

/**
 * Creates a condition that somebody waits for an answer, or a next step is due, as in the inbox; samples, spam and what is
 * snoozed do not count. What the agency has promised by a time does not wait before it.
 */
function isWaiting(eb: ExpressionBuilder<Tables, "enquiries">) {
	return eb.and([
		isRow(eb),
		eb.or([eb.and([isUnanswered(eb, getNow()), eb("dueAt", "is", null)]), isDue(eb, toInstant())]),
		eb("verdict", "in", ["clean", "ham"]),
		eb("enquiries.erasedAt", "is", null),
		eb("isSample", "=", 0),
		isAwake(eb, toInstant()),
	]);
}
