import { expect, it } from "vitest";
import { PAGE_KINDS } from "#app/content/similarity/page-texts.ts";
import { copyContent, editFile } from "../../tests/support/copied-content.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { checkContent } from "./check.ts";

const BANDRA = "content/cities/mumbai/districts/bandra.yaml";

const run = (root: string, args = "", width?: number, maxCities?: number) =>
	runCommand(checkContent(root, maxCities), args, { width });

it("content:check takes sound content, and shows all of its pages where that is wanted", async () => {
	const { error, printed, notes } = await run(copyContent(), "--all");
	expect([error, notes]).toEqual(["", []]);
	expect(printed.match(/^\/\S+ /gm)).toHaveLength(3 + 18 + 21 + 7 + 16 + 4);
});

it("content:check names pages that say too little, however narrow the terminal", async () => {
	const root = copyContent();
	const text = "A short paragraph that says next to nothing of the place.";
	for (const field of ["place", "customers"]) editFile(root, BANDRA, [field], [text]);
	const steps = [1, 2, 3].map((at) => ({ title: `Step ${at}`, text }));
	editFile(root, BANDRA, ["firstSteps"], steps);
	const { error, printed, notes } = await run(root, "", 72);
	expect(/^\/mumbai\/.*/m.exec(printed)?.[0]).toMatch(/^\/mumbai\/bandra .*too few words/);
	expect(notes).toEqual([
		expect.stringMatching(/^\/mumbai\/bandra: \d+ own words, at least 180 are wanted$/),
	]);
	expect(error).toMatch(/^1 to be kept out of search engines/);
});

it("content:check warns of more cities than are promised, and shows five pages of a kind", async () => {
	const { error, printed, notes } = await run(copyContent(), "", undefined, 2);
	expect([error, notes]).toEqual(["", [expect.stringMatching(/^3 cities are more than the 2 /)]]);
	expect(printed).toContain("3 cities");
	expect(printed.match(/^\/\S+ /gm)).toHaveLength(3 + 5 * 4);
});

it("content:check names errors file by file, and then compares nothing", async () => {
	const root = copyContent();
	editFile(root, BANDRA, ["kind"], "");
	editFile(root, BANDRA, ["order"], 0);
	const { error, printed, notes } = await run(root);
	expect([error, printed, notes.length]).toEqual(["2 to correct in content/", "", 2]);
	expect(notes[0]).toMatch(new RegExp(`^${BANDRA}:\\d+: `));
});

it("content:check writes nothing but JSON for programs: pages, limits and the most similar pairs", async () => {
	const judged = JSON.parse((await run(copyContent(), "--json --pairs 1")).printed);
	expect(Object.keys(judged)).toEqual(PAGE_KINDS);
	const { leastWords, mostSameness, pages, pairs } = judged.district;
	expect([leastWords, mostSameness, pages.length, pairs.length]).toEqual([180, 0.35, 18, 1]);
	expect(Object.keys(pages[0])).toEqual(expect.arrayContaining(["path", "ownWords", "faults"]));
});
