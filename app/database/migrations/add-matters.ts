import type { Kysely } from "kysely";
import type { Schema } from "./schema.ts";

type Row = Record<string, string | number | null>;

type MatterSchema = Schema & { drafts: Row };

/** The states of what is not done yet. */
const OPEN = ["new", "open", "waiting"];
/** The columns that are the same in all enquiries of a matter, but for those that are counted from all of them. */
const COMMON = [
	"state",
	"snoozed_until",
	"is_followed_up",
	"incoming_at",
	"outgoing_at",
	"seen_at",
	"seen_by",
	"reminder_id",
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
		.set(({ ref }) => ({ matter_id: ref("id") }))
		.execute();
	await db.schema
		.createIndex("enquiries_by_matter")
		.on("enquiries")
		.columns(["matter_id", "created_at"])
		.execute();
	const several = await db
		.selectFrom("enquiries")
		.select(["person_id", "is_sample"])
		.where("person_id", "is not", null)
		.where("state", "in", OPEN)
		.where("verdict", "in", ["clean", "ham"])
		.where("erased_at", "is", null)
		.groupBy(["person_id", "is_sample"])
		.having(({ fn }) => fn.countAll(), ">", 1)
		.execute();
	for (const { person_id, is_sample } of several) {
		const rows = await db
			.selectFrom("enquiries")
			.selectAll()
			.where("person_id", "=", person_id)
			.where("is_sample", "=", is_sample)
			.where("state", "in", OPEN)
			.where("verdict", "in", ["clean", "ham"])
			.where("erased_at", "is", null)
			.orderBy("created_at")
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
		.filter((row) => row.first_answer_at !== null)
		.toSorted((one, other) =>
			String(one.first_answer_at) < String(other.first_answer_at) ? -1 : 1,
		);
	const matterId = String(oldest.id);
	await db
		.updateTable("enquiries")
		.set({
			...Object.fromEntries(COMMON.map((column) => [column, leading[column]])),
			matter_id: matterId,
			owner: leading.owner ?? byTime.find(({ owner }) => owner !== null)?.owner ?? null,
			first_answer_at: first.first_answer_at,
			first_answer_by: first.first_answer_by,
			won_value: byTime.find((row) => row.won_value !== null)?.won_value ?? null,
			lost_reason: byTime.find((row) => row.lost_reason !== null)?.lost_reason ?? null,
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

function getLastTime({ incoming_at, outgoing_at }: Row): string {
	const [incoming, outgoing] = [String(incoming_at), String(outgoing_at ?? "")];
	return outgoing > incoming ? outgoing : incoming;
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
		.where("enquiry_id", "in", ids)
		.orderBy("saved_at")
		.execute()) as Row[];
	for (const [staffId, ofPerson] of Map.groupBy(drafts, ({ staff_id }) => String(staff_id))) {
		const last = ofPerson.at(-1);
		await db
			.deleteFrom("drafts")
			.where("staff_id", "=", staffId)
			.where("enquiry_id", "in", ids)
			.execute();
		const text = ofPerson.flatMap((draft) => draft.text || []).join("\n\n");
		await db
			.insertInto("drafts")
			.values({ ...last, text, enquiry_id: matterId })
			.execute();
	}
}
