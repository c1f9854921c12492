import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Change } from "./ping.ts";

const daysSchema = z.record(z.string(), z.string());

export type SentPages = ReturnType<typeof createSentPages>;

/** What was sent to search engines: each path with its day at that time, empty where it had none. */
export function createSentPages(dataDir: string) {
	const file = join(dataDir, "indexnow.json");
	const days = new Map(Object.entries(loadDays(file)));
	return {
		getDay: (path: string) => days.get(path),
		listPaths: () => [...days.keys()],
		save: (changes: readonly Change[]) => {
			for (const { path, updated, isGone } of changes) {
				if (isGone) days.delete(path);
				else days.set(path, updated ?? "");
			}
			mkdirSync(dataDir, { recursive: true });
			writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(days)));
			renameSync(`${file}.new`, file);
		},
	};
}

/** Nothing where the file is missing or damaged: then all pages are sent again. */
function loadDays(file: string): Record<string, string> {
	try {
		return daysSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return {};
	}
}
