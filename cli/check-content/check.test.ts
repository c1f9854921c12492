import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { change, copyContent, copyWithOtherDescription } from "#app/content/copy-for-tests.ts";
import { PAGE_KINDS } from "#app/content/sameness/judged-pages.ts";
import { measureText } from "../enquiries/text-width.ts";
import { checkContent } from "./check.ts";

const BANDRA = "content/cities/mumbai/districts/bandra.yaml";
const SHORT = "A short paragraph that says next to nothing of the place.";

/** What a run prints, in a pipe or on a terminal of so many columns. */
async function run(root: string, args: string[] = [], terminal?: number) {
	const printed: string[] = [];
	const notes: string[] = [];
	const stages: string[] = [];
	const isSound = await checkContent(args, {
		root,
		screen: {
			isTerminal: terminal !== undefined,
			width: terminal ?? 80,
			paint: (_style, text) => (terminal ? `\x1b[1m${text}\x1b[0m` : text),
			formatTime: (iso) => iso,
			write: async (text) => void printed.push(text),
			print: async (text) => void printed.push(`${text}\n`),
			note: (text) => void notes.push(text),
		},
		bar: { show: (stage) => void stages.push(stage), clear: () => void stages.push("") },
	});
	return { isSound, printed: printed.join(""), notes, stages };
}

function makeThin(root: string): void {
	for (const field of ["place", "customers"]) change(root, BANDRA, [field], [SHORT]);
	const steps = ["One", "Two", "Three"].map((title) => ({ title, text: SHORT }));
	change(root, BANDRA, ["firstSteps"], steps);
}

describe("content:check", () => {
	it("is content with sound content, and clears its bar before it prints", async () => {
		const { isSound, notes, stages } = await run(copyContent());
		expect(isSound).toBe(true);
		expect(notes).toEqual([]);
		expect(stages.length).toBeGreaterThan(1);
		expect(stages.at(-1)).toBe("");
	});

	it("fails for a page that says too little, names it and puts it first", async () => {
		const root = copyContent();
		makeThin(root);
		const { isSound, printed, notes } = await run(root);
		expect(isSound).toBe(false);
		expect(notes).toHaveLength(2);
		expect(notes[0]).toMatch(/^\/mumbai\/bandra: \d+ own words, at least 180 are wanted$/);
		const first = printed.split("\n").find((line) => line.startsWith("/mumbai/"));
		expect(first).toMatch(/^\/mumbai\/bandra .*too few words$/);
	});

	it("judges services, sub-services and reasons like the pages of places", async () => {
		const root = copyContent();
		const sections = ["One", "Two", "Three"].map((heading) => ({ heading, paragraphs: [SHORT] }));
		const file = "content/services/seo/technical.yaml";
		const items = sections.map(({ heading }) => ({ title: heading, text: SHORT }));
		change(root, file, ["sections"], sections);
		change(root, file, ["deliverables", "items"], items);
		change(root, file, ["process", "items"], items);
		const { isSound, printed, notes } = await run(root);
		expect(isSound).toBe(false);
		expect(notes.join()).toContain("/services/seo/technical");
		expect(printed).toMatch(/^\/services\/seo\/technical .*too few words$/m);
	});

	it("tells which page one is too alike, however narrow the terminal", async () => {
		const root = copyContent();
		const [folder, copy] = ["content/services/seo", "technical-repairs"];
		copyWithOtherDescription(root, `${folder}/technical.yaml`, `${folder}/${copy}.yaml`);
		change(root, `${folder}/${copy}.yaml`, ["name"], "Technical Repairs");
		change(root, `${folder}/${copy}.yaml`, ["order"], 9);
		const { isSound, printed, notes } = await run(root, [], 72);
		expect(isSound).toBe(false);
		expect(printed).toContain("too alike");
		expect(notes.join("\n")).toMatch(
			/^\/services\/seo\/technical: .* % the same as \/services\/seo\/technical-repairs$/m,
		);
	});

	it("still tells faults file by file, and then compares nothing", async () => {
		const root = copyContent();
		change(root, BANDRA, ["kind"], "");
		change(root, BANDRA, ["order"], 0);
		const { isSound, printed, notes } = await run(root);
		expect(isSound).toBe(false);
		expect(printed).toBe("");
		expect(notes).toHaveLength(3);
		expect(notes[0]).toMatch(new RegExp(`^${BANDRA}:\\d+: `));
	});

	it("lists every page when asked to", async () => {
		const root = copyContent();
		const [worst, all] = [await run(root), await run(root, ["--all"])];
		const count = (printed: string) => printed.match(/^\/\S+ /gm)?.length ?? 0;
		expect(count(worst.printed)).toBeLessThan(count(all.printed));
		expect(count(all.printed)).toBe(3 + 18 + 21 + 7 + 16 + 4);
	});

	it("tells the most similar pairs when asked to", async () => {
		const { printed } = await run(copyContent(), ["--pairs", "1", "--json"]);
		const judged = JSON.parse(printed);
		expect(Object.keys(judged)).toEqual(PAGE_KINDS);
		for (const { pairs } of [judged.city, judged.district, judged.localService])
			expect(pairs).toEqual([
				{ first: expect.any(String), second: expect.any(String), share: expect.any(Number) },
			]);
	});

	it("writes nothing but JSON for programs, with each page and the limits", async () => {
		const { printed } = await run(copyContent(), ["--json"]);
		const { city, district, localService, service, subService, reason } = JSON.parse(printed);
		expect(city).toMatchObject({ leastWords: 300, mostSameness: 0.35, pairs: [] });
		expect(district).toMatchObject({ leastWords: 180 });
		expect(localService).toMatchObject({ leastWords: 250 });
		for (const kind of [service, subService, reason])
			expect(kind).toMatchObject({ leastWords: 450, mostSameness: 0.35 });
		expect(district.pages).toHaveLength(18);
		expect(subService.pages).toHaveLength(16);
		expect(district.pages[0]).toMatchObject({ ownWords: expect.any(Number), faults: [] });
	});

	it("keeps to the width of a terminal, and cuts no address in a pipe", async () => {
		const root = copyContent();
		const args = ["--all", "--pairs", "9"];
		for (const [width, isRow] of [
			[80, () => true],
			[72, (line: string) => line.startsWith("/")],
		] as const) {
			const narrow = stripVTControlCharacters((await run(root, args, width)).printed);
			const rows = narrow.split("\n").filter(isRow);
			expect(Math.max(...rows.map(measureText))).toBeLessThanOrEqual(width);
		}
		expect((await run(root, ["--all", "--pairs", "9"])).printed).not.toContain("…");
	});

	it.each([[["--pairs"]], [["--pairs", "many"]], [["--unknown"]], [["stray"]]])(
		"refuses what it does not know in one line: %j",
		async (args) => {
			const { isSound, printed, notes } = await run("/nowhere", args);
			expect({ isSound, printed }).toEqual({ isSound: false, printed: "" });
			expect(notes).toEqual([expect.stringMatching(/^[^\n]+$/)]);
		},
	);

	it("explains itself without reading anything", async () => {
		const { isSound, printed } = await run("/nowhere", ["--help"]);
		expect(isSound).toBe(true);
		for (const option of ["--pairs", "--all", "--json"]) expect(printed).toContain(option);
	});
});
