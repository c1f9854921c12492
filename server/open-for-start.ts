import { getReception } from "#app/enquiries/reception.server.ts";
import type { Env } from "#app/env.ts";

/** How the store stands as the site starts; `isAway` when it will be asked for again at each use. */
export type StartedStore =
	| { isAway: false; description: string; enquiryCount: number }
	| { isAway: true; reason: string };

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

/** The PostgreSQL that the settings name answers, and cannot be used. */
export class DatabaseFault extends Error {
	override readonly name = "DatabaseFault";
}

/** Opens the store before the site listens. Throws when it cannot be used as the settings are. */
export async function openForStart(env: Pick<Env, "DATABASE_URL">): Promise<StartedStore> {
	try {
		const { database, enquiries } = await getReception();
		const enquiryCount = await enquiries.count();
		return { isAway: false, description: database.description, enquiryCount };
	} catch (error) {
		const reason = readReason(error);
		if (!env.DATABASE_URL) throw error;
		if (reason) return { isAway: true, reason };
		throw new DatabaseFault(error instanceof Error ? error.message : String(error));
	}
}

function readReason(error: unknown): string | null {
	if (!(error instanceof Error)) return null;
	const code: unknown = Reflect.get(error, "code");
	if (typeof code === "string" && AWAY_CODES.has(code)) return code;
	return /connect(ion)? .*time|timeout/i.test(error.message) ? "time-out" : null;
}
