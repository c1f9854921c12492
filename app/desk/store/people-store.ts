import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#app/enquiries/store/open-database.ts";
import type { SessionRow, StaffRow } from "#app/enquiries/store/tables.ts";

export type Staff = StaffRow;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const LINK_MINUTES = 15;
/** A session ends after so many days without a request, and after so many in all. */
const IDLE_DAYS = 30;
export const SESSION_DAYS = 90;
const TOKEN_BYTES = 32;

/** The desk's people, their sessions and sign-in links. Tokens are stored as hashes alone. */
export function createPeopleStore({ db }: Database) {
	const findStaff = () => db.selectFrom("staff").selectAll();

	return {
		async isAnybodyInvited(): Promise<boolean> {
			return (await findStaff().limit(1).executeTakeFirst()) !== undefined;
		},

		/** In the order of their invitations. */
		list(): Promise<Staff[]> {
			return findStaff().orderBy("invitedAt").orderBy("id").execute();
		},

		findByEmail(email: string): Promise<Staff | undefined> {
			return findStaff().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
		},

		/** Invites somebody; null when the e-mail address is known already. */
		async invite(name: string, email: string, role: Staff["role"]): Promise<Staff | null> {
			const staff: Staff = {
				...{ id: crypto.randomUUID(), name, email: email.trim().toLowerCase(), role },
				...{ invitedAt: new Date().toISOString(), disabledAt: null },
			};
			const inserted = await db
				.insertInto("staff")
				.values(staff)
				.onConflict((conflict) => conflict.column("email").doNothing())
				.returning("id")
				.executeTakeFirst();
			return inserted ? staff : null;
		},

		async setRole(id: string, role: Staff["role"]): Promise<void> {
			await db.updateTable("staff").set({ role }).where("id", "=", id).execute();
		},

		/** Disabling ends all sessions and links at once; what the person wrote stays. */
		async setDisabled(id: string, isDisabled: boolean): Promise<void> {
			const disabledAt = isDisabled ? new Date().toISOString() : null;
			await db.transaction().execute(async (tx) => {
				await tx.updateTable("staff").set({ disabledAt }).where("id", "=", id).execute();
				if (!isDisabled) return;
				await tx.deleteFrom("sessions").where("staffId", "=", id).execute();
				await tx.deleteFrom("signInLinks").where("staffId", "=", id).execute();
			});
		},

		/** The token of a link that signs in once, within LINK_MINUTES. */
		async createLink(staffId: string): Promise<string> {
			const token = createToken();
			await db
				.deleteFrom("signInLinks")
				.where("expiresAt", "<", Date.now() - DAY_MS)
				.execute();
			await db
				.insertInto("signInLinks")
				.values({
					hash: hashToken(token),
					staffId,
					expiresAt: Date.now() + LINK_MINUTES * MINUTE_MS,
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
				.where("expiresAt", ">", Date.now())
				.executeTakeFirst();
			return link !== undefined;
		},

		/** Uses the link up; undefined when it was used, has expired, is not ours or its person is disabled. */
		async useLink(token: string): Promise<Staff | undefined> {
			const used = await db
				.updateTable("signInLinks")
				.set({ usedAt: new Date().toISOString() })
				.where("hash", "=", hashToken(token))
				.where("usedAt", "is", null)
				.where("expiresAt", ">", Date.now())
				.returning("staffId")
				.executeTakeFirst();
			if (!used) return undefined;
			return findStaff()
				.where("id", "=", used.staffId)
				.where("disabledAt", "is", null)
				.executeTakeFirst();
		},

		/** The token of a new session, for the cookie. */
		async createSession(staffId: string, device: string): Promise<string> {
			const token = createToken();
			const now = new Date().toISOString();
			await db
				.insertInto("sessions")
				.values({ hash: hashToken(token), staffId, createdAt: now, seenAt: now, device })
				.execute();
			return token;
		},

		/** Whose session it is, and which; undefined when it has ended or the person is disabled. */
		async findSession(token: string): Promise<{ staff: Staff; session: SessionRow } | undefined> {
			const session = await db
				.selectFrom("sessions")
				.selectAll()
				.where("hash", "=", hashToken(token))
				.where("seenAt", ">", toPast(IDLE_DAYS * DAY_MS))
				.where("createdAt", ">", toPast(SESSION_DAYS * DAY_MS))
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
					.set({ seenAt: new Date().toISOString() })
					.where("hash", "=", session.hash)
					.execute();
			return { staff, session };
		},

		listSessions(staffId: string): Promise<SessionRow[]> {
			return db
				.selectFrom("sessions")
				.selectAll()
				.where("staffId", "=", staffId)
				.orderBy("seenAt", "desc")
				.execute();
		},

		/** Ends one session of a person, or all of them. Returns how many. */
		async endSessions(staffId: string, hash?: string): Promise<number> {
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
	return new Date(Date.now() - ms).toISOString();
}
