import { type Kysely, sql } from "kysely";

type Column = string | null;
type Schema = {
	enquiry_events: {
		id: string;
		kind: string;
		from_value: Column;
		to_value: Column;
		text: Column;
		data: string;
	};
};
/** An event before the migration. */
type Old = { kind: string; from: Column; to: Column; text: Column };
/** What becomes of a row; `text` where its words change. */
type New = { data: object; text?: null };

const BATCH = 1_000;
const FILES_ARE_GONE = "Its files must be chosen again.";
const FOLLOWED_UP = "Until then, if no reply comes.";

/**
 * Adds the data of events, which the values before and after and some sentences told until now, and the indexes by which
 * the events are found that name an enquiry, or are of a kind.
 */
export async function addEventData(db: Kysely<Schema>, isPostgres: boolean): Promise<void> {
	await db.schema
		.alterTable("enquiry_events")
		.addColumn("data", isPostgres ? "jsonb" : "text", (column) => column.notNull().defaultTo("{}"))
		.execute();
	for (let last = ""; ; ) {
		const rows = await db
			.selectFrom("enquiry_events")
			.select(["id", "kind", "from_value as from", "to_value as to", "text"])
			.where("id", ">", last)
			.orderBy("id")
			.limit(BATCH)
			.execute();
		for (const row of rows) {
			const { data, ...words } = convert(row);
			if (Object.keys(data).length > 0)
				await db
					.updateTable("enquiry_events")
					.set({ data: JSON.stringify(data), ...words })
					.where("id", "=", row.id)
					.execute();
		}
		if (rows.length < BATCH) break;
		last = rows.at(-1)?.id ?? last;
	}
	await db.schema.dropIndex("events_by_value").execute();
	for (const column of ["from_value", "to_value"])
		await db.schema.alterTable("enquiry_events").dropColumn(column).execute();
	await db.schema
		.createIndex("events_by_other")
		.on("enquiry_events")
		.expression(sql`(data ->> 'enquiryId')`)
		.execute();
	await db.schema
		.createIndex("events_by_kind")
		.on("enquiry_events")
		.columns(["kind", "at"])
		.execute();
}

/** Converts the values of a row to the data of its kind. */
function convert({ kind, from, to, text }: Old): New {
	switch (kind) {
		case "answer":
			return { data: from === null ? {} : { freedFrom: from } };
		case "answered-elsewhere":
			return { data: { channel: to ?? "" } };
		case "answered-with":
			return { data: { enquiryId: to ?? "", eventId: from } };
		case "not-answered-with":
			return { data: { enquiryId: to ?? "", from: from ?? "" } };
		case "put-together":
			return { data: { enquiryId: to ?? "" } };
		case "cancel-answer":
			return withFiles(
				{ ...(from !== null && { draftOf: from }), ...(to !== null && { because: to }) },
				text,
			);
		case "reply":
			return { data: { from: from ?? "", ...(to === null && { isOverLimit: true }) } };
		case "auto-reply":
			return { data: to === null ? {} : { count: Number(to) } };
		case "answer-bounced":
		case "answer-delivered":
		case "answer-failed":
			return { data: { ...(from !== null && { from }), ...(to !== null && { to }) } };
		case "corrected":
			return text === null ? { data: {} } : { data: parseCorrected(text), text: null };
		case "state":
			return { data: { from: from ?? "", to: to ?? "" } };
		case "won":
			return { data: { from: from ?? "", value: to === null ? null : Number(to) } };
		case "replied":
		case "lost":
		case "spam":
		case "ham":
			return { data: { from: from ?? "" } };
		case "owner":
			return { data: { from, to } };
		case "snooze":
			return text === FOLLOWED_UP
				? { data: { from, to, isFollowedUp: true }, text: null }
				: { data: { from, to } };
		case "booked":
			return { data: { startsAt: to ?? "" } };
		case "call-moved":
			return { data: { from: from ?? "", to: to ?? "" } };
		case "call-cancelled":
		case "took-place":
		case "no-show":
			return { data: { startsAt: from ?? "" } };
		case "undone":
			return toUndone(from, to, text);
		case "taken-back":
			return toUndone(from, to, null);
		default:
			return { data: {} };
	}
}

/** Says in the data that an answer had files, where the words did. */
function withFiles(data: object, text: string | null, words: Pick<New, "text"> = {}): New {
	return text === FILES_ARE_GONE
		? { data: { ...data, hadFiles: true }, text: null }
		: { data, ...words };
}

/** Converts what was undone: of its values only the later one was kept. */
function toUndone(kind: string | null, to: string | null, text: string | null): New {
	const of = kind ?? "note";
	const { data, ...words } = convert({ kind: of, from: null, to, text });
	return withFiles({ of, data }, text, words);
}

/** Parses "old@x.example → new@x.example", with a line for each of the two addresses. */
function parseCorrected(text: string) {
	const data: Record<string, { from: string | null; to: string | null }> = {};
	for (const line of text.split("\n")) {
		const [from = "", to = ""] = line.split(" → ");
		const isEmail = [from, to].some((value) => value.includes("@") || value === "no e-mail");
		const toValue = (value: string) =>
			value === `no ${isEmail ? "e-mail" : "phone"}` ? null : value;
		data[isEmail ? "email" : "phone"] = { from: toValue(from), to: toValue(to) };
	}
	return data;
}
