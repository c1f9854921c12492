import { type Kysely, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { type EventRow, parseEvent } from "#app/enquiries/event-table.ts";
import { filterEvents, SAID, type TypedEvent } from "#app/enquiries/events.ts";

/** The greatest number of characters of the words of a row: far more than any window shows of them. */
export const MAX_WORDS = 300;

/** What was said last after the first message. */
export type LastEvent = Pick<EventRow, "at" | "author" | "staffId" | "cc" | "sendAt" | "text"> &
	TypedEvent & {
		staffName: string | null;
		/** Who wrote an e-mail that came from another address than the visitor's: the name, or the address. */
		otherSender: string | null;
	};

/** What was said last in the conversation of a row, and what else it has. */
export type LastWords = {
	/** What was said last, if that came after the newest enquiry. */
	event: LastEvent | null;
	/** The number of enquiries, replies and answers. */
	messages: number;
	files: number;
	/** True if the last answer could not be delivered. */
	isFailed: boolean;
	/** True if the reader has begun an answer. */
	hasDraft: boolean;
};

/** The newest enquiry of a row of the inbox, and the ids of all of its matter. */
type Row = { enquiry: Pick<Enquiry, "id" | "createdAt">; ids: readonly string[] };

/** Loads what was said last in each row, for a reader, with the id of its newest enquiry as its key. */
export async function loadLastWords(
	db: Kysely<Tables>,
	rows: readonly Row[],
	staffId: string,
): Promise<Map<string, LastWords>> {
	const ids = rows.flatMap((row) => row.ids);
	if (ids.length === 0) return new Map();
	const [events, failed, files, drafts] = await Promise.all([
		selectLastEvents(db, ids).execute(),
		selectFailed(db, ids).execute(),
		countFiles(db, ids).execute(),
		selectDrafts(db, ids, staffId).execute(),
	]);
	const findIn = <Found extends { enquiryId: string }>(all: readonly Found[]) => {
		const byEnquiry = new Map(all.map((each) => [each.enquiryId, each]));
		return (of: readonly string[]) => of.flatMap((id) => byEnquiry.get(id) ?? []);
	};
	const find = {
		events: findIn(events),
		failed: findIn(failed),
		files: findIn(files),
		drafts: findIn(drafts),
	};
	const entries = rows.map(({ enquiry, ids: of }): [string, LastWords] => {
		const said = find.events(of).toSorted(compareNewestFirst);
		const [last] = said;
		const answeredAt = findLatest(said.map((each) => each.answeredAt));
		const failedAt = findLatest(find.failed(of).map(({ at }) => at));
		return [
			enquiry.id,
			{
				event: last && last.at >= enquiry.createdAt ? parseEvent(last) : null,
				messages: of.length + sum(said.map(({ messages }) => messages)),
				files: sum(find.files(of).map(({ count }) => count)),
				isFailed: failedAt !== "" && failedAt >= answeredAt,
				hasDraft: find.drafts(of).length > 0,
			},
		];
	});
	return new Map(entries);
}

/** The kinds of what both sides wrote to each other, beside the enquiries. */
const MESSAGES = filterEvents(({ part }) => part === "answer" || part === "reply");
/** The kinds of answers, by the desk or elsewhere. */
const ANSWERS = filterEvents(({ isAnswer, part }) => isAnswer && part !== null);

/** Selects what was said last in each enquiry. The words of all the others are not read. */
function selectLastEvents(db: Kysely<Tables>, ids: readonly string[]) {
	return db
		.with("ranked", (creator) =>
			creator
				.selectFrom("enquiryEvents")
				.select(({ fn, eb }) => [
					"id",
					fn
						.agg<number>("row_number")
						.over((over) =>
							over.partitionBy("enquiryId").orderBy("at", "desc").orderBy("revision", "desc"),
						)
						.as("rank"),
					fn
						.count(eb.case().when("kind", "in", MESSAGES).then(1).end())
						.over((over) => over.partitionBy("enquiryId"))
						.as("messages"),
					fn
						.max(eb.case().when("kind", "in", ANSWERS).then(eb.ref("at")).end())
						.over((over) => over.partitionBy("enquiryId"))
						.as("answeredAt"),
				])
				.where("enquiryId", "in", ids)
				// As an expression: SQLite would else read all events of these kinds by their index.
				.where(({ eb, fn, val }) => eb(fn.coalesce("kind", val("")), "in", SAID)),
		)
		.selectFrom("ranked")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "ranked.id")
		.leftJoin("staff", "staff.id", "enquiryEvents.staffId")
		.leftJoin("replies", (join) =>
			join.onRef("replies.eventId", "=", "ranked.id").on("isOtherSender", "=", 1),
		)
		.select([
			"enquiryEvents.enquiryId",
			"at",
			"author",
			"enquiryEvents.staffId",
			"kind",
			"data",
			"cc",
			"sendAt",
			cutText().as("text"),
			"staff.name as staffName",
			"messages",
			"answeredAt",
		])
		.select(({ fn, val }) =>
			fn
				.coalesce(fn<string | null>("nullif", ["fromName", val("")]), "fromAddress")
				.as("otherSender"),
		)
		.where("rank", "=", 1);
}

function selectFailed(db: Kysely<Tables>, ids: readonly string[]) {
	return db
		.selectFrom("deliveries")
		.innerJoin("enquiryEvents", "enquiryEvents.id", "deliveries.eventId")
		.select(({ fn }) => ["deliveries.enquiryId", fn.max("at").as("at")])
		.where("deliveries.enquiryId", "in", ids)
		.where("channel", "=", "answer")
		.where("state", "=", "failed")
		.groupBy("deliveries.enquiryId");
}

function countFiles(db: Kysely<Tables>, ids: readonly string[]) {
	return db
		.selectFrom("attachments")
		.select(({ fn }) => ["enquiryId", fn.countAll().as("count")])
		.where("enquiryId", "in", ids)
		.groupBy("enquiryId");
}

function selectDrafts(db: Kysely<Tables>, ids: readonly string[], staffId: string) {
	return db
		.selectFrom("drafts")
		.select("enquiryId")
		.where("staffId", "=", staffId)
		.where("enquiryId", "in", ids);
}

/** Creates an expression for the beginning of an event's words. */
function cutText() {
	return sql<string | null>`substr(${sql.ref("text")}, 1, ${sql.lit(MAX_WORDS)})`;
}

type Timed = { at: string };

function compareNewestFirst(one: Timed, other: Timed): number {
	return one.at < other.at ? 1 : -1;
}

/** Returns the latest of some times; an empty text where there is none. */
function findLatest(times: readonly (string | null)[]): string {
	return times.reduce<string>((latest, time) => (time && time > latest ? time : latest), "");
}

/** Adds numbers, which PostgreSQL may count as texts. */
function sum(numbers: readonly (number | bigint | string)[]): number {
	return numbers.reduce<number>((total, number) => total + Number(number), 0);
}
