import { describe, inject, onTestFinished } from "vitest";
import { getNow } from "#app/clock.ts";
import type { Channel } from "../../app/enquiries/enquiry.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { createDatabase, findPostgres } from "./postgres.ts";
import { createEmptyFolder } from "./project-folder.ts";

type Place = { DATA_DIR: string; DATABASE_URL: string | undefined };

type Kind = {
	kind: "SQLite" | "PostgreSQL";
	createPlace: () => Promise<Place>;
	/** Opens stores in a place (a new one by default) and closes them with the test. */
	open: (place?: Place) => Promise<Stores>;
};

const PLACES: Record<Kind["kind"], Kind["createPlace"]> = {
	SQLite: async () => {
		const { dataDir, remove } = createEmptyFolder();
		onTestFinished(remove);
		return { DATA_DIR: dataDir, DATABASE_URL: undefined };
	},
	PostgreSQL: async () => ({
		DATA_DIR: "nowhere",
		DATABASE_URL: await createDatabase(inject("postgresPort")),
	}),
};

/** The same tests on both databases, or on SQLite alone; each test begins with an empty one. */
export function describeOnBoth(title: string, tests: (kind: Kind) => void): void {
	const kinds = findPostgres() ? (["SQLite", "PostgreSQL"] as const) : (["SQLite"] as const);
	describe.each(kinds)(`${title}, on %s`, (kind) => {
		const createPlace = PLACES[kind];
		const open = async (place?: Place) => {
			const stores = await openStores(place ?? (await createPlace()));
			onTestFinished(() => stores.database.close());
			return stores;
		};
		tests({ kind, createPlace, open });
	});
}

/** Claims the one delivery that must be due. */
export async function claimOne({ outbox }: Stores, channel: Channel = "email", now = getNow()) {
	const [claim] = await outbox.claim(channel, 1, now);
	if (!claim) throw new Error(`nothing was due by ${channel}`);
	return claim;
}

export { createNewEnquiry } from "./new-enquiry.ts";
