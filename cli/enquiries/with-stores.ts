import { statSync } from "node:fs";
import { openStores, type Stores } from "#app/enquiries/open-stores.ts";
import { toStorePath } from "#app/enquiries/store/open-database.ts";
import type { Env } from "#app/env.ts";
import type { Desk } from "./command.ts";
import { Refusal } from "./refusal.ts";

type Work = (stores: Stores) => Promise<void>;

/** Opens the stores for a command about certain enquiries; where there is no store it makes none. */
export async function withStores({ env }: Desk, work: Work): Promise<void> {
	const missing = describeMissing(env);
	if (missing) throw new Refusal(missing);
	const stores = await open(env);
	try {
		await work(stores);
	} finally {
		await stores.database.close();
	}
}

/** Opens the stores for a command about whatever there is: where there is no store it says so. */
export async function surveyStores(desk: Desk, work: Work): Promise<void> {
	const missing = describeMissing(desk.env);
	if (missing) desk.screen.note(missing);
	else await withStores(desk, work);
}

/** Opening would create it: a slip in DATA_DIR must not look like a store without enquiries. */
function describeMissing(env: Env): string | null {
	if (env.DATABASE_URL) return null;
	const path = toStorePath(env.DATA_DIR);
	try {
		const found = statSync(path, { throwIfNoEntry: false });
		return found ? null : `No enquiries yet: there is no store at ${path}.`;
	} catch (error) {
		throw toRefusal(env, error);
	}
}

async function open(env: Env): Promise<Stores> {
	try {
		return await openStores(env);
	} catch (error) {
		throw toRefusal(env, error);
	}
}

function toRefusal(env: Env, error: unknown): Refusal {
	return new Refusal(`The store cannot be opened (${describePlace(env)}): ${toReason(error)}`);
}

function describePlace({ DATABASE_URL, DATA_DIR }: Env): string {
	if (!DATABASE_URL) return toStorePath(DATA_DIR);
	const { host, pathname } = new URL(DATABASE_URL);
	return `PostgreSQL ${pathname.slice(1)} on ${host || "this machine"}`;
}

/** A refused connection to a name with several addresses has a code and no message. */
function toReason(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message || String(Reflect.get(error, "code") ?? error.name);
}
