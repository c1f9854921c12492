import { statSync } from "node:fs";
import { InvalidArgumentError } from "commander";
import { toStorePath } from "#app/database/open-database.ts";
import type { EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import { openStores, type Stores } from "#app/enquiries/open-stores.ts";
import type { Env } from "#app/platform/env.server.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";

type Work = (stores: Stores) => Promise<void>;

/** Opens the stores for a command. Throws a UserError where there is no store: the site creates it when it starts. */
export async function withStores({ env }: CliContext, work: Work): Promise<void> {
	const missing = findMissing(env);
	if (missing) throw new UserError(missing);
	const stores = await openStores(env).catch((error: unknown) => {
		throw toUserError(env, error);
	});
	try {
		await work(stores);
	} finally {
		await stores.database.close();
	}
}

/** Opens the stores for a command about all enquiries; where there is no store it notes that. */
export async function withStoresIfAny(context: CliContext, work: Work): Promise<void> {
	const missing = findMissing(context.env);
	if (missing) context.terminal.note(missing);
	else await withStores(context, work);
}

/**
 * Finds the reason why there is no store, or undefined. Opening would create one: a typo in DATA_DIR must not look like
 * a store without enquiries.
 */
function findMissing(env: Env): string | undefined {
	if (env.DATABASE_URL) return undefined;
	const path = toStorePath(env.DATA_DIR);
	try {
		const isThere = statSync(path, { throwIfNoEntry: false });
		return isThere
			? undefined
			: `Nothing is stored yet: there is no store at ${path}. The site makes it when it starts; DATA_DIR or DATABASE_URL name the one of a site elsewhere.`;
	} catch (error) {
		throw toUserError(env, error);
	}
}

function toUserError({ DATABASE_URL, DATA_DIR }: Env, error: unknown): UserError {
	const url = DATABASE_URL ? new URL(DATABASE_URL) : null;
	const store = url
		? `PostgreSQL ${url.pathname.slice(1)} on ${url.host || "this machine"}`
		: toStorePath(DATA_DIR);
	// A refused connection to a host with several addresses has a code and no message.
	const isError = error instanceof Error;
	const reason = isError ? error.message || Reflect.get(error, "code") || error.name : error;
	return new UserError(`The store cannot be opened (${store}): ${reason}`);
}

const MIN_LENGTH = 4;
export const ID_DESCRIPTION = `the first characters of the id, ${MIN_LENGTH} at least`;

/** Prints what `work` returns for the only enquiry whose id begins with `start`. */
export async function withEnquiry(
	context: CliContext,
	start: string,
	work: (enquiry: EnquiryWithDeliveries, stores: Stores) => Promise<string>,
): Promise<void> {
	const quoted = JSON.stringify(start);
	if (start.length < MIN_LENGTH)
		throw new InvalidArgumentError(
			`Expected the first ${MIN_LENGTH} characters of an id at least; found ${quoted}.`,
		);
	await withStores(context, async (stores) => {
		const [enquiry, another] = await stores.enquiries.findByIdPrefix(start);
		if (!enquiry) throw new UserError(`No enquiry has an id that begins with ${quoted}.`);
		if (another)
			throw new UserError(
				`Several enquiries have an id that begins with ${quoted}; write more of it.`,
			);
		await context.terminal.print(await work(enquiry, stores));
	});
}

/** Shortens an id to a length that is enough to recognise an enquiry. */
export function shortenId(id: string): string {
	return id.slice(0, 8);
}
