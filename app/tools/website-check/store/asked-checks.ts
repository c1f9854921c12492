import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#app/database/tables.ts";
import { HOUR } from "#app/platform/durations.ts";
import { parseCheck } from "./check-row.ts";
import { WAITING } from "./check-states.ts";

const ID_BYTES = 16;
/** A result is kept for everybody for so long, in ms. */
const FRESH_MS = HOUR;

/** Returns the address of a page as it is asked for, and its host. */
export function toPage(address: string) {
	const url = new URL(address);
	// Whoever asks for the same page is shown the same result, and a query may be somebody's own.
	url.search = "";
	url.hash = "";
	return { host: url.hostname, href: url.href };
}

/** Finds a check of a page that has not ended, or has read it not long ago: whoever could not be read may be read at once. */
export async function findFresh(
	tx: Kysely<Tables>,
	{ host, href }: { host: string; href: string },
	now: number,
): Promise<string | undefined> {
	const row = await tx
		.selectFrom("websiteChecks")
		.selectAll()
		.where("host", "=", host)
		.where("address", "=", href)
		.where(({ eb, or }) => or([eb("state", "!=", "done"), eb("createdAt", ">", now - FRESH_MS)]))
		.orderBy("createdAt", "desc")
		.executeTakeFirst();
	const check = row && parseCheck(row);
	return check?.report?.problem ? undefined : check?.id;
}

/** Adds a check that waits. Returns its id. */
export async function add(
	tx: Kysely<Tables>,
	check: Pick<Tables["websiteChecks"], "address" | "host" | "sender" | "createdAt">,
): Promise<string> {
	// It is a part of an address, and those of the site are in lower case.
	const id = randomBytes(ID_BYTES).toString("hex");
	const blank = { ...WAITING, report: null, attempts: 0, finishedAt: null };
	await tx
		.insertInto("websiteChecks")
		.values({ ...blank, ...check, id })
		.execute();
	return id;
}

/** Notes that an enquiry uses a check. */
export async function addUse(
	tx: Kysely<Tables>,
	checkId: string,
	enquiryId: string,
): Promise<void> {
	await tx
		.insertInto("enquiryChecks")
		.values({ checkId, enquiryId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Deletes the checks that an enquiry uses and no other does. */
export async function deleteChecksOf(tx: Kysely<Tables>, enquiryId: string): Promise<void> {
	const uses = await tx
		.deleteFrom("enquiryChecks")
		.where("enquiryId", "=", enquiryId)
		.returning("checkId")
		.execute();
	await tx
		.deleteFrom("websiteChecks")
		.where(
			"id",
			"in",
			uses.map(({ checkId }) => checkId),
		)
		.where("id", "not in", tx.selectFrom("enquiryChecks").select("checkId"))
		.execute();
}

/** Returns whether another page of a host waits or is being read. */
export async function isHostBusy(tx: Kysely<Tables>, host: string): Promise<boolean> {
	const unfinished = tx.selectFrom("websiteChecks").select("id").where("state", "!=", "done");
	return (await unfinished.where("host", "=", host).executeTakeFirst()) !== undefined;
}
