/**
 * A process of its own beside the site: judges the pages of more cities than the site holds in memory, tells
 * it the paths of those that say too little of their own, and ends. What it read and found it keeps for the
 * next start: once before the judging, which takes the longer part, and once behind it.
 */
import { setPriority } from "node:os";
import { type CityEntry, toCityEntry } from "#app/content/cities/city-entry.ts";
import { toKept, writeKept } from "#app/content/kept/kept-content.ts";
import { stampContent, toSettledTime } from "#app/content/kept/stamp-content.ts";
import { loadCity, walkContent } from "#app/content/load.ts";
import { findThinPagesOneByOne } from "#app/content/sameness/judge.ts";

const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
const begun = Date.now();
const [file = "", version = ""] = process.argv.slice(2);
const root = process.cwd();
const cities: CityEntry[] = [];
const { frame, descriptions } = walkContent(root, (city) => cities.push(toCityEntry(city)));
keep(null);
const thin = findThinPagesOneByOne({ ...frame, cities }, (slug) => loadCity(root, slug));
keep(thin);
process.send?.([...thin], () => process.exit());

function keep(thinPages: ReadonlySet<string> | null): void {
	const stamps = stampContent(root, toSettledTime(begun));
	writeKept(file, version, toKept({ frame, cities, descriptions }, stamps, thinPages));
}
