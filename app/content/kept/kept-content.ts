import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CityEntry } from "../cities/city-entry.ts";
import type { Frame } from "../types.ts";
import type { ContentStamp } from "./stamp-content.ts";

/** A city that was read and found sound. */
export type KeptCity = {
	/** Empty where its files may still have been changing. */
	stamp: string;
	entry: CityEntry;
	/** The file of each description of the city, by a hash of the description. */
	descriptions: (readonly [key: string, file: string])[];
};

/** What the last start found in the content, so that the next one need not read what has not changed. */
export type KeptContent = {
	frame: Frame;
	frameStamp: string;
	cities: KeptCity[];
	/** Paths of the pages with too little of their own; null when they were not judged to the end. */
	thinPages: string[] | null;
};

/**
 * What was kept in a file by this very version of the code for this very folder. Null when there is none, or
 * it is damaged: then all is read and checked as if nothing had ever been.
 */
export function readKept(file: string, version: string): KeptContent | null {
	try {
		const text = readFileSync(file, "utf8");
		const end = text.indexOf("\n");
		const body = text.slice(end + 1);
		return text.slice(0, end) === sign(version, body) ? JSON.parse(body) : null;
	} catch {
		return null;
	}
}

/** Keeps it for the next start; where the folder cannot be written to, that one reads everything. */
export function writeKept(file: string, version: string, content: KeptContent): void {
	const body = JSON.stringify(content);
	const unfinished = `${file}.${process.pid}.tmp`;
	try {
		if (!existsSync(dirname(file))) mkdirSync(dirname(file));
		writeFileSync(unfinished, `${sign(version, body)}\n${body}`);
		renameSync(unfinished, file);
	} catch {
		removeIfThere(unfinished);
	}
}

function removeIfThere(file: string): void {
	try {
		rmSync(file, { force: true });
	} catch {
		// Nothing was written either.
	}
}

/** Whether all of the content is as it was kept. */
export function isUnchanged(kept: KeptContent, now: ContentStamp | null): boolean {
	return (
		now !== null &&
		kept.frameStamp === now.frame &&
		kept.cities.length === now.cities.size &&
		kept.cities.every((city) => isUnchangedCity(city, now))
	);
}

export function isUnchangedCity({ stamp, entry }: KeptCity, now: ContentStamp): boolean {
	return stamp !== "" && stamp === now.cities.get(entry.slug);
}

/** Puts what was read together with the stamps of its files. */
export function toKept(
	{ frame, cities, descriptions }: ReadContent,
	stamps: ContentStamp | null,
	thinPages: Iterable<string> | null,
): KeptContent {
	const byCity = Map.groupBy(descriptions, ([, file]) => readCitySlug(file));
	return {
		frame,
		frameStamp: stamps?.frame ?? "",
		cities: cities.map((entry) => ({
			stamp: stamps?.cities.get(entry.slug) ?? "",
			entry,
			descriptions: byCity.get(entry.slug) ?? [],
		})),
		thinPages: thinPages && [...thinPages],
	};
}

export type ReadContent = {
	frame: Frame;
	cities: readonly CityEntry[];
	descriptions: Iterable<readonly [key: string, file: string]>;
};

function readCitySlug(file: string): string {
	return /^content\/cities\/([^/]+)\//.exec(file)?.[1] ?? "";
}

function sign(version: string, body: string): string {
	return hash("sha256", `${version}\n${body}`, "base64");
}
