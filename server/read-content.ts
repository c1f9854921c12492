import { fork } from "node:child_process";
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type CityEntry, toCityEntry } from "#app/content/cities/city-entry.ts";
import { type CityPart, joinParts } from "#app/content/cities/city-parts.ts";
import {
	fillShelf,
	holdContent,
	holdKept,
	isJudged,
	KEPT_CITIES,
	listThinPages,
	readAndHold,
	type SiteContent,
} from "#app/content/content.server.ts";
import {
	isUnchanged,
	isUnchangedCity,
	type KeptContent,
	readKept,
	toKept,
	writeKept,
} from "#app/content/kept/kept-content.ts";
import { type ContentStamp, stampContent, toSettledTime } from "#app/content/kept/stamp-content.ts";
import { walkContent } from "#app/content/load.ts";
import { judgeApart } from "./judge-apart.ts";

/** Seen from the built server, build/server/index.js. */
const SCRIPT = join(import.meta.dirname, "../../server/read-part.ts");
const KEPT_FILE = "content-checked.json";
/** More would wait for the disk. */
const MOST_PROCESSES = 4;
/** The first pages go before it. */
const KEEPING_WAITS_MS = 1_000;

type ReadForStart = {
	content: SiteContent;
	/** What can be done while the site serves: judging, and keeping what was found for the next start. */
	settle: () => void;
};

/**
 * Reads and checks the content before the site listens; what the last start found in the data folder sound and
 * has not changed is not read again. Very many cities are read by several processes, so that it takes a share
 * of the time, and what the reading leaves in memory ends with them. Throws a ContentError with every fault.
 */
export async function readContentForStart(dataDir: string): Promise<ReadForStart> {
	const begun = Date.now();
	const root = process.cwd();
	const place = { file: join(dataDir, KEPT_FILE), version: takeVersion(root) };
	const judge = () => judgeApart(place);
	const kept = readKept(place.file, place.version);
	const stamps = kept && stampContent(root);
	if (kept && stamps && isUnchanged(kept, stamps)) {
		const content = holdKept(kept);
		if (!isJudged()) return { content, settle: judge };
		const areAllHeld = content.cities.length <= KEPT_CITIES;
		return { content, settle: areAllHeld ? () => void fillShelf() : () => {} };
	}
	if (countCities(root) > KEPT_CITIES) {
		const changed = kept && stamps && readChanged(root, kept, stamps);
		return { content: changed ?? (await readInParts(root)), settle: judge };
	}
	const { content, descriptions } = readAndHold(root);
	const keep = () => {
		const { cities, ...frame } = content;
		const settled = stampContent(root, toSettledTime(begun));
		const found = toKept({ frame, cities, descriptions }, settled, listThinPages());
		writeKept(place.file, place.version, found);
	};
	return { content, settle: () => void setTimeout(keep, KEEPING_WAITS_MS).unref() };
}

/** What one version of the code found sound, another one may not. */
function takeVersion(root: string): string {
	return hash("sha256", `${root}\n${process.version}\n${readFileSync(import.meta.filename)}`);
}

/** Only the cities that changed; null when they are too many for one process. */
function readChanged(root: string, kept: KeptContent, stamps: ContentStamp): SiteContent | null {
	const unchanged = kept.cities.filter((city) => isUnchangedCity(city, stamps));
	if (stamps.cities.size - unchanged.length > KEPT_CITIES) return null;
	const known = new Map(unchanged.map((city) => [city.entry.slug, city]));
	const cities: CityEntry[] = [];
	const { frame, descriptions } = walkContent(
		root,
		(city) => cities.push(toCityEntry(city)),
		(slug, _index, holds) => {
			const city = known.get(slug);
			const isKept = city !== undefined && holds(city.entry);
			if (!isKept) known.delete(slug);
			return !isKept;
		},
	);
	const still = [...known.values()];
	const parts = [
		{ cities, descriptions: [...descriptions] },
		{
			cities: still.map(({ entry }) => entry),
			descriptions: still.flatMap((city) => city.descriptions),
		},
	];
	return holdContent(frame, joinParts(root, parts));
}

async function readInParts(root: string): Promise<SiteContent> {
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
