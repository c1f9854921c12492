import type { Kysely } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact } from "#app/database/transact.ts";
import type { Draft } from "./drafts.ts";

type Plan = Pick<Draft, "publishAt" | "planEnded">;
/** Why a draft was not published at its time. */
export type PlanEnd = NonNullable<Draft["planEnded"]>;

/** Returns when a draft is published by itself; null if it is not. */
export function findPlannedTime({ publishAt, planEnded }: Plan): string | null {
	return planEnded ? null : publishAt;
}

/**
 * Plans when a draft of this version is published. Other nodes hear of it. Resolves to undefined if it has another version,
 * or is gone.
 */
export function planDraft(
	database: Database,
	draft: Pick<Draft, "id" | "version">,
	publishAt: string,
): Promise<Draft | undefined> {
	return transact(database, async ({ tx, announce }) => {
		announce();
		return setPlan(tx, draft, { publishAt, planEnded: null });
	});
}

/** Takes a draft off its plan as its author wishes, whatever its version. */
export async function cancelPlan(db: Kysely<Tables>, id: string): Promise<void> {
	await db
		.updateTable("contentDrafts")
		.set(({ eb }) => ({ publishAt: null, planEnded: null, version: eb("version", "+", 1) }))
		.where("id", "=", id)
		.execute();
}

/** Takes a draft of this version off its plan. Resolves to undefined if that was done, or it was saved or published meanwhile. */
export function endPlan(
	db: Kysely<Tables>,
	{ id, version, publishAt }: Pick<Draft, "id" | "version" | "publishAt">,
	planEnded: PlanEnd,
): Promise<Draft | undefined> {
	return setPlan(db, { id, version }, { publishAt, planEnded });
}

/** Lists the drafts that are published by themselves, the next one first. */
export function listPlanned(db: Kysely<Tables>): Promise<Draft[]> {
	return db
		.selectFrom("contentDrafts")
		.selectAll()
		.where("publishAt", "is not", null)
		.where("planEnded", "is", null)
		.orderBy("publishAt")
		.execute();
}

/** Changes a plan, and the version of its draft, so that whoever publishes the one before does not. */
function setPlan(
	db: Kysely<Tables>,
	{ id, version }: Pick<Draft, "id" | "version">,
	plan: Plan,
): Promise<Draft | undefined> {
	return db
		.updateTable("contentDrafts")
		.set({ ...plan, version: version + 1 })
		.where("id", "=", id)
		.where("version", "=", version)
		.returningAll()
		.executeTakeFirst();
}
