import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../app/database/open-database.ts";
import type { Tables } from "../app/database/tables.ts";
import type { EventRow } from "../app/enquiries/event-table.ts";
import { toEnquiryRow } from "../app/enquiries/store/enquiry-row.ts";
import { pickMatter } from "../app/enquiries/store/matters.ts";
import { indexMissing } from "../app/enquiries/store/search-texts.ts";
import { getNow } from "../app/platform/clock.ts";
import { DAY, HOUR } from "../app/platform/durations.ts";
import { getEnv } from "../app/platform/env.server.ts";
import { createNewEnquiry } from "../tests/support/new-enquiry.ts";

const ENQUIRIES = 10_000;
const MESSAGES = 30_000;
const BATCH = 250;
/** The person with the longest conversation. */
const OLD_CUSTOMER = {
	name: "Nisha Trivedi",
	email: "nisha@trivedisweets.example",
	company: "Trivedi Sweets",
	phone: "+91 98250 11223",
};
const ENQUIRIES_OF_OLD_CUSTOMER = 40;
/** The share of words that hardly anything else has, as names of places and misspelt words are. */
const RARE = 0.03;
const SYLLABLES = "ba cha da ga ha ja ka la ma na pa ra sa ta va ya ri ni shu ti mo do".split(" ");
const FIRST_NAMES =
	"Aarav Aditi Ananya Arjun Asha Deepa Farah Gopal Imran Ishaan Jignesh Kabir Karthik Kavita Lalita Mary Meenakshi Neha Pooja Rahul Riya Rustom Sneha Tariq Vikram Zubin".split(
		" ",
	);
const FAMILY_NAMES =
	"Agarwal Bose Chatterjee Desai Fernandes Gupta Iyer Joshi Kapoor Kulkarni Mehta Menon Nair Patel Rao Shah Sheikh Singh Thomas Tiwari Verma".split(
		" ",
	);
const TRADES = "Cotton Dental Foods Gems Homes Leather Pumps Saris Solar Spices Sweets Tyres".split(
	" ",
);

type Seeded = {
	/** The ids of the enquiries, oldest first. */
	ids: string[];
	/** The id of the newest enquiry of the person with the longest conversation. */
	oldCustomerId: string;
};

/**
 * Fills an empty store with 10,000 enquiries of three years and 30,000 messages, the same at each run: most are answered and
 * done, some wait, one in ten is spam. The words are those of the site's content, in its frequencies, with names and numbers.
 */
export async function seedLargeStore(database: Database, staffId: string): Promise<Seeded> {
	const { db, pool } = database;
	const random = createRandom();
	const words = readWords();
	const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
	const write = (least: number, most: number) =>
		Array.from({ length: least + Math.floor(random() * (most - least)) }, () =>
			random() < RARE ? Array.from({ length: 4 }, () => pick(SYLLABLES)).join("") : pick(words),
		).join(" ");
	const now = getNow();
	const enquiries: Tables["enquiries"][] = [];
	const events: EventRow[] = [];
	let oldCustomerId = "";
	for (let index = 0; index < ENQUIRIES; index++) {
		const isOldCustomer = index % (ENQUIRIES / ENQUIRIES_OF_OLD_CUSTOMER) === 0;
		const [first, family] = [pick(FIRST_NAMES), pick(FAMILY_NAMES)];
		const createdAt = now - (ENQUIRIES - index) * (1_095 / ENQUIRIES) * DAY;
		const age = ENQUIRIES - index;
		const given = createNewEnquiry({
			name: `${first} ${family}`,
			email: `${first}.${family}${index}@${family}${index % 3_000}.example`.toLowerCase(),
			phone: `+91 9${8 - (index % 2)}${String(10_000_000 + index * 7_919).slice(-8)}`,
			company: `${family} ${pick(TRADES)}`,
			...(isOldCustomer && OLD_CUSTOMER),
			message: write(30, 110),
			service: pick(["seo", "web-development", "content-marketing", null]),
			city: pick(["surat", "pune", "delhi", null]),
			verdict: index % 10 === 7 ? "quarantined" : "clean",
		});
		const id = createId(random);
		if (isOldCustomer) oldCustomerId = id;
		const isAnswered = age > 60;
		const state = isAnswered ? pick(["open", "won", "lost", "lost", "lost"] as const) : "new";
		const at = new Date(createdAt).toISOString();
		const row = toEnquiryRow(given, { id, createdAt: at });
		const count = (isAnswered ? MESSAGES / (ENQUIRIES - 60) : 0) + (isOldCustomer ? 3 : 0);
		const written = Math.floor(count) + (random() < count % 1 ? 1 : 0);
		const { length } = events;
		for (let revision = 1; revision <= written && events.length < MESSAGES; revision++)
			events.push({
				id: createId(random),
				enquiryId: id,
				at: new Date(createdAt + revision * HOUR).toISOString(),
				author: "person",
				staffId,
				kind: pick(["answer", "answer", "note"] as const),
				data: "{}",
				cc: null,
				subject: null,
				sendAt: null,
				replaced: null,
				text: write(20, 120),
				revision,
			});
		const last = events[events.length - 1];
		const answeredAt = events.length > length && last ? last.at : null;
		const reached = isAnswered && age < 400 ? "waiting" : state;
		enquiries.push({
			...row,
			state: reached,
			wonAt: reached === "won" ? at : null,
			owner: isAnswered ? staffId : null,
			firstAnswerAt: answeredAt,
			firstAnswerBy: answeredAt && staffId,
			outgoingAt: answeredAt,
			revision: events.length - length,
		});
	}
	joinMatter(enquiries.filter(({ email }) => email === OLD_CUSTOMER.email));
	await db.transaction().execute(async (tx) => {
		for (let start = 0; start < ENQUIRIES; start += BATCH)
			await tx
				.insertInto("enquiries")
				.values(enquiries.slice(start, start + BATCH))
				.execute();
		for (let start = 0; start < events.length; start += BATCH)
			await tx
				.insertInto("enquiryEvents")
				.values(events.slice(start, start + BATCH))
				.execute();
	});
	// A site that has just started would do so beside the pages that are measured.
	while (await indexMissing(database, ENQUIRIES));
	// PostgreSQL does so by itself, within minutes.
	if (pool) await sql`vacuum (analyze)`.execute(db);
	return { ids: enquiries.map(({ id }) => id), oldCustomerId };
}

/** Makes enquiries, oldest first, one matter with the values of the newest. */
function joinMatter(enquiries: readonly Tables["enquiries"][]): void {
	const [first, newest] = [enquiries[0], enquiries.at(-1)];
	if (!first || !newest) return;
	const common = { ...pickMatter(newest), personId: first.id, matterId: first.id };
	for (const enquiry of enquiries) Object.assign(enquiry, common);
}

/** Lists the words of the site's content as often as they are in it. */
function readWords(): string[] {
	return globSync("**/*.{yaml,md}", { cwd: getEnv().CONTENT_DIR }).flatMap((path) =>
		[
			...readFileSync(join(getEnv().CONTENT_DIR, path), "utf8").matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu),
		].map(([word]) => word),
	);
}

/** Creates a generator of the same numbers from 0 to 1 at each run. */
function createRandom(): () => number {
	let state = 1;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

function createId(random: () => number): string {
	const digits = Array.from({ length: 4 }, () =>
		Math.floor(random() * 0x1_0000_0000)
			.toString(16)
			.padStart(8, "0"),
	).join("");
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
