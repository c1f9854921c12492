import { describe, inject, onTestFinished } from "vitest";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { createDatabase } from "./postgres.ts";
import { makeEmptyFolder } from "./project-folder.ts";

/** Where a test's enquiries lie: what the settings would name. */
type Place = { DATA_DIR: string; DATABASE_URL: string | undefined };

type Kind = {
	kind: "SQLite" | "PostgreSQL";
	makePlace: () => Promise<Place>;
	/** Opens stores in a place (a new one by default) and closes them with the test. */
	open: (place?: Place) => Promise<Stores>;
};

const PLACES: Record<Kind["kind"], Kind["makePlace"]> = {
	SQLite: async () => {
		const { dataDir, remove } = makeEmptyFolder();
		onTestFinished(remove);
		return { DATA_DIR: dataDir, DATABASE_URL: undefined };
	},
	PostgreSQL: async () => ({
		DATA_DIR: "nowhere",
		DATABASE_URL: await createDatabase(inject("postgresPort")),
	}),
};

/** The same tests on both databases; each test begins with an empty one. */
export function describeOnBoth(title: string, tests: (kind: Kind) => void): void {
	describe.each(["SQLite", "PostgreSQL"] as const)(`${title}, on %s`, (kind) => {
		const makePlace = PLACES[kind];
		const open = async (place?: Place) => {
			const stores = await openStores(place ?? (await makePlace()));
			onTestFinished(() => stores.database.close());
			return stores;
		};
		tests({ kind, makePlace, open });
	});
}

export { makeEnquiry } from "./stored-enquiry.ts";
