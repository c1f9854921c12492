import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { emptyJournal } from "#app/enquiries/store/empty-journal.ts";
import { warn } from "#app/operations-log.ts";

const EVERY_MS = 10_000;

let isErrorReported = false;

/** Empties SQLite's journal again and again, as whoever erased, here or by a command, may have met a reader. */
export function startEmptyingJournal(): void {
	setInterval(() => void empty(), EVERY_MS).unref();
}

async function empty(): Promise<void> {
	try {
		await emptyJournal((await getEnquiryServices()).database);
		isErrorReported = false;
	} catch (error) {
		if (!isErrorReported) warn("The store's journal cannot be emptied:", error);
		isErrorReported = true;
	}
}
