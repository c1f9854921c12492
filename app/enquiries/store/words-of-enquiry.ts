import { setImmediate } from "node:timers/promises";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { type EventRow, parseEvent } from "#app/enquiries/event-table.ts";
import { SHIPPED_LANGUAGES } from "#app/messages/languages.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { describeBounce } from "../describe-rejection.ts";
import { SEARCHED_COLUMNS } from "../field-columns.ts";
import { listSearchedWords, listWordsOfTexts, MAX_CHARACTERS } from "../searched-words.ts";
import type { Change, Effect } from "./change-types.ts";

/** The event that somebody else than staff writes without a message of its own. */
const AUTOMATIC = "auto-reply" satisfies EventRow["kind"];
/** The events that have texts in their data. */
export const WITH_TEXTS = ["corrected", "answer-bounced", "copy-bounced"] as const;
/** The number of characters of such an event that are looked at. */
const MAX_AUTOMATIC = 2_000;
/** The greatest number of messages whose words are read anew, the newest first. */
const MAX_MESSAGES = 200;

type EventWords = {
	/** True if they are of a message, which no change takes back. */
	isOfMessage: boolean;
	words: readonly string[];
};

/** Lists the words that a change adds by its event. */
export function listWordsOfEvent(
	change: Change,
	{ kind, text = null, data = {} }: NonNullable<Effect["event"]>,
): EventWords {
	const message = "message" in change ? change.message : undefined;
	if (message) return { isOfMessage: true, words: message.words };
	const names = "files" in change ? (change.files ?? []).map(({ name }) => name) : [];
	const isAutomatic = kind === AUTOMATIC;
	// What says that somebody is away is looked at in this process.
	const own = isAutomatic
		? [text?.slice(0, MAX_AUTOMATIC) ?? ""]
		: listTextsOfAll({ kind, data: JSON.stringify(data), text });
	return { isOfMessage: isAutomatic, words: listWordsOfTexts([...own, ...names]) };
}

/** Loads the words of an enquiry's fields, of what staff wrote and of the names of its files; undefined if it is erased. */
export async function loadOwnWords(db: Kysely<Tables>, id: string): Promise<string[] | undefined> {
	const enquiry = await db
		.selectFrom("enquiries")
		.select(["id", "email", "phone", "phoneNumbers", ...SEARCHED_COLUMNS])
		.where("id", "=", id)
		.where("erasedAt", "is", null)
		.executeTakeFirst();
	if (!enquiry) return;
	const fields = SEARCHED_COLUMNS.map((column) => enquiry[column]?.toString() ?? null);
	const words = listSearchedWords({ ...enquiry, texts: fields });
	const events = await selectTexts(db, id)
		.where((eb) => eb.not(isOfMessage(eb)))
		.execute();
	for (const event of events) {
		words.push(...listWordsOfTexts(listTextsOfAll(event)));
		await setImmediate();
	}
	const files = await db
		.selectFrom("attachments")
		.select("name")
		.where("enquiryId", "=", id)
		.execute();
	return [...words, ...listWordsOfTexts(files.map(({ name }) => name))];
}

/**
 * Lists the texts of an event by which its enquiry is found: what its author wrote, what was corrected, and why an e-mail
 * did not arrive, in the language of the reader.
 */
export function listTexts(row: Pick<EventRow, "kind" | "data" | "text">): string[] {
	const event = parseEvent(row);
	const corrected = event.kind === "corrected" ? Object.values(event.data) : [];
	const { status } = "status" in event.data ? event.data : {};
	const bounce = status === undefined ? null : describeBounce(status);
	const texts = [event.text, ...corrected.flatMap(({ from, to }) => [from, to]), bounce];
	return texts.filter((text) => typeof text === "string");
}

/** Lists the same texts in all languages, in which staff may look for them. */
function listTextsOfAll(row: Parameters<typeof listTexts>[0]): string[] {
	const texts = [undefined, ...SHIPPED_LANGUAGES].flatMap((language) =>
		runInLanguage(language, () => listTexts(row)),
	);
	return [...new Set(texts)];
}

/** Loads the words of an enquiry's messages, the newest first, one message after the other. */
export async function* loadMessageWords(db: Kysely<Tables>, id: string): AsyncGenerator<string[]> {
	const events = await db
		.selectFrom("enquiryEvents")
		.select("id")
		.where("enquiryId", "=", id)
		.where(isOfMessage)
		.orderBy("at", "desc")
		.limit(MAX_MESSAGES)
		.execute();
	for (const event of events) {
		const [own] = await selectTexts(db, id).where("id", "=", event.id).execute();
		const message = await db
			.selectFrom("replies")
			.select(["fromName", "fromAddress", "subject", cut("quoted").as("quoted")])
			.where("eventId", "=", event.id)
			.executeTakeFirst();
		const texts = [own?.text, ...Object.values(message ?? {})];
		yield listWordsOfTexts(texts.filter((text) => typeof text === "string"));
		await setImmediate();
	}
}

/** Selects the texts of events, no more of each than is looked at. */
function selectTexts(db: Kysely<Tables>, enquiryId: string) {
	return db
		.selectFrom("enquiryEvents")
		.select(["kind", "data", cut("text").as("text")])
		.where("enquiryId", "=", enquiryId)
		.where(({ eb, or }) => or([eb("text", "is not", null), eb("kind", "in", WITH_TEXTS)]))
		.orderBy("at");
}

function isOfMessage({ eb, exists, or, selectFrom }: ExpressionBuilder<Tables, "enquiryEvents">) {
	return or([
		eb("kind", "=", AUTOMATIC),
		exists(
			selectFrom("replies")
				.select("replies.eventId")
				.whereRef("replies.eventId", "=", "enquiryEvents.id"),
		),
	]);
}

/** Creates an expression for the part of a column that is looked at. */
function cut(column: "text" | "quoted") {
	return sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(MAX_CHARACTERS)})`;
}
