import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copySample } from "../broken/sample-files-for-tests.ts";
import { toCityEntry } from "../cities/city-entry.ts";
import { loadContent } from "../load.ts";
import { isUnchanged, readKept, toKept, writeKept } from "./kept-content.ts";
import { stampContent } from "./stamp-content.ts";

const PUNE = "content/cities/pune";
const DAY = new Date(2020, 1, 1);

/** Loads content and saves it for the next start; what changed at `changedSince` or later may be changing still. */
function save(changedSince?: number) {
	const root = copySample();
	utimesSync(join(root, PUNE, "city.yaml"), DAY, DAY);
	const { cities, ...frame } = loadContent(root);
	const found = { frame, cities: cities.map(toCityEntry), descriptions: [] };
	const kept = toKept(found, stampContent(root, changedSince), ["/pune"]);
	const file = join(root, "kept.json");
	writeKept(file, "one", kept);
	return { root, file, kept };
}

it("gives the next start what was loaded", () => {
	const { file, kept } = save();
	expect(kept.cities).toHaveLength(3);
	expect(readKept(file, "one")).toEqual(kept);
});

it.each([
	["it is another version of the code", "two", (text: string) => text],
	["the file is cut off", "one", (text: string) => text.slice(0, -20)],
	["the file is changed", "one", (text: string) => text.replace("Pune", "Pume")],
])("gives the next start nothing when %s", (_why, version, damage) => {
	const { file } = save();
	writeFileSync(file, damage(readFileSync(file, "utf8")));
	expect(readKept(file, version)).toBeNull();
});

it.each<[string, isUnchanged: boolean, (root: string) => void]>([
	["nothing changed", true, () => {}],
	["a file has another text of the same size and time", false, replaceAlike],
	["a city is gone", false, (root) => rmSync(join(root, PUNE), { recursive: true })],
	["a stray file came", false, (root) => writeFileSync(join(root, PUNE, "x"), "")],
	["the site's file changed", false, (root) => writeFileSync(join(root, "content/site.yaml"), "")],
])("notices whether content changed: %s", (_what, unchanged, change) => {
	const { root, kept } = save();
	change(root);
	expect(isUnchanged(kept, stampContent(root))).toBe(unchanged);
});

it("takes content for changed that may have been changing while it was loaded", () => {
	const { root, kept } = save(Date.now() - 60_000);
	expect(isUnchanged(kept, stampContent(root))).toBe(false);
});

function replaceAlike(root: string): void {
	const file = join(root, PUNE, "city.yaml");
	writeFileSync(file, readFileSync(file, "utf8").replace("Pune", "Pume"));
	utimesSync(file, DAY, DAY);
}
