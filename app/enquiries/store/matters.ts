import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { UnitOfWork } from "#app/database/transact.ts";

type EnquiryRow = Tables["enquiries"];

/**
 * The columns that are the same in all enquiries of a matter. A matter is what a person and the agency are about: its
 * enquiries are one row of the inbox and one conversation.
 */
const OF_MATTER = [
	"matterId",
	"personId",
	"verdict",
	"state",
	"owner",
	"snoozedUntil",
	"dueAt",
	"firstAnswerAt",
	"firstAnswerBy",
	"incomingAt",
	"outgoingAt",
	"expectedValue",
	"wonValue",
	"wonAt",
	"lostReason",
	"seenAt",
	"seenBy",
	"ownerReminderId",
	"reminderId",
	"revision",
] as const satisfies (keyof EnquiryRow)[];

type MatterColumn = (typeof OF_MATTER)[number];

function isOfMatter(column: string): column is MatterColumn {
	return OF_MATTER.some((each) => each === column);
}

/** Returns the values of a row that all enquiries of its matter have. */
export function pickMatter(row: EnquiryRow): Pick<EnquiryRow, MatterColumn> {
	const values = Object.entries(row).filter(([column]) => isOfMatter(column));
	return Object.fromEntries(values) as Pick<EnquiryRow, MatterColumn>;
}

/** Creates a query for the ids of the enquiries that are of the same matter as one, itself among them. */
export function selectMatterIds(
	{ selectFrom }: Pick<ExpressionBuilder<Tables, never>, "selectFrom">,
	enquiryId: string,
) {
	const own = selectFrom("enquiries as own").select("own.matterId").where("own.id", "=", enquiryId);
	return selectFrom("enquiries as part").select("part.id").where("part.matterId", "=", own);
}

/** Lists the ids of the enquiries that are of the same matter as one, itself among them. */
export async function listMatterIds(db: Kysely<Tables>, enquiryId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("enquiries")
		.select("id")
		.where((eb) => eb("id", "in", selectMatterIds(eb, enquiryId)))
		.orderBy("createdAt", "desc")
		.orderBy("id")
		.execute();
	return rows.map(({ id }) => id);
}

/**
 * Locks the matters of enquiries on PostgreSQL, in order of their ids: whoever writes an enquiry has locked the one that leads
 * its matter. On SQLite every transaction keeps others out.
 */
export async function lockMatters(
	{ tx, isPostgres }: UnitOfWork,
	ids: readonly string[],
): Promise<void> {
	if (!isPostgres || ids.length === 0) return;
	const listLeading = async () => {
		const rows = await tx
			.selectFrom("enquiries")
			.select("matterId")
			.distinct()
			.where("id", "in", ids)
			.execute();
		return rows.map(({ matterId }) => matterId);
	};
	const locked = new Set<string>();
	// A matter can have become part of another one while its lock was awaited.
	for (;;) {
		const missing = (await listLeading()).filter((id) => !locked.has(id));
		if (missing.length === 0) return;
		await tx
			.selectFrom("enquiries")
			.select("id")
			.where("id", "in", missing)
			.orderBy("id")
			.forUpdate()
			.execute();
		for (const id of missing) locked.add(id);
	}
}

/** Writes new values of an enquiry: those of its matter into all enquiries of that. */
export async function writeEnquiry(
	tx: Transaction<Tables>,
	id: string,
	row: Partial<EnquiryRow>,
): Promise<void> {
	const entries = Object.entries(row);
	const common = entries.filter(([column]) => isOfMatter(column));
	const own = entries.filter(([column]) => !isOfMatter(column));
	if (common.length > 0)
		await tx
			.updateTable("enquiries")
			.set(Object.fromEntries(common))
			.where((eb) => eb("id", "in", selectMatterIds(eb, id)))
			.execute();
	if (own.length > 0)
		await tx.updateTable("enquiries").set(Object.fromEntries(own)).where("id", "=", id).execute();
}

/** Finds the matter that a person's next enquiry is of: the one with their last words. Undefined where they have none. */
export async function findMatterOf(
	unit: UnitOfWork,
	{ personId, isSample = 0 }: Pick<EnquiryRow, "personId"> & { isSample?: number },
	besides = "",
): Promise<EnquiryRow | undefined> {
	const find = () =>
		unit.tx
			.selectFrom("enquiries")
			.selectAll()
			.where("personId", "=", personId)
			.where("matterId", "!=", besides)
			.where("isSample", "=", isSample)
			.where("erasedAt", "is", null)
			.whereRef("id", "=", "matterId")
			.orderBy("incomingAt", "desc")
			.orderBy("id")
			.limit(1)
			.executeTakeFirst();
	const found = await find();
	if (!found || !unit.isPostgres) return found;
	await lockMatters(unit, [found.id]);
	return find();
}
