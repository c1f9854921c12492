import { expect, it } from "vitest";
import { change, copyContent } from "#app/content/copy-for-tests.ts";
import { PAGE_KINDS } from "#app/content/sameness/judged-pages.ts";
import { openTestScreen } from "../enquiries/desk-for-tests.ts";
import { checkContent } from "./check.ts";

const BANDRA = "content/cities/mumbai/districts/bandra.yaml";

/** What a run prints, and the stages of its bar. */
async function run(root: string, args: string, terminal?: number, mostCities?: number) {
	const { screen, told } = openTestScreen(terminal);
	const stages: string[] = [];
	const bar = { show: (stage: string) => stages.push(stage), clear: () => stages.push("") };
	const isSound = await checkContent(args.split(" ").filter(Boolean), {
		root,
		screen,
		bar,
		...(mostCities ? { mostCities } : {}),
	});
	return { ...told, isSound, stages };
}

it.each([
	["", 3 + 5 * 4],
	["--all", 3 + 18 + 21 + 7 + 16 + 4],
])("content:check %s takes sound content, and shows %d of its pages", async (args, pages) => {
	const { isSound, printed, notes, stages } = await run(copyContent(), args);
	expect([isSound, notes, stages.at(-1)]).toEqual([true, [], ""]);
	expect(printed.match(/^\/\S+ /gm)).toHaveLength(pages);
});

it("content:check names pages that say too little, however narrow the terminal", async () => {
	const root = copyContent();
	const text = "A short paragraph that says next to nothing of the place.";
	for (const field of ["place", "customers"]) change(root, BANDRA, [field], [text]);
	const steps = [1, 2, 3].map((at) => ({ title: `Step ${at}`, text }));
	change(root, BANDRA, ["firstSteps"], steps);
	const { isSound, printed, notes } = await run(root, "", 72);
	expect(isSound).toBe(false);
	expect(/^\/mumbai\/.*/m.exec(printed)?.[0]).toMatch(/^\/mumbai\/bandra .*too few words/);
	expect(notes).toEqual([
		expect.stringMatching(/^\/mumbai\/bandra: \d+ own words, at least 180 are wanted$/),
		expect.stringMatching(/^1 to be kept out of search engines/),
	]);
});

it("content:check warns of more cities than are promised, and goes on", async () => {
	const { isSound, printed, notes } = await run(copyContent(), "", undefined, 2);
	expect([isSound, notes]).toEqual([
		true,
		[expect.stringMatching(/^3 cities are more than the 2 /)],
	]);
	expect(printed).toContain("3 cities");
});

it("content:check tells faults file by file, and then compares nothing", async () => {
	const root = copyContent();
	change(root, BANDRA, ["kind"], "");
	change(root, BANDRA, ["order"], 0);
	const { isSound, printed, notes } = await run(root, "");
	expect([isSound, printed, notes.length]).toEqual([false, "", 3]);
	expect(notes[0]).toMatch(new RegExp(`^${BANDRA}:\\d+: `));
});

it("content:check writes nothing but JSON for programs: pages, limits and the most similar pairs", async () => {
	const judged = JSON.parse((await run(copyContent(), "--json --pairs 1")).printed);
	expect(Object.keys(judged)).toEqual(PAGE_KINDS);
	const { leastWords, mostSameness, pages, pairs } = judged.district;
	expect([leastWords, mostSameness, pages.length, pairs.length]).toEqual([180, 0.35, 18, 1]);
	expect(Object.keys(pages[0])).toEqual(expect.arrayContaining(["path", "ownWords", "faults"]));
});

it.each([
	["--pairs many", false, "", /^--pairs wants a whole number[^\n]+$/],
	["--unknown", false, "", /^[^\n]+ See: npm run content:check -- --help$/],
	["--help", true, "--pairs --all --json --help", /^$/],
])("content:check %s reads nothing", async (args, isSound, options, note) => {
	const told = await run("/nowhere", args);
	expect(told.isSound).toBe(isSound);
	expect(told.printed.match(/(?<=^ {2})--\w+/gm)?.join(" ") ?? "").toBe(options);
	expect(told.notes.join("\n")).toMatch(note);
});
