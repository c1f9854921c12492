import {
	appendFileSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseDocument } from "yaml";
import { change, copyContent, loadFaulty, OTHER_DESCRIPTION } from "#app/content/copy-for-tests.ts";
import { Refusal, WrongUse } from "../enquiries/refusal.ts";
import { toField } from "./field.ts";
import { KINDS } from "./kinds.ts";
import { chooseKind, writeNewContent } from "./new-content.ts";

/** Each kind with what a new file of it is told, and a file of its kind to fill it from. */
const CASES: Record<string, { args: string[]; filled: string }> = {
	city: { args: ["Indore", "--state", "Madhya Pradesh"], filled: "cities/delhi/city.yaml" },
	district: {
		args: ["Sample Nagar", "--city", "pune", "--neighbours", "baner"],
		filled: "cities/pune/districts/kothrud.yaml",
	},
	"local-service": { args: ["seo", "--city", "pune"], filled: "cities/delhi/services/seo.yaml" },
	service: { args: ["Marketplace Listings", "--key", "seo"], filled: "services/seo.yaml" },
	"sub-service": {
		args: ["Voice Search", "--service", "seo"],
		filled: "services/seo/technical.yaml",
	},
	"case-study": {
		args: ["A Dairy Goes Online", "--services", "seo"],
		filled: "case-studies/project-zenith.yaml",
	},
	person: {
		args: ["Asha Rao", "--title", "Account Manager", "--is-team-member", "true"],
		filled: "people/arjun-nair.yaml",
	},
	"why-choose-us": {
		args: ["Plain Reports"],
		filled: "why-choose-us/creative-excellence.yaml",
	},
};

function write(root: string, args: string[], answers: string[] | null = null) {
	const left = answers && [...answers];
	const ask = left && (async () => left.shift() ?? "");
	return writeNewContent(args, { root, today: "2026-03-01", ask });
}

function makeRoot(kind = ""): string {
	const root = copyContent();
	if (kind === "local-service") rmSync(join(root, "content/cities/pune/services/seo.yaml"));
	return root;
}

/** Two cities, a service and its sub-service: empty, since only their names are asked for. */
function makeSmallRoot(): string {
	const root = mkdtempSync(join(tmpdir(), "names-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	for (const file of [
		"cities/mumbai/city.yaml",
		"cities/pune/city.yaml",
		"services/seo.yaml",
		"services/seo/technical.yaml",
	]) {
		mkdirSync(dirname(join(root, "content", file)), { recursive: true });
		writeFileSync(join(root, "content", file), "");
	}
	return root;
}

describe("a new file", { timeout: 30_000 }, () => {
	it("is tried here in every kind", () => {
		expect([...Object.keys(CASES), "post"].toSorted()).toEqual(
			KINDS.map(({ name }) => name).toSorted(),
		);
	});

	it.each(Object.entries(CASES))(
		"is sound but for what is left to write: %s",
		async (kind, { args }) => {
			const root = makeRoot(kind);
			const { path, toWrite } = await write(root, [kind, ...args]);
			const faults = loadFaulty(root);
			expect(toWrite.length).toBeGreaterThan(0);
			expect([...new Set(faults.map(({ file }) => file))]).toEqual([path]);
			expect([...new Set(faults.map(({ line, field }) => `${line} ${field}`))]).toEqual(
				toWrite.map(({ line, field }) => `${line} ${field}`),
			);
			const lines = readFileSync(join(root, path), "utf8").split("\n");
			for (const { line = 0 } of toWrite) expect(lines[line - 1]).toMatch(/(:|-)( >-)?$/);
		},
	);

	it.each(Object.entries(CASES))("is sound once that is written: %s", async (kind, it) => {
		const root = makeRoot(kind);
		const { path, toWrite } = await write(root, [kind, ...it.args]);
		const filled = parseDocument(readFileSync(join(root, "content", it.filled), "utf8"));
		for (const { field } of toWrite) {
			const parts = field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
			change(root, path, parts, field === "description" ? OTHER_DESCRIPTION : filled.getIn(parts));
		}
		expect(loadFaulty(root)).toEqual([]);
	});

	it("is a post, which wants its text below the front matter", async () => {
		const root = copyContent();
		const { path, toWrite } = await write(root, [
			...["post", "What a Review Is Worth: a Sum", "--author", "meera-shah", "--service", "seo"],
			...["--description", OTHER_DESCRIPTION, "--excerpt", OTHER_DESCRIPTION.repeat(2)],
		]);
		expect([path, toWrite]).toEqual(["content/posts/what-a-review-is-worth-a-sum.md", []]);
		expect(loadFaulty(root)).toEqual([
			{ file: path, field: "", reason: expect.stringContaining("no text") },
		]);
		appendFileSync(join(root, path), "\nThe text.\n");
		expect(loadFaulty(root)).toEqual([]);
	});

	it("says before each field what it means, also where it may be left out", async () => {
		const root = makeSmallRoot();
		const { path } = await write(root, ["service", "Marketplace Listings"]);
		const lines = readFileSync(join(root, path), "utf8").split("\n");
		const fields = Object.entries(toField(chooseKind("service").schema).properties ?? {});
		const places = fields.map(([name]) =>
			lines.findIndex((line) => line.replace(/^# /, "").startsWith(`${name}:`)),
		);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		for (const [at, [, { description }]] of fields.entries())
			expect(lines[(places[at] ?? 0) - 1]).toContain(`# ${description}`);
		expect(lines).toContain("  # bidders:");
	});

	it("stands after those beside it, also after faulty ones, with today's date", async () => {
		const root = makeSmallRoot();
		writeFileSync(join(root, "content/cities/mumbai/city.yaml"), "order: 41\n");
		writeFileSync(join(root, "content/cities/pune/city.yaml"), "- no: [order\n");
		const { path } = await write(root, ["city", "Indore"]);
		const text = readFileSync(join(root, path), "utf8");
		expect(text).toMatch(/^order: 42$/m);
		expect(text).toMatch(/^updated: 2026-03-01$/m);
	});

	it("lies in its folder, whatever the name tries", async () => {
		const { path } = await write(makeSmallRoot(), ["city", "../../Etc"]);
		expect(path).toBe("content/cities/etc/city.yaml");
	});

	it("is asked for on a terminal, kind, place and name", async () => {
		const { path } = await write(makeSmallRoot(), [], ["district", "Pune", "Sample Nagar"]);
		expect(path).toBe("content/cities/pune/districts/sample-nagar.yaml");
	});
});

describe("nothing is written", () => {
	it.each([
		["a kind that there is not", ["cty", "Indore"], /did you mean city/],
		["no kind", [], /kind is wanted/],
		["no name", ["city"], /name is wanted/],
		["no city", ["district", "Aundh"], /city is wanted/],
		["two names", ["city", "New", "Delhi"], /Nothing more/],
		["a flag that there is not", ["city", "Indore", "--stat", "MP"], /did you mean --state/],
		["a taken address", ["city", "MUMBAI"], /there already/],
		["a reserved address", ["city", "Case Studies"], /reserved/],
		["a name without an address", ["city", "इंदौर"], /letter of a to z/],
		["a name that is too long", ["city", "I".repeat(41)], /^name: /],
		["an unknown city", ["district", "Aundh", "--city", "punee"], /did you mean pune/],
		["a city of another path", ["district", "Aundh", "--city", "../pune/x"], /no city/],
		["an unknown service", ["local-service", "seoo", "--city", "pune"], /did you mean seo/],
		["a city's name for a sub-service", ["sub-service", "Pune", "--service", "seo"], /taken/],
		["a sub-service's name for a city", ["city", "Technical"], /taken/],
		["a word for a number", ["city", "Indore", "--order", "first"], /--order wants a whole/],
		["a number out of bounds", ["city", "Indore", "--order", "0"], /^order: /],
		["a word for yes or no", ["person", "A B", "--is-team-member", "ja"], /true or false/],
	])("for %s", async (_, args, reason) => {
		const root = makeSmallRoot();
		const before = globSync("**", { cwd: root });
		const refused = await write(root, args).catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(Refusal);
		expect(String(refused)).not.toContain("\n");
		expect(refused).toMatchObject({ message: expect.stringMatching(reason) });
		expect(globSync("**", { cwd: root })).toEqual(before);
	});

	it("where a terminal is left without an answer", async () => {
		await expect(write(makeSmallRoot(), ["city"], [""])).rejects.toThrow(WrongUse);
	});
});
