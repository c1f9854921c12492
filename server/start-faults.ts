import { ContentError, describeFault } from "#app/content/fault.ts";
import { type Env, SettingsError } from "#app/env.ts";

/** One line per thing that keeps the site from starting, with what to do about it. */
export function explainStartFault(error: unknown, env: Env | undefined): string[] {
	if (error instanceof SettingsError) return error.faults.map((fault) => `Setting: ${fault}`);
	if (error instanceof ContentError)
		return error.faults.map((fault) => `Content: ${describeFault(fault)}`);
	const { code, message } = readError(error);
	if (!env) return [`The site cannot start: ${message}`];
	const { PORT: port, HOST: host, DATA_DIR: folder } = env;
	if (code === "EADDRINUSE") {
		return [
			`Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another one.`,
		];
	}
	if (code === "EACCES" && message.includes("listen")) {
		return [`Port ${port} may not be opened by this user. Set PORT to one above 1023.`];
	}
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
		return [`HOST ${host} is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`];
	}
	if (STORE_CODES.has(code)) {
		return [
			`The data folder ${folder} cannot be used (${message}). Set DATA_DIR to a folder this user may write.`,
		];
	}
	return [`The site cannot start: ${message}`];
}

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

function readError(error: unknown): { code: string; message: string } {
	if (!(error instanceof Error)) return { code: "", message: String(error) };
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	return { code, message: error.message };
}
