/**
 * A process of its own beside the site: judges the pages of more cities than the site holds in memory, tells
 * it the paths of those that say too little of their own, and ends.
 */
import { setPriority } from "node:os";
import { type CityEntry, toCityEntry } from "#app/content/cities/city-entry.ts";
import { loadCity, walkContent } from "#app/content/load.ts";
import { findThinPagesOneByOne } from "#app/content/sameness/judge.ts";

const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
const root = process.cwd();
const cities: CityEntry[] = [];
const { frame } = walkContent(root, (city) => cities.push(toCityEntry(city)));
const thin = findThinPagesOneByOne({ ...frame, cities }, (slug) => loadCity(root, slug));
process.send?.([...thin], () => process.exit());
