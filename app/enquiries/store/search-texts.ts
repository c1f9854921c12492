import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { MAX_WORDS } from "../searched-words.ts";
import type { Change, Effect } from "./change-types.ts";
import { listWordsOfEvent, loadMessageWords, loadOwnWords } from "./words-of-enquiry.ts";

type Unit = Pick<UnitOfWork, "tx" | "isPostgres">;
type SearchText = Pick<Tables["searchTexts"], "words" | "messageWords">;

/** The greatest number of words of the messages of one enquiry, so that those of staff always have a place. */
const MAX_MESSAGE_WORDS = 3_000;
/** The number of words from which on a transaction that indexes several enquiries ends. */
const MAX_TOGETHER = 1_000;
/** The number of words in one statement: SQLite does nothing else meanwhile. */
const BATCH = 250;
/** The words that typos are compared with: numbers and codes are found as they are, or not. */
const SPELT = /^\P{N}{3,}$/u;

/** Writes the words that a change has added, in its transaction; where it may have taken words away, all of the enquiry. */
export async function indexChange(
	unit: Unit,
	id: string,
	change: Change,
	event: NonNullable<Effect["event"]>,
	isReplacingWords: boolean,
): Promise<void> {
	if (change.kind === "erase") return unindexEnquiries(unit, [id]);
	const stored = await findStored(unit, id);
	if (!stored || isReplacingWords) {
		await indexEnquiry(unit, id, stored);
		return;
	}
	const { isOfMessage, words } = listWordsOfEvent(change, event);
	if (words.length === 0) return;
	const messageWords = toSet(stored.messageWords);
	if (isOfMessage) addUpTo(MAX_MESSAGE_WORDS, messageWords, words);
	const all = toSet(stored.words);
	addUpTo(MAX_WORDS, all, isOfMessage ? messageWords : words);
	await write(unit, id, stored, all, messageWords);
}

/** Writes all words by which enquiries are found, in the transaction that has stored them. */
export async function indexEnquiries(unit: Unit, ids: readonly string[]): Promise<void> {
	for (const id of ids) await indexEnquiry(unit, id, await findStored(unit, id));
}

/** Removes the words of enquiries that are erased, or deleted afterwards. A word that no other enquiry has is forgotten. */
export async function unindexEnquiries(unit: Unit, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const removed = await unit.tx
		.deleteFrom("searchTexts")
		.where("enquiryId", "in", ids)
		.returning("words")
		.execute();
	await forgetWords(unit, [...new Set(removed.flatMap(({ words }) => words.split(" ")))]);
}

/**
 * Indexes so many of the newest enquiries that are not indexed, as after an update of the site, a few in one transaction.
 * Returns whether there may be more.
 */
export async function indexMissing(database: Database, most: number): Promise<boolean> {
	const missing = await database.db
		.selectFrom("enquiries")
		.select("id")
		.where("erasedAt", "is", null)
		.where(({ exists, not, selectFrom }) =>
			not(
				exists(
					selectFrom("searchTexts")
						.select("searchTexts.enquiryId")
						.whereRef("searchTexts.enquiryId", "=", "enquiries.id"),
				),
			),
		)
		.orderBy("createdAt", "desc")
		.limit(most)
		.execute();
	const ids = missing.map(({ id }) => id);
	while (ids.length > 0)
		await transact(database, async (unit) => {
			let written = 0;
			while (written < MAX_TOGETHER) {
				const id = ids.shift();
				if (!id) break;
				if (await lockEnquiry(unit, id)) written += await indexEnquiry(unit, id, undefined);
			}
		});
	return missing.length === most;
}

/**
 * Locks an enquiry, so that no change of it is committed between what is read here and what is written. Returns false where
 * a change has locked it, which indexes it itself.
 */
async function lockEnquiry({ tx, isPostgres }: Unit, id: string): Promise<boolean> {
	if (!isPostgres) return true;
	const query = tx.selectFrom("enquiries").select("id").where("id", "=", id);
	return (await query.forUpdate().skipLocked().executeTakeFirst()) !== undefined;
}

/** Writes all words of an enquiry; `stored` are those that it has. Returns their number. */
async function indexEnquiry(
	unit: Unit,
	id: string,
	stored: SearchText | undefined,
): Promise<number> {
	const own = await loadOwnWords(unit.tx, id);
	if (!own) return 0;
	// The words of messages stay: a change neither changes nor removes a message.
	const messageWords = stored ? toSet(stored.messageWords) : new Set<string>();
	if (!stored)
		for await (const words of loadMessageWords(unit.tx, id))
			if (addUpTo(MAX_MESSAGE_WORDS, messageWords, words)) break;
	const all = new Set<string>();
	addUpTo(MAX_WORDS, all, own);
	addUpTo(MAX_WORDS, all, messageWords);
	await write(unit, id, stored, all, messageWords);
	return all.size;
}

async function write(
	unit: Unit,
	enquiryId: string,
	stored: SearchText | undefined,
	all: ReadonlySet<string>,
	ofMessages: ReadonlySet<string>,
): Promise<void> {
	const row = { words: join(all), messageWords: join(ofMessages) };
	if (row.words === stored?.words && row.messageWords === stored.messageWords) return;
	await unit.tx
		.insertInto("searchTexts")
		.values({ ...row, enquiryId })
		.onConflict((conflict) => conflict.column("enquiryId").doUpdateSet(row))
		.execute();
	const before = toSet(stored?.words ?? "");
	await learnWords(
		unit,
		[...all].filter((word) => !before.has(word)),
	);
	await forgetWords(
		unit,
		[...before].filter((word) => !all.has(word)),
	);
}

function findStored({ tx }: Unit, id: string): Promise<SearchText | undefined> {
	return tx
		.selectFrom("searchTexts")
		.select(["words", "messageWords"])
		.where("enquiryId", "=", id)
		.executeTakeFirst();
}

function toSet(words: string): Set<string> {
	return new Set(words.split(" ").filter(Boolean));
}

function join(words: ReadonlySet<string>): string {
	return [...words].sort().join(" ");
}

/** Adds words until there are so many. Returns whether there are. */
function addUpTo(most: number, words: Set<string>, added: Iterable<string>): boolean {
	for (const word of added) {
		if (words.size >= most) return true;
		words.add(word);
	}
	return words.size >= most;
}

/** Adds words, in order: two transactions with the same words then wait for each other, and never each for the other. */
function learnWords({ tx }: Unit, words: readonly string[]): Promise<void> {
	return inBatches(words, (batch) =>
		tx
			.insertInto("searchWords")
			.values(batch.map((word) => ({ word })))
			.onConflict((conflict) => conflict.doNothing())
			.execute(),
	);
}

function forgetWords({ tx, isPostgres }: Unit, words: readonly string[]): Promise<void> {
	const isUsed = isPostgres
		? sql<boolean>`exists (select 1 from search_texts where lexemes @@ quote_literal(word)::tsquery)`
		: sql<boolean>`exists (select 1 from search_index where search_index match '"' || word || '"')`;
	return inBatches(words, (batch) =>
		tx
			.deleteFrom("searchWords")
			.where("word", "in", batch)
			.where(({ not }) => not(isUsed))
			.execute(),
	);
}

/** Runs a statement for words that may be spelt wrongly, with other work between its batches. */
async function inBatches(
	words: readonly string[],
	run: (batch: string[]) => Promise<unknown>,
): Promise<void> {
	const spelt = words.filter((word) => SPELT.test(word)).sort();
	for (let start = 0; start < spelt.length; start += BATCH) {
		if (start > 0) await setImmediate();
		await run(spelt.slice(start, start + BATCH));
	}
}
