import {
	appendFileSync,
	readFileSync,
	renameSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { toCityEntry } from "../cities/city-entry.ts";
import { copyContent } from "../copy-for-tests.ts";
import { loadContent, walkContent } from "../load.ts";
import type { City } from "../types.ts";
import { isUnchanged, readKept, toKept, writeKept } from "./kept-content.ts";
import { stampContent } from "./stamp-content.ts";

const VERSION = "one";
const PUNE = "content/cities/pune/city.yaml";

/** Content that was read, and its kept form. */
function keep() {
	const root = copyContent();
	const cities: City[] = [];
	const { frame, descriptions } = walkContent(root, (city) => cities.push(city));
	const found = { frame, cities: cities.map(toCityEntry), descriptions };
	const kept = toKept(found, stampContent(root), ["/pune"]);
	const file = join(root, "kept.json");
	writeKept(file, VERSION, kept);
	return { root, file, kept };
}

describe("content that is kept for the next start", () => {
	it("is what was read", () => {
		const { root, file } = keep();
		const kept = readKept(file, VERSION);
		const { cities, ...frame } = loadContent(root);
		expect(kept?.frame).toEqual(frame);
		expect(kept?.cities.map(({ entry }) => entry).sort(bySlug)).toEqual(
			cities.map(toCityEntry).sort(bySlug),
		);
		expect(kept?.thinPages).toEqual(["/pune"]);
		for (const { descriptions } of kept?.cities ?? [])
			expect(descriptions.length).toBeGreaterThan(6);
	});

	it("is not believed by another version of the code", () => {
		expect(readKept(keep().file, "two")).toBeNull();
	});

	it.each([
		["cut off", (text: string) => text.slice(0, -20)],
		["changed", (text: string) => text.replace("Pune", "Pume")],
		["empty", () => ""],
		["something else", () => "{}"],
	])("is not believed when its file is %s", (_how, damage) => {
		const { file } = keep();
		writeFileSync(file, damage(readFileSync(file, "utf8")));
		expect(readKept(file, VERSION)).toBeNull();
	});

	it("is nothing where no file is or none can be written", () => {
		const { root, kept } = keep();
		const file = join(root, PUNE, "kept.json");
		writeKept(file, VERSION, kept);
		expect(readKept(file, VERSION)).toBeNull();
	});
});

describe("content is found changed since it was kept", () => {
	it("only if it was", () => {
		const { root, kept } = keep();
		expect(isUnchanged(kept, stampContent(root))).toBe(true);
	});

	it.each<[string, (root: string) => void]>([
		["a file of a city has another text", (root) => appendFileSync(join(root, PUNE), "# new\n")],
		["a file was replaced by one of the same size and time", replaceAlike],
		["a file was renamed", (root) => renameSync(join(root, PUNE), join(root, `${PUNE}~`))],
		["a city is gone", (root) => rmSync(join(root, "content/cities/pune"), { recursive: true })],
		["a stray file came", (root) => writeFileSync(join(root, "content/cities/pune/x.txt"), "")],
		[
			"a page has another text",
			(root) => appendFileSync(join(root, "content/site.yaml"), "# new\n"),
		],
		["all posts are gone", (root) => rmSync(join(root, "content/posts"), { recursive: true })],
		["all is gone", (root) => rmSync(join(root, "content"), { recursive: true })],
	])("when %s", (_what, change) => {
		const { root, kept } = keep();
		change(root);
		expect(isUnchanged(kept, stampContent(root))).toBe(false);
	});

	it("when it was changing while it was read", () => {
		const root = copyContent();
		const cities: City[] = [];
		const { frame, descriptions } = walkContent(root, (city) => cities.push(city));
		const found = { frame, cities: cities.map(toCityEntry), descriptions };
		const kept = toKept(found, stampContent(root, Date.now() - 60_000), null);
		expect(isUnchanged(kept, stampContent(root))).toBe(false);
	});
});

function bySlug(a: { slug: string }, b: { slug: string }): number {
	return a.slug < b.slug ? -1 : 1;
}

function replaceAlike(root: string): void {
	const file = join(root, PUNE);
	const day = new Date(2020, 1, 1);
	const text = readFileSync(file, "utf8");
	utimesSync(file, day, day);
	writeFileSync(file, text.replace("Pune", "Pume"));
	utimesSync(file, day, day);
}
