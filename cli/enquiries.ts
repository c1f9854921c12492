/** `npm run enquiries -- list | show ID | export`: what visitors sent, for the agency's staff. */

import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { openSqliteStore } from "#app/enquiries/sqlite-store.ts";
import { getEnv } from "#app/env.server.ts";
import { SettingsError } from "#app/env.ts";

const USAGE = `npm run enquiries -- list       the newest first, a line each
npm run enquiries -- show ID    one, whole
npm run enquiries -- export     all, as JSON lines`;

const [command = "", id] = process.argv.slice(2);
try {
	const store = openSqliteStore(getEnv().DATA_DIR);
	if (command === "list") printList(store.list());
	else if (command === "export")
		for (const enquiry of store.list()) console.log(JSON.stringify(enquiry));
	else if (command === "show" && id)
		printOne(
			store.list().filter((enquiry) => enquiry.id.startsWith(id)),
			id,
		);
	else fail(USAGE);
	store.close();
} catch (error) {
	const reason = error instanceof Error ? error.message : String(error);
	fail(error instanceof SettingsError ? reason : `The enquiries cannot be read: ${reason}`);
}

function printList(enquiries: Enquiry[]): void {
	if (enquiries.length === 0) console.log("No enquiries yet.");
	for (const { id, createdAt, name, email, service, city, district } of enquiries) {
		const about = [service, district, city].filter(Boolean).join(" / ");
		console.log(
			[id.slice(0, 8), createdAt.slice(0, 16), name, email, about].map(toPlain).join("  "),
		);
	}
}

function printOne(matches: Enquiry[], wanted: string): void {
	const [enquiry] = matches;
	if (!enquiry || matches.length > 1) {
		fail(
			`${matches.length} enquiries have an id that begins with ${wanted}; see npm run enquiries -- list`,
		);
	}
	for (const [field, value] of Object.entries(enquiry)) {
		console.log(
			`${field.padEnd(14)}${field === "message" ? `\n${toPlain(String(value))}` : toPlain(String(value ?? "-"))}`,
		);
	}
}

/** A visitor's words must not move the terminal's cursor or change its colours. */
function toPlain(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
	return text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, " ");
}

function fail(line: string): never {
	console.error(line);
	process.exit(1);
}
