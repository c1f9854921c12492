import { getNow } from "#app/platform/clock.ts";
import type { Tables } from "../../app/database/tables.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import type { CheckReport, Finding } from "../../app/tools/website-check/check-report.ts";

const CLINIC = "https://clinic.example/";
/** A long address, which has to be broken on a narrow screen. */
const LONG = `https://clinic.example/${"treatments-and-prices-".repeat(8)}`;

const TITLE: Finding = {
	rule: "title",
	values: { count: 2, pages: 3 },
	evidence: [
		{ url: CLINIC, text: "Home" },
		{ url: LONG, text: "" },
		{ url: "javascript:alert(1)", text: '<b onclick="x">bold</b>' },
	],
};

/** Creates a report; by default of one finding, and of one whose rule is not known any more. */
export function createReport(given: Partial<Extract<CheckReport, { problem: null }>> = {}) {
	return {
		problem: null,
		url: CLINIC,
		at: getNow(),
		pages: [CLINIC, LONG],
		findings: [{ rule: "of-another-version", values: {}, evidence: [] }, TITLE],
		passed: ["of-another-version"],
		skipped: [],
		...given,
	} satisfies CheckReport;
}

type Row = Tables["websiteChecks"];

let checks = 0;

/** Writes a check of a host of its own into a site's store; by default one that is done. Returns its id. */
export async function writeCheck(
	{ dataDir }: { dataDir: string },
	given: Partial<Omit<Row, "report">> = {},
	report: CheckReport | null = createReport(),
): Promise<string> {
	const { host = `clinic-${checks}.example` } = given;
	checks++;
	const row: Row = {
		id: String(checks).padStart(32, "0"),
		address: `https://${host}/`,
		host,
		state: "done",
		step: null,
		report: report && JSON.stringify(report),
		attempts: 1,
		createdAt: getNow(),
		startedAt: getNow(),
		finishedAt: report && getNow(),
		sender: null,
		...given,
	};
	await withStore(dataDir, (db) => db.insertInto("websiteChecks").values(row).execute());
	return row.id;
}

/** Changes a check in a site's store. */
export async function updateCheck(
	{ dataDir }: { dataDir: string },
	id: string,
	change: Partial<Row>,
): Promise<void> {
	await withStore(dataDir, (db) =>
		db.updateTable("websiteChecks").set(change).where("id", "=", id).execute(),
	);
}

type Db = Awaited<ReturnType<typeof openStores>>["database"]["db"];

async function withStore(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
	const { database } = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	try {
		await work(database.db);
	} finally {
		await database.close();
	}
}
