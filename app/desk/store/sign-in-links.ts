import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { StaffRow, Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { LINK_LIFETIMES, type LinkKind } from "./link-lifetimes.ts";
import { createToken, hashToken } from "./tokens.ts";

/** The pause in minutes before another link is sent to somebody who asks again. */
const PAUSE_MINUTES = 2;

/** Creates a store of links that sign in once, within the lifetime of their kind. */
export function createSignInLinks({ db, pool }: Database) {
	return {
		/** Creates a link and resolves to its token. */
		createLink: (staffId: string, kind: LinkKind = "later"): Promise<string> =>
			insertLink(db, staffId, kind, 0),

		/**
		 * Creates a link for somebody who asked for one by e-mail at a time. Resolves to undefined for a person who may not
		 * sign in, has one that was asked for within two minutes and is not used, or has ended all sessions since.
		 */
		createAskedLink(
			email: string,
			askedAt: number,
		): Promise<{ staff: StaffRow; token: string } | undefined> {
			return db.transaction().execute(async (tx) => {
				const query = tx
					.selectFrom("staff")
					.selectAll()
					.where("email", "=", email.trim().toLowerCase())
					.where("erasedAt", "is", null)
					.where("disabledAt", "is", null);
				// The lock makes concurrent requests see each other's link.
				const staff = await (pool ? query.forUpdate() : query).executeTakeFirst();
				if (!staff) return;
				const { id, accessEndedAt } = staff;
				if (accessEndedAt !== null && askedAt <= Date.parse(accessEndedAt)) return;
				if (await hasNewLink(tx, id)) return;
				return { staff, token: await insertLink(tx, id, "later", 1) };
			});
		},

		/** Resolves to whether the link can still be used. */
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

		/**
		 * Uses the link up, with an invitation of the same person, which is for the first sign-in alone. Resolves to undefined
		 * when it was used, has expired, is not ours or its person is disabled.
		 */
		async useLink(token: string): Promise<StaffRow | undefined> {
			const used = await db
				.updateTable("signInLinks")
				.set({ usedAt: new Date(getNow()).toISOString() })
				.where("hash", "=", hashToken(token))
				.where("usedAt", "is", null)
				.where("expiresAt", ">", getNow())
				.returning("staffId")
				.executeTakeFirst();
			if (!used) return undefined;
			await db
				.deleteFrom("signInLinks")
				.where("staffId", "=", used.staffId)
				.where("usedAt", "is", null)
				.where("expiresAt", ">", getNow() + LINK_LIFETIMES.later.ms)
				.execute();
			return db
				.selectFrom("staff")
				.selectAll()
				.where("id", "=", used.staffId)
				.where("erasedAt", "is", null)
				.where("disabledAt", "is", null)
				.executeTakeFirst();
		},
	};
}

async function insertLink(
	db: Kysely<Tables>,
	staffId: string,
	kind: LinkKind,
	isAsked: 0 | 1,
): Promise<string> {
	const token = createToken();
	await db
		.deleteFrom("signInLinks")
		.where("expiresAt", "<", getNow() - DAY)
		.execute();
	await db
		.insertInto("signInLinks")
		.values({
			hash: hashToken(token),
			staffId,
			expiresAt: getNow() + LINK_LIFETIMES[kind].ms,
			usedAt: null,
			isAsked,
		})
		.execute();
	return token;
}

/** Returns whether a link is on its way to the person's mailbox, or is there unused. */
async function hasNewLink(db: Kysely<Tables>, staffId: string): Promise<boolean> {
	const link = await db
		.selectFrom("signInLinks")
		.select("hash")
		.where("staffId", "=", staffId)
		.where("isAsked", "=", 1)
		.where("usedAt", "is", null)
		.where("expiresAt", ">", getNow() + LINK_LIFETIMES.later.ms - PAUSE_MINUTES * MINUTE)
		.executeTakeFirst();
	return link !== undefined;
}
