import { lstatSync, readFileSync, statSync } from "node:fs";

const MOST_BYTES = 1_000_000;

export type ReadBytes = { bytes: Buffer } | { reason: string; isMissing: boolean };

/** What stands in a file, or why that cannot be had. */
export function readBytes(path: string): ReadBytes {
	try {
		const found = statSync(path);
		if (found.isDirectory()) return refuse("is a folder; a file is wanted");
		if (!found.isFile()) return refuse("is no file that can be read");
		if (found.size > MOST_BYTES) {
			const size = Math.ceil(found.size / 1000).toLocaleString("en");
			return refuse(`has ${size} KB; at most 1,000 KB are read`);
		}
		return { bytes: readFileSync(path) };
	} catch (error) {
		const code = readCode(error);
		if (code === "ENOENT" && !isLink(path)) return { reason: "is missing", isMissing: true };
		return refuse(REASONS[code] ?? `cannot be read: ${String(error)}`);
	}
}

const REASONS: Record<string, string> = {
	ENOENT: "is a link to a file that is not there",
	ELOOP: "is a link that leads in a circle",
	EACCES: "may not be read by this user; mend its permissions",
};

function refuse(reason: string): ReadBytes {
	return { reason, isMissing: false };
}

export function readCode(error: unknown): string {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}

function isLink(path: string): boolean {
	return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
