import { existsSync } from "node:fs";
import { toStorePath } from "#app/database/open-database.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import type { Env } from "#app/platform/env.server.ts";

/** The result of opening the store at start. An unavailable one is opened again at each use. */
export type OpenedStore =
	| { isAvailable: true; description: string; enquiryCount: number }
	| { isAvailable: false; kind: "SQLite" | "PostgreSQL"; reason: string };

/** Error codes of a PostgreSQL that is only down for a while. Any other error means a wrong setting. */
const UNREACHABLE_CODES = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ETIMEDOUT",
	"EAI_AGAIN",
	// The server is starting up or shutting down, or has too many connections.
	"57P03",
	"57P01",
	"53300",
]);
/**
 * Error codes of SQLite files without write permission, and SQLite's primary result codes of that, of a lock and of a
 * full or failing disk.
 */
const UNWRITABLE_CODES = new Set(["EACCES", "EPERM", "EROFS"]);
const UNWRITABLE_RESULTS = new Set([5, 6, 8, 10, 13, 14]);

/** Thrown when the PostgreSQL of DATABASE_URL responds but cannot be used. */
export class DatabaseError extends Error {
	override readonly name = "DatabaseError";
}

/** Opens the store before the site listens. Throws when it cannot be used with these settings. */
export async function openStore(env: Pick<Env, "DATABASE_URL" | "DATA_DIR">): Promise<OpenedStore> {
	// An existing file shows that the settings are right: the error may pass.
	const hasFile = !env.DATABASE_URL && existsSync(toStorePath(env.DATA_DIR));
	try {
		const { database, enquiries } = await getEnquiryServices();
		const enquiryCount = await enquiries.count();
		return { isAvailable: true, description: database.description, enquiryCount };
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		if (hasFile && isUnwritable(error))
			return { isAvailable: false, kind: "SQLite", reason: error.message };
		if (!env.DATABASE_URL) throw error;
		const reason = getUnreachableReason(error);
		if (reason) return { isAvailable: false, kind: "PostgreSQL", reason };
		throw new DatabaseError(error.message);
	}
}

type SystemError = Error & { code?: unknown; errcode?: unknown };

function isUnwritable({ code, errcode }: SystemError): boolean {
	return UNWRITABLE_CODES.has(String(code)) || UNWRITABLE_RESULTS.has(Number(errcode) & 0xff);
}

function getUnreachableReason({ code, message }: SystemError): string | null {
	if (UNREACHABLE_CODES.has(String(code))) return String(code);
	return /connect(ion)? .*time|timeout/i.test(message) ? "time-out" : null;
}
