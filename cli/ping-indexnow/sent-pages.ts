import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Change } from "./ping.ts";

const NAME = "indexnow.json";
const sentSchema = z.record(z.string(), z.string());

/** What search engines were told of: each path with the day that it had then, empty where it had none. */
export type SentPages = {
	day: (path: string) => string | undefined;
	paths: () => string[];
	note: (changes: readonly Change[]) => void;
};

export function openSentPages(dataDir: string): SentPages {
	const file = join(dataDir, NAME);
	const days = new Map(Object.entries(read(file)));
	return {
		day: (path) => days.get(path),
		paths: () => [...days.keys()],
		note: (changes) => {
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

/** Nothing where there is no such file, or one that is damaged: then all pages are told again. */
function read(file: string): Record<string, string> {
	try {
		return sentSchema.parse(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return {};
	}
}
