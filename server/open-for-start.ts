import { existsSync } from "node:fs";
import { getReception } from "#app/enquiries/reception.server.ts";
import { toStorePath } from "#app/enquiries/store/open-database.ts";
import type { Env } from "#app/env.ts";

/** How the store stands as the site starts; `isAway` when it will be asked for again at each use. */
export type StartedStore =
	| { isAway: false; description: string; enquiryCount: number }
	| { isAway: true; kind: "SQLite" | "PostgreSQL"; reason: string };

/** A PostgreSQL that is only away: pages need none, and it comes back. Any other fault is a wrong setting. */
const AWAY_CODES = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ETIMEDOUT",
	"EAI_AGAIN",
	// Starting up, shutting down, too many connections.
	"57P03",
	"57P01",
	"53300",
]);

/** Files that may not be written, and SQLite's primary codes of the same, of a lock and of a disk that is full or fails. */
const STUCK_CODES = new Set(["EACCES", "EPERM", "EROFS"]);
const STUCK_NUMBERS = new Set([5, 6, 8, 10, 13, 14]);

/** The PostgreSQL that the settings name answers, and cannot be used. */
export class DatabaseFault extends Error {
	override readonly name = "DatabaseFault";
}

/** Opens the store before the site listens. Throws when it cannot be used as the settings are. */
export async function openForStart(
	env: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
): Promise<StartedStore> {
	// Where it was before, the settings are right, and what keeps it from being used now may pass.
	const wasThere = !env.DATABASE_URL && existsSync(toStorePath(env.DATA_DIR));
	try {
		const { database, enquiries } = await getReception();
		const enquiryCount = await enquiries.count();
		return { isAway: false, description: database.description, enquiryCount };
	} catch (error) {
		if (wasThere && isStuck(error))
			return { isAway: true, kind: "SQLite", reason: describe(error) };
		if (!env.DATABASE_URL) throw error;
		const reason = readReason(error);
		if (reason) return { isAway: true, kind: "PostgreSQL", reason };
		throw new DatabaseFault(describe(error));
	}
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

function isStuck(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code: unknown = Reflect.get(error, "code");
	const number: unknown = Reflect.get(error, "errcode");
	return (
		STUCK_CODES.has(String(code)) ||
		(typeof number === "number" && STUCK_NUMBERS.has(number & 0xff))
	);
}

function readReason(error: unknown): string | null {
	if (!(error instanceof Error)) return null;
	const code: unknown = Reflect.get(error, "code");
	if (typeof code === "string" && AWAY_CODES.has(code)) return code;
	return /connect(ion)? .*time|timeout/i.test(error.message) ? "time-out" : null;
}
