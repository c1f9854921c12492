import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

type Row = Record<string, string | number | null>;

/** The columns by the names that the store's plugin gives them, as it does those of rows that are read. */
type MatterSchema = Schema & { drafts: Row };

/** The states of what is not done yet. */
const OPEN = ["new", "open", "waiting"];
/** The columns that are the same in all enquiries of a matter, but for those that are counted from all of them. */
const COMMON = [
	"state",
	"snoozedUntil",
	"isFollowedUp",
	"incomingAt",
	"seenAt",
	"seenBy",
	"reminderId",
] as const;

/**
 * Adds the matter of each enquiry: what a person and the agency are about, which is one row of the inbox. What is open of one
 * person becomes one matter; what was won or lost stays one of its own, so that the numbers stay as they were.
 */
export async function addMatters(db: Kysely<MatterSchema>): Promise<void> {
	await db.schema
		.alterTable("enquiries")
		.addColumn("matter_id", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	await db
		.updateTable("enquiries")
		.set(({ ref }) => ({ matterId: ref("id") }))
		.execute();
	await db.schema
		.createIndex("enquiries_by_matter")
		.on("enquiries")
		.columns(["matter_id", "created_at"])
		.execute();
	const several = await db
		.selectFrom("enquiries")
		.select(["personId", "isSample"])
		.where("personId", "is not", null)
		.where("state", "in", OPEN)
		.where("verdict", "in", ["clean", "ham"])
		.where("erasedAt", "is", null)
		.groupBy(["personId", "isSample"])
		.having(({ fn }) => fn.countAll(), ">", 1)
		.execute();
	for (const { personId, isSample } of several) {
		const rows = await db
			.selectFrom("enquiries")
			.selectAll()
			.where("personId", "=", personId)
			.where("isSample", "=", isSample)
			.where("state", "in", OPEN)
			.where("verdict", "in", ["clean", "ham"])
			.where("erasedAt", "is", null)
			.orderBy("createdAt")
			.orderBy("id")
			.execute();
		await join(db, rows as Row[]);
	}
}

/** Joins enquiries of one person, oldest first: who waits for an answer in one of them waits still. */
async function join(db: Kysely<MatterSchema>, rows: readonly Row[]): Promise<void> {
	const byTime = rows.toSorted((one, other) => (getLastTime(one) > getLastTime(other) ? -1 : 1));
	const leading = byTime.find(({ state }) => state !== "waiting") ?? byTime[0];
	const [oldest] = rows;
	if (!leading || !oldest) return;
	const [first = leading] = rows
		.filter((row) => row.firstAnswerAt !== null)
		.toSorted((one, other) => (String(one.firstAnswerAt) < String(other.firstAnswerAt) ? -1 : 1));
	const matterId = String(oldest.id);
	await db
		.updateTable("enquiries")
		.set({
			...Object.fromEntries(COMMON.map((column) => [column, leading[column]])),
			matterId,
			owner: leading.owner ?? byTime.find(({ owner }) => owner !== null)?.owner ?? null,
			outgoingAt:
				rows
					.flatMap(({ outgoingAt }) => outgoingAt ?? [])
					.toSorted()
					.at(-1) ?? null,
			firstAnswerAt: first.firstAnswerAt,
			firstAnswerBy: first.firstAnswerBy,
			wonValue: byTime.find((row) => row.wonValue !== null)?.wonValue ?? null,
			lostReason: byTime.find((row) => row.lostReason !== null)?.lostReason ?? null,
			revision: Math.max(...rows.map(({ revision }) => Number(revision))),
		})
		.where(
			"id",
			"in",
			rows.map(({ id }) => String(id)),
		)
		.execute();
	await joinDrafts(
		db,
		matterId,
		rows.map(({ id }) => String(id)),
	);
}

function getLastTime({ incomingAt, outgoingAt }: Row): string {
	return [String(incomingAt), String(outgoingAt ?? "")].toSorted().at(-1) ?? "";
}

/** Makes the drafts that a person has of several enquiries one, with the words of each. */
async function joinDrafts(
	db: Kysely<MatterSchema>,
	matterId: string,
	ids: readonly string[],
): Promise<void> {
	const drafts = (await db
		.selectFrom("drafts")
		.selectAll()
		.where("enquiryId", "in", ids)
		.orderBy("savedAt")
		.execute()) as Row[];
	for (const [staffId, ofPerson] of Map.groupBy(drafts, ({ staffId }) => String(staffId))) {
		const last = ofPerson.at(-1);
		await db
			.deleteFrom("drafts")
			.where("staffId", "=", staffId)
			.where("enquiryId", "in", ids)
			.execute();
		const text = ofPerson.flatMap((draft) => draft.text || []).join("\n\n");
		await db
			.insertInto("drafts")
			.values({ ...last, text, enquiryId: matterId })
			.execute();
	}
}
