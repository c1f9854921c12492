import { ContentError, type ContentFault, describeFault } from "#app/content/fault.ts";
import { type Env, SettingsError } from "#app/env.ts";
import { DatabaseFault } from "./open-for-start.ts";

/** One line per thing that keeps the site from starting, with what to do about it. */
export function explainStartFault(error: unknown, env: Env | undefined): string[] {
	if (error instanceof SettingsError) return error.faults.map((fault) => `Setting: ${fault}`);
	if (error instanceof ContentError) return explainContent(error.faults);
	if (error instanceof DatabaseFault)
		return [`The database of DATABASE_URL cannot be used: ${error.message}`];
	const { code, syscall, message } = readError(error);
	if (!env) return [`The site cannot start: ${message}`];
	const { DATA_DIR: folder } = env;
	const { port, host, prefix } = readListener(error, env);
	if (code === "EADDRINUSE") {
		return [
			`Port ${port} on ${host} is in use. Stop what listens there, or set ${prefix}PORT to another one.`,
		];
	}
	if (code === "EACCES" && syscall === "listen") {
		return [`Port ${port} may not be opened by this user. Set ${prefix}PORT to one above 1023.`];
	}
	if (HOST_CODES.has(code)) {
		return [
			`${prefix}HOST ${host} is not an address of this machine. Set ${prefix}HOST to 127.0.0.1 or 0.0.0.0.`,
		];
	}
	if (STORE_CODES.has(code)) {
		return [
			`The data folder ${folder} cannot be used (${message}). Set DATA_DIR to a folder this user may write.`,
		];
	}
	return [`The site cannot start: ${message}`];
}

/** Which of the two servers could not listen. */
function readListener(error: unknown, env: Env) {
	const isOfMetrics =
		error instanceof Error &&
		env.METRICS_PORT !== undefined &&
		Reflect.get(error, "port") === env.METRICS_PORT;
	return isOfMetrics
		? { port: env.METRICS_PORT, host: env.METRICS_HOST, prefix: "METRICS_" }
		: { port: env.PORT, host: env.HOST, prefix: "" };
}

/** More than a screen of lines hides what else is said. */
const MOST_CONTENT_LINES = 20;

function explainContent(faults: readonly ContentFault[]): string[] {
	const more = faults.length - MOST_CONTENT_LINES;
	const lines = faults.slice(0, MOST_CONTENT_LINES).map(describeFault);
	if (more > 0) lines.push(`and ${more} more; npm run content:check tells all`);
	return lines.map((line) => `Content: ${line}`);
}

/** The last one is what a machine without a name server answers for any name. */
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

function readError(error: unknown): { code: string; syscall: string; message: string } {
	if (!(error instanceof Error)) return { code: "", syscall: "", message: String(error) };
	const read = (name: string) => {
		const value: unknown = Reflect.get(error, name);
		return typeof value === "string" ? value : "";
	};
	return { code: read("code"), syscall: read("syscall"), message: error.message };
}
