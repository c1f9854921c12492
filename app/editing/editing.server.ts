import { relative, sep } from "node:path";
import {
	buildSnapshot,
	getPages,
	isIndexable,
	publishSnapshot,
	readContentFile,
	type Snapshot,
	setAddedPictures,
} from "#app/content/content.server.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createEditing, type Editing, type PublishPlanned } from "./create-editing.ts";
import { listChangedPaths } from "./search-engines/list-changed-paths.ts";
import { tellSearchEngines } from "./search-engines/tell-search-engines.ts";

let editing: Editing<Snapshot> | undefined;
let stopping = new AbortController();

/** Returns what changes the website of this process. */
export function getEditing(): Editing<Snapshot> {
	editing ??= createEditing(async () => (await getEnquiryServices()).database, {
		build: buildSnapshot,
		publish,
		readFile: readContentFile,
		setPictures: setAddedPictures,
		toFile: (path) => relative(getEnv().CONTENT_DIR, path).split(sep).join("/"),
	});
	return editing;
}

/** Shows what was published to visitors, and tells search engines of it where this node has published it. */
async function publish(snapshot: Snapshot, files: ReadonlySet<string>): Promise<void> {
	const before = getPages();
	await publishSnapshot(snapshot);
	if (files.size > 0)
		await tellSearchEngines(listChangedPaths({ before, after: getPages(), files, isIndexable }));
}

/**
 * Lays what was published over the files, and until `stopEditing` follows what is published on other nodes, and publishes what
 * is planned at its time.
 */
export async function startEditing(publishPlanned?: PublishPlanned): Promise<void> {
	stopping = new AbortController();
	await getEditing().follow(stopping.signal, publishPlanned);
}

export function stopEditing(): void {
	stopping.abort();
}
