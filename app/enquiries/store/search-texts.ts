import { sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import { transact, type UnitOfWork } from "#app/database/transact.ts";
import { SEARCHED_COLUMNS } from "../field-columns.ts";
import { listSearchedWords } from "../searched-words.ts";

type Unit = Pick<UnitOfWork, "tx" | "isPostgres">;

/** The greatest number of words in one statement. */
const BATCH = 1_000;
/** The number of enquiries that are indexed in one transaction, so that no visitor waits long for the store. */
const MISSING_BATCH = 100;
/** The words that typos are compared with: numbers and codes are found as they are, or not. */
const SPELT = /^\P{N}{3,}$/u;

/**
 * Writes the words by which enquiries are found, in the transaction that has stored or changed them. Erased enquiries have
 * none, and a word that no other enquiry has is forgotten.
 */
export async function indexEnquiries(unit: Unit, ids: readonly string[]): Promise<void> {
	const { tx } = unit;
	if (ids.length === 0) return;
	const before = await tx
		.selectFrom("searchTexts")
		.select(["enquiryId", "words"])
		.where("enquiryId", "in", ids)
		.execute();
	const known = new Map(before.map(({ enquiryId, words }) => [enquiryId, words]));
	const after = await loadWords(unit, ids);
	for (const id of ids) {
		const words = after.get(id);
		if (words === known.get(id)) continue;
		if (words === undefined)
			await tx.deleteFrom("searchTexts").where("enquiryId", "=", id).execute();
		else
			await tx
				.insertInto("searchTexts")
				.values({ enquiryId: id, words })
				.onConflict((conflict) => conflict.column("enquiryId").doUpdateSet({ words }))
				.execute();
	}
	const old = collect(known.values());
	const now = collect(after.values());
	await learnWords(
		unit,
		[...now].filter((word) => !old.has(word)),
	);
	await forgetWords(
		unit,
		[...old].filter((word) => !now.has(word)),
	);
}

/** Removes the words of enquiries that are deleted afterwards. */
export async function unindexEnquiries(unit: Unit, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	const removed = await unit.tx
		.deleteFrom("searchTexts")
		.where("enquiryId", "in", ids)
		.returning("words")
		.execute();
	await forgetWords(unit, [...collect(removed.map(({ words }) => words))]);
}

/** Indexes the enquiries that were stored before there was an index. */
export async function indexMissing(database: Database): Promise<void> {
	let last = "";
	for (;;) {
		const missing = await database.db
			.selectFrom("enquiries")
			.select("id")
			.where("id", ">", last)
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
			.orderBy("id")
			.limit(MISSING_BATCH)
			.execute();
		const ids = missing.map(({ id }) => id);
		const next = ids.at(-1);
		if (next === undefined) return;
		last = next;
		await transact(database, (unit) => indexEnquiries(unit, ids));
	}
}

/** Loads the words of enquiries that are not erased. */
async function loadWords({ tx }: Unit, ids: readonly string[]): Promise<Map<string, string>> {
	const enquiries = await tx
		.selectFrom("enquiries")
		.select(["id", "email", "phone", "phoneNumbers", ...SEARCHED_COLUMNS])
		.where("id", "in", ids)
		.where("erasedAt", "is", null)
		.execute();
	const select = async (
		table: "enquiryEvents" | "attachments" | "replies",
		columns: readonly string[],
	): Promise<Record<string, string | null>[]> =>
		tx
			.selectFrom(table)
			.select(["enquiryId", ...columns.map((column) => sql.ref<string | null>(column).as(column))])
			.where("enquiryId", "in", ids)
			.execute();
	const related = [
		...(await select("enquiryEvents", ["text"])),
		...(await select("attachments", ["name"])),
		...(await select("replies", ["fromName", "fromAddress", "subject", "quoted"])),
	];
	const ofEnquiry = Map.groupBy(related, ({ enquiryId }) => enquiryId);
	return new Map(
		enquiries.map((enquiry) => {
			const own = SEARCHED_COLUMNS.map((column) => enquiry[column]?.toString() ?? null);
			const others = (ofEnquiry.get(enquiry.id) ?? []).flatMap(({ enquiryId, ...texts }) =>
				Object.values(texts),
			);
			return [enquiry.id, listSearchedWords({ ...enquiry, texts: [...own, ...others] }).join(" ")];
		}),
	);
}

function collect(texts: Iterable<string>): Set<string> {
	return new Set(
		[...texts].flatMap((words) => words.split(" ")).filter((word) => SPELT.test(word)),
	);
}

/** Adds words, in order: two transactions with the same words then wait for each other, and never each for the other. */
async function learnWords({ tx }: Unit, words: string[]): Promise<void> {
	words.sort();
	for (let start = 0; start < words.length; start += BATCH)
		await tx
			.insertInto("searchWords")
			.values(words.slice(start, start + BATCH).map((word) => ({ word })))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
}

async function forgetWords({ tx, isPostgres }: Unit, words: readonly string[]): Promise<void> {
	const isUsed = isPostgres
		? sql<boolean>`exists (select 1 from search_texts where lexemes @@ quote_literal(word)::tsquery)`
		: sql<boolean>`exists (select 1 from search_index where search_index match '"' || word || '"')`;
	for (let start = 0; start < words.length; start += BATCH)
		await tx
			.deleteFrom("searchWords")
			.where("word", "in", words.slice(start, start + BATCH))
			.where(({ not }) => not(isUsed))
			.execute();
}
