import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#app/database/open-database.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { EVENTS, type EventKind } from "#app/enquiries/events.ts";
import { SEARCHED_COLUMNS } from "#app/enquiries/field-columns.ts";
import { FIELDS } from "#app/enquiries/fields.ts";
import { listSearchedWords, MAX_CHARACTERS } from "#app/enquiries/searched-words.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { listTexts, WITH_TEXTS } from "#app/enquiries/store/words-of-enquiry.ts";
import { t } from "#app/messages/en/desk-search.server.ts";
import { toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import type { Search } from "./find-sought.ts";
import { buildExcerpt, type Excerpt } from "./mark-words.tsx";

/** The number of characters of an enquiry, its newest texts first, in which an excerpt is looked for. */
const MAX_LOOKED = 400_000;

function nameEvent(kind: EventKind): string {
	const { part } = EVENTS[kind];
	if (part) return t(part);
	return kind === "lost" ? STATE_NAMES.lost : t("event");
}

/** Loads for each row the text by which its matter was found; none for what is found by its reference alone. */
export async function loadExcerpts(
	{ db }: Database,
	{ isFound }: Search,
	rows: readonly Enquiry[],
): Promise<Map<string, Excerpt>> {
	if (rows.length === 0) return new Map();
	const parts = await db
		.selectFrom("enquiries")
		.selectAll()
		.where(
			"matterId",
			"in",
			rows.map(({ matterId }) => matterId),
		)
		.orderBy("createdAt", "desc")
		.execute();
	const ids = parts.map(({ id }) => id);
	const ofMatter = Map.groupBy(
		parts.map((row) => enquirySchema.parse(row)),
		({ matterId }) => matterId,
	);
	const select = (table: "enquiryEvents" | "attachments") =>
		db.selectFrom(table).where("enquiryId", "in", ids);
	const events = await select("enquiryEvents")
		.select(["enquiryEvents.enquiryId", "kind", "data", cut("text").as("text")])
		.where(({ eb, or }) => or([eb("text", "is not", null), eb("kind", "in", WITH_TEXTS)]))
		.orderBy("at", "desc")
		.execute();
	const files = await db
		.selectFrom("attachments")
		.select(["enquiryId", "name"])
		.where("enquiryId", "in", ids)
		.execute();
	const replies = await db
		.selectFrom("replies")
		.select(["enquiryId", "fromName", "fromAddress", "subject", cut("quoted").as("quoted")])
		.where("enquiryId", "in", ids)
		.execute();
	const related = [
		...events.map((event) => ({
			id: event.enquiryId,
			label: nameEvent(event.kind),
			text: listTexts(event).join(" "),
		})),
		...files.map((file) => ({ id: file.enquiryId, label: t("file"), text: file.name })),
		...replies.map(({ enquiryId, fromName, fromAddress, subject, quoted }) => ({
			id: enquiryId,
			label: t("reply"),
			text: [fromName, fromAddress, subject, quoted].filter(Boolean).join(" "),
		})),
	];
	const ofEnquiry = Map.groupBy(related, ({ id }) => id);
	const excerpts = new Map<string, Excerpt>();
	for (const { id, matterId } of rows) {
		const enquiries = ofMatter.get(matterId) ?? [];
		const texts = enquiries.flatMap((enquiry) => [
			...listOwnTexts(enquiry),
			...(ofEnquiry.get(enquiry.id) ?? []),
		]);
		const phone = enquiries.map((enquiry) => findPhone(enquiry, isFound)).find(Boolean);
		const excerpt = buildExcerpt(takeFirst(texts), isFound) ?? phone;
		if (excerpt) excerpts.set(id, excerpt);
		// A long conversation keeps nobody else waiting for those of the other enquiries, too.
		await setImmediate();
	}
	return excerpts;
}

/** Creates an expression for the part of a column that is indexed. */
function cut(column: "text" | "quoted") {
	return sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(MAX_CHARACTERS)})`;
}

function takeFirst(texts: readonly Excerpt[]): Excerpt[] {
	let looked = 0;
	return texts.filter(({ text }) => {
		looked += text.length;
		return looked <= MAX_LOOKED;
	});
}

function listOwnTexts(enquiry: Enquiry): Excerpt[] {
	return SEARCHED_COLUMNS.map((column) => ({
		label: FIELDS[column].label,
		text: enquiry[column]?.toString().slice(0, MAX_CHARACTERS) ?? "",
	}));
}

/** Returns the phone field of an enquiry that was found by a part of its number. */
function findPhone({ phone }: Enquiry, isFound: Search["isFound"]): Excerpt | null {
	if (!phone) return null;
	const phoneNumbers = toPhoneNumbers(phone);
	const ends = listSearchedWords({ id: "", email: "", phone, phoneNumbers, texts: [] });
	return ends.some(isFound) ? { label: FIELDS.phone.label, text: phone } : null;
}
