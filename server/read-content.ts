import { fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type CityPart, joinParts } from "#app/content/cities/city-parts.ts";
import {
	holdContent,
	KEPT_CITIES,
	readContent,
	type SiteContent,
} from "#app/content/content.server.ts";
import { walkContent } from "#app/content/load.ts";

/** Seen from the built server, build/server/index.js. */
const SCRIPT = join(import.meta.dirname, "../../server/read-part.ts");
/** More would wait for the disk. */
const MOST_PROCESSES = 4;

/**
 * Reads and checks the content before the site listens. Very many cities are read by several processes, so
 * that it takes a share of the time, and what the reading leaves in memory ends with them. Throws a
 * ContentError with every fault.
 */
export async function readContentForStart(): Promise<SiteContent> {
	const root = process.cwd();
	if (countCities(root) <= KEPT_CITIES) return readContent(root);
	const parts = Math.min(MOST_PROCESSES, availableParallelism());
	const read = await Promise.all(
		Array.from({ length: parts }, (_, part) => readApart(part, parts)),
	);
	const cities = joinParts(root, read);
	const { frame } = walkContent(
		root,
		() => {},
		() => false,
	);
	return holdContent(frame, cities);
}

function countCities(root: string): number {
	try {
		return readdirSync(join(root, "content/cities")).length;
	} catch {
		// What is wrong with the folder is told by its reader.
		return 0;
	}
}

function readApart(part: number, parts: number): Promise<CityPart> {
	return new Promise((done, fail) => {
		const reader = fork(SCRIPT, [String(part), String(parts)], { serialization: "advanced" });
		reader.once("message", (read: CityPart) => done(read));
		reader.once("error", fail);
		reader.once("exit", (code, signal) =>
			fail(new Error(`Reading the cities ended without a result (${signal ?? code}).`)),
		);
	});
}
