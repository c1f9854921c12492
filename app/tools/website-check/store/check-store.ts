import { sql, type Transaction, type Updateable } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { CheckReport, Step } from "../check-report.ts";
import { KEPT_DAYS } from "../website-check-path.ts";
import { add, addUse, findFresh, toPage } from "./asked-checks.ts";
import { parseCheck, SLOW, type StoredCheck } from "./check-row.ts";
import { MAX_ATTEMPTS, takeLostBack, toDone, WAITING } from "./check-states.ts";
import { type CheckRejection, findRejection } from "./limits.ts";

const MAX_RUNNING = 2;
const KEPT_MS = KEPT_DAYS * DAY;

/** A check that one node alone runs. */
export type CheckClaim = Pick<Tables["websiteChecks"], "id" | "address" | "attempts">;

export type CheckStore = ReturnType<typeof createCheckStore>;

type Asked = {
	/** The address of a page, as `parseWebsite` of `platform/website-address.ts` returns it. */
	address: string;
	/** The keyed hash of the address of who asks; null for an enquiry's check, which has no limits of its own. */
	sender: string | null;
	enquiryId: string | null;
};

/** Creates the store of checks of websites, which all nodes share. */
export function createCheckStore({ db, pool }: Database) {
	/** Runs a transaction beside which no other writes checks. SQLite has one writer in any case. */
	const change = <Value>(work: (tx: Transaction<Tables>) => Promise<Value>) =>
		db.transaction().execute(async (tx) => {
			if (pool) await sql`lock table website_checks in share row exclusive mode`.execute(tx);
			return work(tx);
		});

	return {
		/**
		 * Resolves to the id of a check of the same page that has not ended or has read it within an hour, else of a new one, for
		 * which the host must not be read at the time.
		 */
		request({ address, sender, enquiryId }: Asked, now = getNow()) {
			return change(async (tx): Promise<Result<string, CheckRejection>> => {
				const { host, href } = toPage(address);
				const found = await findFresh(tx, { host, href }, now);
				const rejection = found ? null : await findRejection(tx, { sender, host }, now);
				if (rejection) return reject(rejection);
				const id = found ?? (await add(tx, { address: href, host, sender, createdAt: now }));
				if (enquiryId) await addUse(tx, id, enquiryId);
				return accept(id);
			});
		},

		/** Takes the oldest check that waits. Resolves to null where none does, or enough run. */
		claim(now = getNow()): Promise<CheckClaim | null> {
			return change(async (tx) => {
				await takeLostBack(tx, now);
				const running = await tx
					.selectFrom("websiteChecks")
					.select("id")
					.where("state", "=", "running")
					.execute();
				if (running.length >= MAX_RUNNING) return null;
				const oldest = tx
					.selectFrom("websiteChecks")
					.select("id")
					.where("state", "=", "waiting")
					.orderBy("createdAt")
					.orderBy("id")
					.limit(1);
				const claimed = await tx
					.updateTable("websiteChecks")
					.set(({ eb }) => ({ state: "running", startedAt: now, attempts: eb("attempts", "+", 1) }))
					.where("id", "in", oldest)
					.returning(["id", "address", "attempts"])
					.executeTakeFirst();
				return claimed ?? null;
			});
		},

		/** Returns whether any check waits or runs. */
		async isAnyUnfinished(): Promise<boolean> {
			const query = db.selectFrom("websiteChecks").select("id").where("state", "!=", "done");
			return (await query.limit(1).executeTakeFirst()) !== undefined;
		},

		/** Notes the step of a claimed check. Like the following, it writes nothing once another node has the check. */
		setStep: (claim: CheckClaim, step: Step) => write(claim, { step }),

		finish: (claim: CheckClaim, report: CheckReport, now = getNow()) =>
			write(claim, toDone(report, now)),

		/** Gives up a check after a fault, to be tried once more. */
		giveUp: (claim: CheckClaim, now = getNow()) =>
			write(claim, claim.attempts < MAX_ATTEMPTS ? WAITING : toDone(SLOW, now)),

		/** Returns a check whose node stops, which counts as no attempt. */
		release: (claim: CheckClaim) => write(claim, { ...WAITING, attempts: claim.attempts - 1 }),

		async find(id: string): Promise<StoredCheck | undefined> {
			const query = db.selectFrom("websiteChecks").selectAll().where("id", "=", id);
			const row = await query.executeTakeFirst();
			return row && parseCheck(row);
		},

		/** Finds the newest check that an enquiry uses. */
		async findOfEnquiry(enquiryId: string): Promise<StoredCheck | undefined> {
			const row = await db
				.selectFrom("websiteChecks")
				.innerJoin("enquiryChecks", "checkId", "id")
				.selectAll("websiteChecks")
				.where("enquiryId", "=", enquiryId)
				.orderBy("createdAt", "desc")
				.executeTakeFirst();
			return row && parseCheck(row);
		},

		/** Notes that an enquiry uses a check, so that it is erased with it. A check that is gone is passed over. */
		async addUse(id: string, enquiryId: string): Promise<void> {
			await db.transaction().execute(async (tx) => {
				const query = tx.selectFrom("websiteChecks").select("id").where("id", "=", id);
				if (await query.executeTakeFirst()) await addUse(tx, id, enquiryId);
			});
		},

		/** Deletes the checks of more than 30 days ago. Resolves to how many. */
		async deleteOld(now = getNow()): Promise<number> {
			const query = db.deleteFrom("websiteChecks").where("createdAt", "<", now - KEPT_MS);
			return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
		},
	};

	async function write(
		{ id, attempts }: CheckClaim,
		change: Updateable<Tables["websiteChecks"]>,
	): Promise<void> {
		await db
			.updateTable("websiteChecks")
			.set(change)
			.where("id", "=", id)
			.where("attempts", "=", attempts)
			.where("state", "=", "running")
			.execute();
	}
}
