import { DatabaseError } from "#app/enquiries/open-store-at-start.ts";
import { ContentError, type ContentIssue, formatIssue } from "#app/platform/content-error.ts";
import { type Env, SettingsError } from "#app/platform/env.server.ts";

/** The most content errors that are listed; more than a screen of them would hide the others. */
const MAX_CONTENT_LINES = 20;
/**
 * Error codes of a HOST that cannot be used. The last one is the response for any name on a machine without a name
 * server.
 */
const HOST_CODES = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"]);
const STORE_CODES = new Set([
	"EACCES",
	"EEXIST",
	"ENOTDIR",
	"ENOENT",
	"EROFS",
	"EPERM",
	"ENOSPC",
	"ERR_SQLITE_ERROR",
]);

/** Formats one line per error that keeps the site from starting, with what to do about it. */
export function formatStartError(error: unknown, env: Env | undefined): string[] {
	if (error instanceof SettingsError) return error.errors.map((line) => `Setting: ${line}`);
	if (error instanceof ContentError) return formatContentErrors(error.issues);
	if (error instanceof DatabaseError)
		return [`The database of DATABASE_URL cannot be used: ${error.message}`];
	if (!(error instanceof Error)) return [`The site cannot start: ${error}`];
	const advice = env && findAdvice(error, env);
	return [advice ?? `The site cannot start: ${error.message}`];
}

function findAdvice(
	{ code = "", syscall, port, message }: NodeJS.ErrnoException & { port?: unknown },
	env: Env,
): string | undefined {
	// Two servers listen: the site and its metrics.
	const isMetrics = env.METRICS_PORT !== undefined && port === env.METRICS_PORT;
	const prefix = isMetrics ? "METRICS_" : "";
	const [ownPort, host] = isMetrics ? [env.METRICS_PORT, env.METRICS_HOST] : [env.PORT, env.HOST];
	if (code === "EADDRINUSE")
		return `Port ${ownPort} on ${host} is in use. Stop what listens there, or set ${prefix}PORT to another one.`;
	if (code === "EACCES" && syscall === "listen")
		return `Port ${ownPort} may not be opened by this user. Set ${prefix}PORT to one above 1023.`;
	if (HOST_CODES.has(code))
		return `${prefix}HOST ${host} is not an address of this machine. Set ${prefix}HOST to 127.0.0.1 or 0.0.0.0.`;
	if (STORE_CODES.has(code))
		return `The data folder ${env.DATA_DIR} cannot be used (${message}). Set DATA_DIR to a folder this user may write.`;
	return undefined;
}

function formatContentErrors(issues: readonly ContentIssue[]): string[] {
	const lines = issues.slice(0, MAX_CONTENT_LINES).map(formatIssue);
	const more = issues.length - lines.length;
	if (more > 0) lines.push(`and ${more} more; npm run content:check tells all`);
	return lines.map((line) => `Content: ${line}`);
}
