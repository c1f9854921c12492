import { relative, sep } from "node:path";
import {
	buildSnapshot,
	publishSnapshot,
	readContentFile,
	type Snapshot,
} from "#app/content/content.server.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createEditing, type Editing } from "./create-editing.ts";

let editing: Editing<Snapshot> | undefined;
let stopping = new AbortController();

/** Returns what changes the website of this process. */
export function getEditing(): Editing<Snapshot> {
	editing ??= createEditing(async () => (await getEnquiryServices()).database, {
		build: buildSnapshot,
		publish: publishSnapshot,
		readFile: readContentFile,
		toFile: (path) => relative(getEnv().CONTENT_DIR, path).split(sep).join("/"),
	});
	return editing;
}

/** Lays what was published over the files, and follows what is published on other nodes until `stopEditing`. */
export async function startEditing(): Promise<void> {
	stopping = new AbortController();
	await getEditing().follow(stopping.signal);
}

export function stopEditing(): void {
	stopping.abort();
}
