import type { Kysely, Transaction } from "kysely";
import { emptyJournal } from "#app/database/empty-journal.ts";
import type { Database } from "#app/database/open-database.ts";
import type { StaffRow, Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { changeWithin } from "#app/enquiries/store/change-enquiry.ts";
import { type Author, SYSTEM } from "#app/enquiries/store/change-types.ts";
import { getNow } from "#app/platform/clock.ts";

/** The outcome of a change. `last-owner`: nothing was changed, as nobody could invite or disable anybody any more. */
export type StaffChangeResult = "changed" | "missing" | "last-owner";

/** Changes a role or a right, disables or enables somebody. Disabling takes back what they have planned to send. */
export function changeStaff(
	database: Database,
	id: string,
	change: Partial<Pick<StaffRow, "role" | "disabledAt" | "mayPublish">>,
): Promise<StaffChangeResult> {
	return transact(database, async (unit) => {
		const { tx, isPostgres } = unit;
		const keepsOwner = change.role !== "member" && !change.disabledAt;
		if ((await isLastOwner(tx, id, isPostgres)) && !keepsOwner) return "last-owner";
		const changed = await tx
			.updateTable("staff")
			.set(({ eb }) => ({
				...change,
				// Without this the address of the calendar would become valid again with the person.
				...(change.disabledAt && { calendarVersion: eb("calendarVersion", "+", 1) }),
			}))
			.where("id", "=", id)
			.where("erasedAt", "is", null)
			.returning("id")
			.executeTakeFirst();
		if (!changed) return "missing";
		if (change.disabledAt) {
			await endAccess(tx, id);
			await takePlannedBack(unit, id, change.disabledAt);
		}
		return "changed";
	});
}

/**
 * Erases somebody who has left. Their actions stay, as those of a former colleague; their enquiries lose their owner.
 */
export async function eraseStaff(
	database: Database,
	id: string,
	by: Author,
): Promise<StaffChangeResult> {
	const result = await transact(database, async (unit): Promise<StaffChangeResult> => {
		const { tx, isPostgres } = unit;
		if (await isLastOwner(tx, id, isPostgres)) return "last-owner";
		const now = new Date(getNow()).toISOString();
		const erased = await tx
			.updateTable("staff")
			.set({
				name: "",
				email: `former-${id}`,
				role: "member",
				disabledAt: now,
				erasedAt: now,
				signature: null,
				language: null,
				callWindows: null,
			})
			.where("id", "=", id)
			.where("erasedAt", "is", null)
			.returning("id")
			.executeTakeFirst();
		if (!erased) return "missing";
		await endAccess(tx, id);
		// The drafts that are made of them are deleted below, and their words stay in the conversation.
		await takePlannedBack(unit, id, now);
		await tx.deleteFrom("passkeys").where("staffId", "=", id).execute();
		await tx.deleteFrom("drafts").where("staffId", "=", id).execute();
		await tx.deleteFrom("savedViews").where("staffId", "=", id).where("isForAll", "=", 0).execute();
		await tx.deleteFrom("templates").where("staffId", "=", id).execute();
		await tx.deleteFrom("busyCalendars").where("staffId", "=", id).execute();
		// The time itself stays, as it may concern everybody.
		await tx.updateTable("busyTimes").set({ note: "" }).where("staffId", "=", id).execute();
		await releaseEnquiries(unit, id, by);
		return "changed";
	});
	if (result === "changed") await emptyJournal(database);
	return result;
}

/**
 * Takes the answers back that somebody who cannot sign in any more has planned, as they would go out in the agency's name.
 * Their words are in the event, and the visitors wait again.
 */
async function takePlannedBack(unit: UnitOfWork, staffId: string, at: string): Promise<void> {
	const planned = await listPlanned(unit.tx, at).where("staffId", "=", staffId).execute();
	for (const { id: eventId, enquiryId: id } of planned)
		await changeWithin(unit, { id, by: SYSTEM, at }, { kind: "cancel-answer", eventId });
}

/** Creates a query of the answers that are planned for after an instant (ISO 8601), and will be sent. */
function listPlanned(db: Kysely<Tables>, at: string) {
	return db
		.selectFrom("deliveries")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
		.select(["enquiryEvents.id", "enquiryEvents.enquiryId", "staffId"])
		.where("channel", "=", "answer")
		.where("state", "=", "pending")
		.where("sendAt", ">", at)
		.orderBy("enquiryEvents.enquiryId")
		.orderBy("revision");
}

/** Counts the answers that each person has planned, by the id of the person. */
export async function countPlanned({ db }: Database): Promise<Map<string, number>> {
	const planned = await listPlanned(db, new Date(getNow()).toISOString()).execute();
	const counts = new Map<string, number>();
	for (const { staffId } of planned)
		if (staffId) counts.set(staffId, (counts.get(staffId) ?? 0) + 1);
	return counts;
}

/** Counts the planned answers that were taken back when somebody was disabled or erased, by the time of both. */
export async function countTakenBack({ db }: Database, id: string): Promise<number> {
	const { count } = await db
		.selectFrom("enquiryEvents")
		.innerJoin("staff", "staff.disabledAt", "enquiryEvents.at")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("staff.id", "=", id)
		.where("kind", "=", "cancel-answer")
		.where("author", "=", "system")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Locks the owners in one order, so that of two who disable each other one stays. */
async function isLastOwner(tx: Transaction<Tables>, id: string, isPostgres: boolean) {
	const owners = tx
		.selectFrom("staff")
		.select("id")
		.where("role", "=", "owner")
		.where("disabledAt", "is", null)
		.orderBy("id");
	const ids = (await (isPostgres ? owners.forUpdate() : owners).execute()).map((row) => row.id);
	return ids.length === 1 && ids[0] === id;
}

/** Ends all sessions, and the links that would begin another. Returns how many sessions. */
export async function endAccess(tx: Transaction<Tables>, staffId: string): Promise<number> {
	await tx
		.updateTable("staff")
		.set({ accessEndedAt: new Date(getNow()).toISOString() })
		.where("id", "=", staffId)
		.execute();
	await tx.deleteFrom("signInLinks").where("staffId", "=", staffId).execute();
	const { numDeletedRows } = await tx
		.deleteFrom("sessions")
		.where("staffId", "=", staffId)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

async function releaseEnquiries(unit: UnitOfWork, owner: string, by: Author): Promise<void> {
	const owned = await unit.tx
		.selectFrom("enquiries")
		.select("id")
		.where("owner", "=", owner)
		.whereRef("id", "=", "matterId")
		.orderBy("id")
		.execute();
	const change = { kind: "owner", owner: null, hasLeft: true } as const;
	for (const { id } of owned) await changeWithin(unit, { id, by }, change);
}
