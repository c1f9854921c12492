import { createHash, randomBytes } from "node:crypto";
import { getNow } from "#app/clock.ts";
import type { Database } from "#app/enquiries/store/open-database.ts";
import type { SessionRow, StaffRow } from "#app/enquiries/store/tables.ts";
import { changeStaff, eraseStaff, type StaffChangeResult } from "./change-staff.ts";

export type Staff = StaffRow;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LINK_MINUTES = 15;
/** Before another link is sent to somebody who asks again. */
const LINK_PAUSE_MINUTES = 2;
/** A session ends after so many days without a request, and after so many in all. */
const IDLE_DAYS = 30;
export const SESSION_DAYS = 90;
const TOKEN_BYTES = 32;

/** The desk's people, their sessions and sign-in links. Tokens are stored as hashes alone. */
export function createPeopleStore(database: Database) {
	const { db } = database;
	const findStaff = () => db.selectFrom("staff").selectAll().where("erasedAt", "is", null);
	const findLiveSessions = () =>
		db
			.selectFrom("sessions")
			.selectAll()
			.where("seenAt", ">", toPast(IDLE_DAYS * DAY_MS))
			.where("createdAt", ">", toPast(SESSION_DAYS * DAY_MS));

	return {
		async isAnybodyInvited(): Promise<boolean> {
			return (await findStaff().limit(1).executeTakeFirst()) !== undefined;
		},

		/** In the order of their invitations. */
		list(): Promise<Staff[]> {
			return findStaff().orderBy("invitedAt").orderBy("id").execute();
		},

		findById(id: string): Promise<Staff | undefined> {
			return findStaff().where("id", "=", id).executeTakeFirst();
		},

		findByEmail(email: string): Promise<Staff | undefined> {
			return findStaff().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
		},

		/** Invites somebody; null when the e-mail address is known already. */
		async invite(name: string, email: string, role: Staff["role"]): Promise<Staff | null> {
			const staff: Staff = {
				id: crypto.randomUUID(),
				name,
				email: email.trim().toLowerCase(),
				role,
				invitedAt: new Date(getNow()).toISOString(),
				disabledAt: null,
				calendarVersion: 0,
				erasedAt: null,
			};
			const inserted = await db
				.insertInto("staff")
				.values(staff)
				.onConflict((conflict) => conflict.column("email").doNothing())
				.returning("id")
				.executeTakeFirst();
			return inserted ? staff : null;
		},

		setRole(id: string, role: Staff["role"]): Promise<StaffChangeResult> {
			return changeStaff(database, id, { role });
		},

		/** Disabling ends all sessions and links at once; passkeys, and what the person wrote, stay. */
		setDisabled(id: string, isDisabled: boolean): Promise<StaffChangeResult> {
			const disabledAt = isDisabled ? new Date(getNow()).toISOString() : null;
			return changeStaff(database, id, { disabledAt });
		},

		/** Erases somebody who has left; `by` is who does it at the desk. */
		erase(id: string, by: string | null = null): Promise<StaffChangeResult> {
			return eraseStaff(database, id, by);
		},

		/** Makes another secret address for the person's calendar: the one before is dead. */
		async renewCalendarAddress(id: string): Promise<void> {
			await db
				.updateTable("staff")
				.set(({ eb }) => ({ calendarVersion: eb("calendarVersion", "+", 1) }))
				.where("id", "=", id)
				.execute();
		},

		/** The token of a link that signs in once, within LINK_MINUTES. */
		async createLink(staffId: string): Promise<string> {
			const token = createToken();
			await db
				.deleteFrom("signInLinks")
				.where("expiresAt", "<", getNow() - DAY_MS)
				.execute();
			await db
				.insertInto("signInLinks")
				.values({
					hash: hashToken(token),
					staffId,
					expiresAt: getNow() + LINK_MINUTES * MINUTE_MS,
					usedAt: null,
				})
				.execute();
			return token;
		},

		/** Whether the link can still be used. */
		async isLinkValid(token: string): Promise<boolean> {
			const link = await db
				.selectFrom("signInLinks")
				.select("hash")
				.where("hash", "=", hashToken(token))
				.where("usedAt", "is", null)
				.where("expiresAt", ">", getNow())
				.executeTakeFirst();
			return link !== undefined;
		},

		/** Uses the link up; undefined when it was used, has expired, is not ours or its person is disabled. */
		async useLink(token: string): Promise<Staff | undefined> {
			const used = await db
				.updateTable("signInLinks")
				.set({ usedAt: new Date(getNow()).toISOString() })
				.where("hash", "=", hashToken(token))
				.where("usedAt", "is", null)
				.where("expiresAt", ">", getNow())
				.returning("staffId")
				.executeTakeFirst();
			if (!used) return undefined;
			return findStaff()
				.where("id", "=", used.staffId)
				.where("disabledAt", "is", null)
				.executeTakeFirst();
		},

		/** Whether a link was made within the last two minutes. */
		async hasNewLink(staffId: string): Promise<boolean> {
			const link = await db
				.selectFrom("signInLinks")
				.select("hash")
				.where("staffId", "=", staffId)
				.where("expiresAt", ">", getNow() + (LINK_MINUTES - LINK_PAUSE_MINUTES) * MINUTE_MS)
				.executeTakeFirst();
			return link !== undefined;
		},

		/** The token of a new session, for the cookie. The session that the browser had before (its token) ends. */
		async createSession(staffId: string, device: string, before?: string | null): Promise<string> {
			const token = createToken();
			if (before) await db.deleteFrom("sessions").where("hash", "=", hashToken(before)).execute();
			const now = new Date(getNow()).toISOString();
			await db
				.deleteFrom("sessions")
				.where(({ eb, or }) =>
					or([
						eb("seenAt", "<", toPast(IDLE_DAYS * DAY_MS)),
						eb("createdAt", "<", toPast(SESSION_DAYS * DAY_MS)),
					]),
				)
				.execute();
			await db
				.insertInto("sessions")
				.values({ hash: hashToken(token), staffId, createdAt: now, seenAt: now, device })
				.execute();
			return token;
		},

		/** Whose session it is, and which; undefined when it has ended or the person is disabled. */
		async findSession(token: string): Promise<{ staff: Staff; session: SessionRow } | undefined> {
			const session = await findLiveSessions()
				.where("hash", "=", hashToken(token))
				.executeTakeFirst();
			if (!session) return undefined;
			const staff = await findStaff()
				.where("id", "=", session.staffId)
				.where("disabledAt", "is", null)
				.executeTakeFirst();
			if (!staff) return undefined;
			// Written once an hour at most, as every request would be a write.
			if (session.seenAt < toPast(60 * MINUTE_MS))
				await db
					.updateTable("sessions")
					.set({ seenAt: new Date(getNow()).toISOString() })
					.where("hash", "=", session.hash)
					.execute();
			return { staff, session };
		},

		/** Those that have not ended, the last used first. */
		listSessions(staffId: string): Promise<SessionRow[]> {
			return findLiveSessions().where("staffId", "=", staffId).orderBy("seenAt", "desc").execute();
		},

		/** Ends one session of a person, or all of them with the links that would begin another. Returns how many. */
		async endSessions(staffId: string, hash?: string): Promise<number> {
			if (!hash) await db.deleteFrom("signInLinks").where("staffId", "=", staffId).execute();
			let ending = db.deleteFrom("sessions").where("staffId", "=", staffId);
			if (hash) ending = ending.where("hash", "=", hash);
			return Number((await ending.executeTakeFirstOrThrow()).numDeletedRows);
		},
	};
}

/** In lower case, as paths are. */
function createToken(): string {
	return randomBytes(TOKEN_BYTES).toString("hex");
}

function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}

function toPast(ms: number): string {
	return new Date(getNow() - ms).toISOString();
}
