import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject, onTestFinished } from "vitest";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { createDatabase } from "./postgres.ts";

/** Where a test's enquiries lie: what the settings would name. */
export type Place = { DATA_DIR: string; DATABASE_URL: string | undefined };

type Kind = {
	kind: "SQLite" | "PostgreSQL";
	makePlace: () => Promise<Place>;
	/** Opens stores in a place (a new one by default) and closes them with the test. */
	open: (place?: Place) => Promise<Stores>;
};

/** The same tests on both databases; each test begins with an empty one. */
export function describeOnBoth(title: string, tests: (kind: Kind) => void): void {
	describe(`${title}, on SQLite`, () => {
		const makePlace = async () => ({ DATA_DIR: makeDataDir(), DATABASE_URL: undefined });
		tests({ kind: "SQLite", makePlace, open: (place) => openIn(place, makePlace) });
	});
	describe(`${title}, on PostgreSQL`, () => {
		const makePlace = async () => ({
			DATA_DIR: "nowhere",
			DATABASE_URL: await createDatabase(inject("postgresPort")),
		});
		tests({ kind: "PostgreSQL", makePlace, open: (place) => openIn(place, makePlace) });
	});
}

async function openIn(place: Place | undefined, makePlace: () => Promise<Place>): Promise<Stores> {
	const stores = await openStores(place ?? (await makePlace()));
	onTestFinished(() => stores.database.close());
	return stores;
}

function makeDataDir(): string {
	const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export { makeEnquiry } from "./stored-enquiry.ts";
