import { distance } from "fastest-levenshtein";
import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Tables } from "#app/database/tables.ts";
import { parseSearchTerms, type SearchTerms } from "./parse-search-terms.ts";

/** The words that are taken for one of those typed, by it. */
type NearWords = ReadonlyMap<string, readonly string[]>;

export type Search = {
	/** True if no enquiry has these words, so that words are also found by their middle or with a typo. */
	isNear: boolean;
	/** Returns whether a word, as `toIndexTerms` returns it, is one of those that are searched for. */
	isFound: (word: string) => boolean;
	/** Returns the condition that an enquiry is found. */
	matches: (eb: ExpressionBuilder<Tables, "enquiries">) => ReturnType<typeof eb.and>;
};

/** The shortest part of a word, and the shortest word with a typo, that are looked for. */
const MIN_PART = 3;
const MIN_TYPO_LENGTH = 4;
/** The greatest number of words that are taken for one. */
const MAX_NEAR = 200;

/** Prepares a search: for the beginnings of words, and if no enquiry has them all, for near ones. */
export async function prepareSearch({ db, pool }: Database, typed: string): Promise<Search> {
	const sought = parseSearchTerms(typed);
	const isPostgres = pool !== null;
	const create = (near: NearWords, isNear: boolean): Search => {
		const nearWords = new Set([...near.values()].flat());
		const beginnings = sought.flat(2);
		return {
			isNear,
			isFound: (word) =>
				nearWords.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
			matches: (eb) =>
				sought.length === 0
					? eb.and([eb.val(false)])
					: eb.and([eb("enquiries.id", "in", selectIds(eb, sought, near, isPostgres))]),
		};
	};
	const exact = create(new Map(), false);
	if (sought.length === 0) return exact;
	if (await isAnyFound(db, sought, isPostgres)) return exact;
	const near = new Map<string, readonly string[]>();
	for (const word of new Set(sought.flat(2))) near.set(word, await findNearWords(db, word));
	return create(near, true);
}

/** Returns whether any enquiry has what is searched for, as the index alone tells. */
async function isAnyFound(
	db: Kysely<Tables>,
	sought: SearchTerms,
	isPostgres: boolean,
): Promise<boolean> {
	const none: NearWords = new Map();
	const query = isPostgres
		? sql`select 1 from search_texts where lexemes @@ ${formatQuery(sought, none, TSQUERY)}::tsquery limit 1`
		: sql`select 1 from search_index where search_index match ${formatQuery(sought, none, FTS5)} limit 1`;
	const { rows } = await query.execute(db);
	return rows.length > 0;
}

function selectIds(
	eb: ExpressionBuilder<Tables, "enquiries">,
	sought: SearchTerms,
	near: NearWords,
	isPostgres: boolean,
) {
	const texts = eb.selectFrom("searchTexts").select("searchTexts.enquiryId");
	if (isPostgres)
		return texts.where(sql<SqlBool>`lexemes @@ ${formatQuery(sought, near, TSQUERY)}::tsquery`);
	const query = formatQuery(sought, near, FTS5);
	return texts.where(
		sql<SqlBool>`number in (select rowid from search_index where search_index match ${query})`,
	);
}

/** The notation of a query: https://www.sqlite.org/fts5.html#full_text_query_syntax and PostgreSQL's tsquery. */
type Notation = { and: string; or: string; toWord: (word: string) => string; beginning: string };
const FTS5: Notation = { and: " AND ", or: " OR ", toWord: (word) => `"${word}"`, beginning: "*" };
const TSQUERY: Notation = { and: " & ", or: " | ", toWord: (word) => `'${word}'`, beginning: ":*" };

/** Formats a query; the words have letters, marks and digits alone, so that none is a part of its syntax. */
function formatQuery(
	sought: SearchTerms,
	near: NearWords,
	{ and, or, toWord, beginning }: Notation,
): string {
	const join = (parts: readonly string[], by: string) => `(${parts.join(by)})`;
	const formatWord = (word: string) =>
		join([toWord(word) + beginning, ...(near.get(word) ?? []).map(toWord)], or);
	const formatPart = (alternatives: readonly (readonly string[])[]) =>
		join(
			alternatives.map((words) => join(words.map(formatWord), and)),
			or,
		);
	return sought.map(formatPart).join(and);
}

/** Finds the stored words that contain a word, or differ from it by one letter or by two that are swapped. */
async function findNearWords(db: Kysely<Tables>, word: string): Promise<string[]> {
	const letters = [...word];
	if (letters.length < MIN_PART || /\p{N}/u.test(word)) return [];
	// One typo leaves the beginning or the end as it is.
	const kept = Math.floor((letters.length - 1) / 2);
	const start = letters.slice(0, kept).join("");
	const end = letters.slice(kept + 1).join("");
	const canHaveTypo = letters.length >= MIN_TYPO_LENGTH;
	const rows = await db
		.selectFrom("searchWords")
		.select("word")
		.where((eb) =>
			eb.or([
				eb("word", "like", `%${word}%`),
				...(canHaveTypo ? [eb("word", "like", `${start}%`), eb("word", "like", `%${end}`)] : []),
			]),
		)
		.execute();
	return rows
		.map((row) => row.word)
		.filter((each) => each.includes(word) || (canHaveTypo && isOneTypo(word, each)))
		.slice(0, MAX_NEAR);
}

function isOneTypo(word: string, other: string): boolean {
	if (Math.abs(word.length - other.length) > 1) return false;
	const typos = distance(word, other);
	return typos === 1 || (typos === 2 && isSwapped(word, other));
}

/** Returns whether a word with two letters swapped is the other one. */
function isSwapped(word: string, other: string): boolean {
	const at = [...word].findIndex((letter, index) => letter !== other[index]);
	const swapped = word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
	return swapped === other;
}
