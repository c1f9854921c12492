import type { Database } from "#app/database/open-database.ts";
import type { SessionRow, StaffRow } from "#app/database/tables.ts";
import type { Author } from "#app/enquiries/store/change-types.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import {
	changeStaff,
	countPlanned,
	countTakenBack,
	endAccess,
	eraseStaff,
	type StaffChangeResult,
} from "./change-staff.ts";
import { createSignInLinks } from "./sign-in-links.ts";
import { createToken, hashToken } from "./tokens.ts";

export type Staff = StaffRow;

/** The numbers of days after which a session ends: without a request, and in all. */
const IDLE_DAYS = 30;
export const SESSION_DAYS = 90;

/** Creates the store of the desk's people, their sessions and sign-in links. */
export function createPeopleStore(database: Database) {
	const { db } = database;
	const findStaff = () => db.selectFrom("staff").selectAll().where("erasedAt", "is", null);
	const findLiveSessions = () =>
		db
			.selectFrom("sessions")
			.selectAll()
			.where("seenAt", ">", toPast(IDLE_DAYS * DAY))
			.where("createdAt", ">", toPast(SESSION_DAYS * DAY));

	/** Writes the time once an hour at most, as otherwise every request would be a write. */
	const noteSeen = async (sessions: readonly SessionRow[]) => {
		const stale = sessions.filter(({ seenAt }) => seenAt < toPast(60 * MINUTE));
		if (stale.length === 0) return;
		await db
			.updateTable("sessions")
			.set({ seenAt: new Date(getNow()).toISOString() })
			.where(
				"hash",
				"in",
				stale.map(({ hash }) => hash),
			)
			.execute();
	};

	return {
		...createSignInLinks(database),

		async isAnybodyInvited(): Promise<boolean> {
			return (await findStaff().limit(1).executeTakeFirst()) !== undefined;
		},

		/** Lists people in the order of their invitations. */
		list(): Promise<Staff[]> {
			return findStaff().orderBy("invitedAt").orderBy("id").execute();
		},

		/** Lists the owners who are not disabled. */
		listOwners(): Promise<Staff[]> {
			return findStaff().where("role", "=", "owner").where("disabledAt", "is", null).execute();
		},

		findById(id: string): Promise<Staff | undefined> {
			return findStaff().where("id", "=", id).executeTakeFirst();
		},

		findByEmail(email: string): Promise<Staff | undefined> {
			return findStaff().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
		},

		/** Invites somebody. Resolves to null when the e-mail address is known already. */
		async invite(name: string, email: string, role: Staff["role"]): Promise<Staff | null> {
			const staff: Staff = {
				id: crypto.randomUUID(),
				name,
				email: email.trim().toLowerCase(),
				role,
				invitedAt: new Date(getNow()).toISOString(),
				disabledAt: null,
				calendarVersion: 0,
				accessEndedAt: null,
				erasedAt: null,
				signature: null,
				language: null,
				mayPublish: 0,
				firstStepsHiddenAt: null,
				calendarReadAt: null,
				callWindows: null,
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

		/** Lets a member publish changes of the website, or not; owners always may. */
		setMayPublish(id: string, mayPublish: boolean): Promise<StaffChangeResult> {
			return changeStaff(database, id, { mayPublish: mayPublish ? 1 : 0 });
		},

		/**
		 * Disables or enables somebody. Disabling ends all sessions and links at once, and takes planned answers back; passkeys,
		 * and what the person wrote, stay.
		 */
		setDisabled(id: string, isDisabled: boolean): Promise<StaffChangeResult> {
			const disabledAt = isDisabled ? new Date(getNow()).toISOString() : null;
			return changeStaff(database, id, { disabledAt });
		},

		/** Counts the answers that each person has planned, by the id of the person. */
		countPlanned: () => countPlanned(database),

		/** Counts the planned answers that were taken back when somebody was disabled or erased. */
		countTakenBack: (id: string) => countTakenBack(database, id),

		/** Saves the lines below a person's answers; null for none. */
		async setSignature(id: string, signature: string | null): Promise<void> {
			await db.updateTable("staff").set({ signature }).where("id", "=", id).execute();
		},

		/** Saves the language in which somebody reads the desk and what is sent to them (BCP 47); null for the site's. */
		async setLanguage(id: string, language: string | null): Promise<void> {
			await db.updateTable("staff").set({ language }).where("id", "=", id).execute();
		},

		/** Hides the list of first steps from a person. */
		async hideFirstSteps(id: string): Promise<void> {
			const firstStepsHiddenAt = new Date(getNow()).toISOString();
			await db.updateTable("staff").set({ firstStepsHiddenAt }).where("id", "=", id).execute();
		},

		/** Notes that a calendar has read the secret address of a person's calls for the first time. */
		async noteCalendarRead(id: string): Promise<void> {
			const calendarReadAt = new Date(getNow()).toISOString();
			await db
				.updateTable("staff")
				.set({ calendarReadAt })
				.where("id", "=", id)
				.where("calendarReadAt", "is", null)
				.execute();
		},

		/** Finds the language of who has an e-mail address; null for the site's, and for strangers. */
		async findLanguage(email: string): Promise<string | null> {
			const staff = await findStaff()
				.where("email", "=", email.trim().toLowerCase())
				.where("disabledAt", "is", null)
				.executeTakeFirst();
			return staff?.language ?? null;
		},

		/** Erases somebody who has left. */
		erase(id: string, by: Author): Promise<StaffChangeResult> {
			return eraseStaff(database, id, by);
		},

		/** Creates another secret address for the person's calendar; the former one is no longer valid. */
		async renewFeedAddress(id: string): Promise<void> {
			await db
				.updateTable("staff")
				.set(({ eb }) => ({
					calendarVersion: eb("calendarVersion", "+", 1),
					calendarReadAt: null,
				}))
				.where("id", "=", id)
				.execute();
		},

		/**
		 * Creates a session and resolves to its token, for the cookie. The browser's former session (its token) ends; of the
		 * notifications that it asked for only those stay on that are the browser's own, by their endpoint.
		 */
		async createSession(
			staffId: string,
			device: string,
			before?: string | null,
			endpoint = "",
		): Promise<string> {
			const token = createToken();
			const now = new Date(getNow()).toISOString();
			await db
				.deleteFrom("sessions")
				.where(({ eb, or }) =>
					or([
						eb("seenAt", "<", toPast(IDLE_DAYS * DAY)),
						eb("createdAt", "<", toPast(SESSION_DAYS * DAY)),
					]),
				)
				.execute();
			await db
				.insertInto("sessions")
				.values({ hash: hashToken(token), staffId, createdAt: now, seenAt: now, device })
				.execute();
			if (before)
				await replaceSession(db, {
					staffId,
					endpoint,
					before: hashToken(before),
					sessionHash: hashToken(token),
				});
			return token;
		},

		/**
		 * Finds the session of a token, with its person. Resolves to undefined when it has ended or the person is disabled.
		 */
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
			await noteSeen([session]);
			return { staff, session };
		},

		/** Resolves to the tokens whose sessions have not ended, of people who are not disabled. */
		async findSignedIn(tokens: readonly string[]): Promise<Set<string>> {
			const hashes = new Map(tokens.map((token) => [hashToken(token), token]));
			if (hashes.size === 0) return new Set();
			const live = await findLiveSessions()
				.where("hash", "in", [...hashes.keys()])
				.where(
					"staffId",
					"in",
					findStaff().clearSelect().select("id").where("disabledAt", "is", null),
				)
				.execute();
			await noteSeen(live);
			return new Set(live.flatMap(({ hash }) => hashes.get(hash) ?? []));
		},

		/** Lists the sessions that have not ended, the last used first. */
		listSessions(staffId: string): Promise<SessionRow[]> {
			return findLiveSessions().where("staffId", "=", staffId).orderBy("seenAt", "desc").execute();
		},

		/** Ends one session of a person, or all of them with the links that would begin another. Resolves to how many. */
		async endSessions(staffId: string, hash?: string): Promise<number> {
			if (!hash) return db.transaction().execute((tx) => endAccess(tx, staffId));
			const { numDeletedRows } = await db
				.deleteFrom("sessions")
				.where("staffId", "=", staffId)
				.where("hash", "=", hash)
				.executeTakeFirstOrThrow();
			return Number(numDeletedRows);
		},
	};
}

function toPast(ms: number): string {
	return new Date(getNow() - ms).toISOString();
}

type Replaced = { staffId: string; before: string; sessionHash: string; endpoint: string };

/**
 * Ends the former session of a browser, whose own notifications stay on for the same person: what somebody with a stolen
 * cookie asked for ends with it.
 */
async function replaceSession(
	db: Database["db"],
	{ staffId, before, sessionHash, endpoint }: Replaced,
): Promise<void> {
	await db
		.updateTable("pushSubscriptions")
		.set({ sessionHash })
		.where("sessionHash", "=", before)
		.where("staffId", "=", staffId)
		.where("endpoint", "=", endpoint)
		.execute();
	await db.deleteFrom("sessions").where("hash", "=", before).execute();
}
