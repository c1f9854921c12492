import pLimit from "p-limit";
import type { Database } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";
import { isHeld } from "../enquiry.ts";
import type { FileValues } from "./change-types.ts";
import { toUnkept, withFiles } from "./files.ts";

/** Strangers' files are taken one message after the other, so that each is counted with those before it. */
const oneByOne = pLimit(1);

/**
 * Does work that writes the rows of a visitor's files, as `withFiles` does. Only their names and sizes are kept where the
 * enquiry is held as spam, where little room is left on the disk, and beyond the day's budget of strangers' files: of those
 * who had no answer yet.
 */
export async function withVisitorFiles<Result>(
	database: Database,
	enquiryId: string,
	files: readonly FileValues[],
	work: (placed: readonly FileValues[]) => Promise<Result>,
): Promise<Result> {
	if (files.every(({ content }) => content === null)) return work(files);
	const enquiry = await database.db
		.selectFrom("enquiries")
		.select(["verdict", "firstAnswerAt"])
		.where("id", "=", enquiryId)
		.executeTakeFirst();
	if (!enquiry || isHeld(enquiry) || !(await database.files.hasRoom()))
		return work(files.map(toUnkept));
	const { firstAnswerAt } = enquiry;
	const isStranger = firstAnswerAt === null || Date.parse(firstAnswerAt) > getNow();
	if (!isStranger) return keep(database, files, work);
	return oneByOne(async () => {
		const left = database.files.strangerBytes - (await countStrangerBytes(database));
		return keep(database, fitInto(files, left), work);
	});
}

/** Files that cannot be written do not keep the words of their message from being taken. */
async function keep<Result>(
	database: Database,
	files: readonly FileValues[],
	work: (placed: readonly FileValues[]) => Promise<Result>,
): Promise<Result> {
	let isPlaced = false;
	const markPlaced = (placed: readonly FileValues[]) => {
		isPlaced = true;
		return work(placed);
	};
	return withFiles(database, files, markPlaced).catch((error: unknown) => {
		if (isPlaced) throw error;
		warn("A visitor's files cannot be stored, and are in the mailbox alone:", error);
		return work(files.map(toUnkept));
	});
}

/** Keeps the files in their order as far as they fit into so many bytes. */
function fitInto(files: readonly FileValues[], bytes: number): FileValues[] {
	let left = bytes;
	return files.map((file) => {
		if (!file.content || file.size > left) return toUnkept(file);
		left -= file.size;
		return file;
	});
}

/** Counts the bytes that were kept within a day of files which came before the first answer to their enquiry. */
async function countStrangerBytes({ db }: Database): Promise<number> {
	const since = new Date(getNow() - DAY).toISOString();
	const events = db
		.selectFrom("enquiries")
		.innerJoin("enquiryEvents", "enquiryEvents.enquiryId", "enquiries.id")
		.select("enquiryEvents.id")
		.where("incomingAt", ">=", since)
		.where("at", ">=", since)
		.where("kind", "in", ["reply", "mailed"])
		.where(({ eb, or, ref }) =>
			or([eb("firstAnswerAt", "is", null), eb("firstAnswerAt", ">", ref("at"))]),
		);
	const row = await db
		.selectFrom("attachments")
		.select(({ fn }) => fn.sum<number | null>("size").as("bytes"))
		.where("eventId", "in", events)
		.where("isKept", "=", 1)
		.executeTakeFirst();
	return Number(row?.bytes ?? 0);
}
