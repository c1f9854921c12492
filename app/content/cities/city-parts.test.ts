import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { change, copyContent, loadFaulty, OTHER_DESCRIPTION } from "../copy-for-tests.ts";
import { ContentError } from "../fault.ts";
import { loadContent } from "../load.ts";
import { toCityEntry } from "./city-entry.ts";
import { joinParts, readPart } from "./city-parts.ts";
import { addCities } from "./many-cities-for-tests.ts";

const PARTS = 3;

function read(root: string) {
	return Array.from({ length: PARTS }, (_, part) => readPart(root, part, PARTS));
}

function joinFaulty(root: string) {
	try {
		joinParts(root, read(root));
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
	return [];
}

describe("cities read in parts", () => {
	it("are together those that are read at once", () => {
		const root = copyContent();
		addCities(root, 10);
		const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1);
		expect(joinParts(root, read(root)).sort(bySlug)).toEqual(
			loadContent(root).cities.map(toCityEntry).sort(bySlug),
		);
	});

	it("are read by one each", () => {
		const root = copyContent();
		addCities(root, 10);
		for (const part of read(root)) {
			if ("faults" in part) throw new Error("A part is faulty.");
			expect(part.cities.length).toBeGreaterThan(3);
			expect(part.cities.length).toBeLessThan(6);
		}
	});

	it("have the faults of all parts told, and those of what all read once", () => {
		const root = copyContent();
		for (const city of ["mumbai", "delhi", "pune"])
			appendFileSync(join(root, `content/cities/${city}/city.yaml`), "colour: red\n");
		appendFileSync(join(root, "content/site.yaml"), "colour: red\n");
		appendFileSync(join(root, "content/pages/stray.yaml"), "name: Stray\n");
		const toFiles = (faults: readonly { file: string }[]) => faults.map(({ file }) => file).sort();
		expect(toFiles(joinFaulty(root))).toEqual(toFiles(loadFaulty(root)));
	});

	it("have their faults told in the order of one process", () => {
		const root = copyContent();
		for (const city of ["mumbai", ...addCities(root, 6)])
			appendFileSync(join(root, `content/cities/${city}/city.yaml`), "colour: red\n");
		expect(joinFaulty(root)).toEqual(loadFaulty(root));
	});

	it("have wrong references told", () => {
		const root = copyContent();
		change(root, "content/cities/pune/city.yaml", ["neighbours", 0], "atlantis");
		expect(joinFaulty(root)).toEqual(loadFaulty(root));
		expect(joinFaulty(root)).toHaveLength(1);
	});

	it("may not share a description, in whichever parts they are", () => {
		const root = copyContent();
		for (const city of ["mumbai", "delhi", "pune"])
			change(root, `content/cities/${city}/city.yaml`, ["description"], OTHER_DESCRIPTION);
		expect(joinFaulty(root)).toHaveLength(2);
		for (const { field, line, reason } of joinFaulty(root)) {
			expect(field).toBe("description");
			expect(line).toBeGreaterThan(0);
			expect(reason).toMatch(/^is the same as in content\/cities\/\w+\/city\.yaml/);
		}
	});
});
