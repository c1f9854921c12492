import { tellSameDescription } from "../check-references.ts";
import { ContentError, type ContentFault } from "../fault.ts";
import { walkContent } from "../load.ts";
import { findLines } from "../reading/find-lines.ts";
import { type CityEntry, toCityEntry } from "./city-entry.ts";

/** A part of the cities, read and checked by one process; its faults when there are any. */
export type CityPart =
	| { cities: CityEntry[]; descriptions: (readonly [key: string, file: string])[] }
	| { faults: readonly ContentFault[] };

/** Reads every so manieth city, beginning with the one at `part`. */
export function readPart(root: string, part: number, parts: number): CityPart {
	const cities: CityEntry[] = [];
	try {
		const { descriptions } = walkContent(
			root,
			(city) => cities.push(toCityEntry(city)),
			(_slug, index) => index % parts === part,
		);
		return { cities, descriptions: [...descriptions] };
	} catch (error) {
		if (error instanceof ContentError) return { faults: error.faults };
		throw error;
	}
}

/**
 * Puts the parts together. Throws a ContentError with the faults of all of them, and with the descriptions
 * that two of them have.
 */
export function joinParts(root: string, parts: readonly CityPart[]): CityEntry[] {
	const faults = parts.flatMap((part) => ("faults" in part ? part.faults : []));
	// Each part has read what is no city's.
	const told = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
	if (told.size > 0) throw new ContentError(inOrderOfCities([...told.values()]));
	const sound = parts.flatMap((part) => ("cities" in part ? [part] : []));
	const twice = findTwice(sound.flatMap(({ descriptions }) => descriptions));
	if (twice.length > 0) throw new ContentError(findLines(root, twice));
	return sound.flatMap(({ cities }) => cities);
}

/** As one process would have told them, however many have read. */
function inOrderOfCities(faults: readonly ContentFault[]): ContentFault[] {
	return faults.toSorted((one, other) => {
		const [a, b] = [findFolder(one), findFolder(other)];
		return a < b ? -1 : Number(a > b);
	});
}

function findFolder({ file }: ContentFault): string {
	return /^content\/cities\/[^/]+/.exec(file)?.[0] ?? "";
}

function findTwice(
	descriptions: readonly (readonly [key: string, file: string])[],
): ContentFault[] {
	const firstFile = new Map<string, string>();
	const faults: ContentFault[] = [];
	for (const [key, file] of descriptions) {
		const first = firstFile.get(key);
		if (first === undefined) firstFile.set(key, file);
		else if (first !== file) faults.push(tellSameDescription(file, first));
	}
	return faults;
}
