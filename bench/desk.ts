import { createPeopleStore } from "../app/desk/store/people-store.ts";
import { openStores } from "../app/enquiries/open-stores.ts";
import { startNode } from "../tests/support/node-process.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { seedLargeStore } from "./seed-large-store.ts";
import { repeat } from "./site.ts";

const ROUNDS = 21;
/** The greatest median of a page, in ms. */
const MOST = 50;

/** The pages of the inbox that are measured; `{old customer}` is the enquiry with the longest conversation. */
const PAGES: Record<string, string> = {
	"inbox: unanswered": "/desk",
	"inbox: waiting": "/desk?view=waiting",
	"inbox: all": "/desk?view=all",
	"inbox: all, page 20": "/desk?view=all&page=20",
	"inbox: spam": "/desk?view=spam",
	"inbox: all of a service and a city": "/desk?view=all&service=seo&city=surat",
	"one enquiry and its person's thread": "/desk/enquiries/{old customer}",
	"search: a name": "/desk?q=Nisha+Trivedi",
	"search: a part of an e-mail address": "/desk?q=trivedisweets",
	"search: a phone number in another notation": "/desk?q=098250-11223",
	"search: a common word": "/desk?q=marketing",
	"search: three common words": "/desk?q=we+your+website",
	"search: a word and a half": "/desk?q=Trivedi+swe",
	"search: one letter": "/desk?q=a",
	"search: a slip of the finger": "/desk?q=Trivdei",
	"search: what nobody wrote": "/desk?q=zzyzx",
};

/** Measures pages of the desk with 10,000 enquiries and 30,000 messages, on SQLite and on PostgreSQL. */
export async function measureDesk(): Promise<Table[]> {
	const onSqlite = await measureOn("SQLite", undefined);
	const postgres = await startPostgres({ isDurable: true });
	try {
		return [onSqlite, await measureOn("PostgreSQL", await postgres.createDatabase())];
	} finally {
		await postgres.stop();
	}
}

async function measureOn(kind: string, DATABASE_URL: string | undefined): Promise<Table> {
	const folder = createProjectFolder();
	const stores = await openStores({ DATA_DIR: folder.dataDir, DATABASE_URL });
	const people = createPeopleStore(stores.database);
	const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
	if (!staff) throw new Error("she is invited already");
	const { oldCustomerId } = await seedLargeStore(stores.database, staff.id);
	const Cookie = `desk=${await people.createSession(staff.id, "a bench")}`;
	await stores.database.close();
	const site = await startNode(folder.path, {
		DATA_DIR: folder.dataDir,
		...(DATABASE_URL && { DATABASE_URL }),
	});
	try {
		const figures: Figure[] = [];
		for (const [title, path] of Object.entries(PAGES)) {
			const address = site.origin + path.replace("{old customer}", oldCustomerId);
			const times = await repeat(ROUNDS, () => time(address, Cookie));
			figures.push({ title, value: getMedian(times), unit: "ms", most: MOST });
		}
		return { title: `the desk on ${kind}`, figures };
	} finally {
		await site.end("SIGTERM");
		folder.remove();
	}
}

/** Requests a page, and returns in how many ms it came. */
async function time(address: string, Cookie: string): Promise<number> {
	const startedAt = performance.now();
	const response = await fetch(address, { headers: { Cookie } });
	await response.text();
	if (response.status !== 200) throw new Error(`${address} was answered ${response.status}.`);
	return performance.now() - startedAt;
}
