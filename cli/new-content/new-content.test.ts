import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import {
	change,
	copyContent,
	loadFaulty,
	makeFolder,
	OTHER_DESCRIPTION,
} from "#app/content/copy-for-tests.ts";
import { Refusal } from "../enquiries/refusal.ts";
import { toField } from "./field.ts";
import { describeKind } from "./help.ts";
import { KINDS } from "./kinds.ts";
import { chooseKind, writeNewContent } from "./new-content.ts";

/** Each kind of YAML file with what a new one is told, and a file of its kind to fill it from. */
const CASES: [kind: string, args: string[], filled: string][] = [
	["city", ["Indore", "--state", "Madhya Pradesh"], "cities/delhi/city"],
	["district", ["Aundh", "--city", "pune", "--neighbours", "baner"], "cities/pune/districts/baner"],
	["local-service", ["seo", "--city", "pune"], "cities/delhi/services/seo"],
	["service", ["Marketplace Listings", "--key", "seo"], "services/seo"],
	["sub-service", ["Voice Search", "--service", "seo"], "services/seo/technical"],
	["case-study", ["A Dairy Online", "--services", "seo"], "case-studies/project-zenith"],
	["person", ["Asha Rao", "--title", "Manager", "--is-team-member", "true"], "people/arjun-nair"],
	["why-choose-us", ["Plain Reports"], "why-choose-us/creative-excellence"],
];

function write(root: string, args: string[], answers?: string[]) {
	const ask = answers ? async () => answers.shift() ?? "" : null;
	return writeNewContent(args, { root, today: "2026-03-01", ask });
}

/** Two cities, a service and its sub-service: empty, since only their names are asked for. */
function makeSmallRoot(): string {
	const root = makeFolder();
	const cities = ["cities/mumbai/city.yaml", "cities/pune/city.yaml"];
	for (const file of [...cities, "services/seo.yaml", "services/seo/technical.yaml"]) {
		mkdirSync(dirname(join(root, "content", file)), { recursive: true });
		writeFileSync(join(root, "content", file), "");
	}
	return root;
}

it.each(CASES)("a new file is sound but for what is to write: %s", async (kind, args, filled) => {
	const root = copyContent();
	if (kind === "local-service") rmSync(join(root, "content/cities/pune/services/seo.yaml"));
	const { path, toWrite } = await write(root, [kind, ...args]);
	const places = toWrite.map(({ line, field }) => `${path} ${line} ${field}`);
	const faults = loadFaulty(root).map(({ file, line, field }) => `${file} ${line} ${field}`);
	expect(places.length).toBeGreaterThan(0);
	expect([...new Set(faults)]).toEqual(places);
	const lines = readFileSync(join(root, path), "utf8").split("\n");
	for (const { line = 0 } of toWrite) expect(lines[line - 1]).toMatch(/(:|-)( >-)?$/);
	const words = parseDocument(readFileSync(join(root, `content/${filled}.yaml`), "utf8"));
	for (const { field } of toWrite) {
		const parts = field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
		change(root, path, parts, field === "description" ? OTHER_DESCRIPTION : words.getIn(parts));
	}
	expect(loadFaulty(root)).toEqual([]);
});

it("a new file is a post, which wants its text below the front matter", async () => {
	const root = copyContent();
	const args = ["post", "What a Review Is Worth", "--author", "meera-shah", "--service", "seo"];
	const texts = ["--description", OTHER_DESCRIPTION, "--excerpt", OTHER_DESCRIPTION.repeat(2)];
	const { path, toWrite } = await write(root, [...args, ...texts]);
	expect([path, toWrite]).toEqual(["content/posts/what-a-review-is-worth.md", []]);
	const faults = loadFaulty(root).map(({ reason }) => reason);
	expect(faults).toEqual([expect.stringContaining("no text")]);
	appendFileSync(join(root, path), "\nThe text.\n");
	expect(loadFaulty(root)).toEqual([]);
});

it("a new file says before each field what it means, stands after those beside it, and has today's date", async () => {
	const root = makeSmallRoot();
	writeFileSync(join(root, "content/cities/mumbai/city.yaml"), "order: 41\n");
	writeFileSync(join(root, "content/cities/pune/city.yaml"), "- no: [order\n");
	const { path } = await write(root, ["city", "../../Etc"]);
	expect(path).toBe("content/cities/etc/city.yaml");
	const text = readFileSync(join(root, path), "utf8");
	expect(text).toMatch(/^order: 42$.*^updated: 2026-03-01$/ms);
	const { properties = {} } = toField(chooseKind("city").schema);
	for (const [name, { description }] of Object.entries(properties))
		expect(text).toMatch(new RegExp(`^# ${description}.*\\n(# )?${name}:`, "m"));
});

it("a new file is asked for on a terminal, kind, place and name", async () => {
	const { path } = await write(makeSmallRoot(), [], ["district", "Pune", "Aundh"]);
	expect(path).toBe("content/cities/pune/districts/aundh.yaml");
});

it("every kind is tried here, and has its help", () => {
	const tried = [...CASES.map(([kind]) => kind), "post"];
	expect(tried.toSorted()).toEqual(KINDS.map(({ name }) => name).toSorted());
	expect(describeKind(chooseKind("district"))).toMatch(/--city .*--coordinates-latitude /s);
});

it.each<[what: string, args: string[], reason: RegExp]>([
	["a kind that there is not", ["cty", "Indore"], /did you mean city/],
	["no name", ["city"], /name is wanted/],
	["a flag that there is not", ["city", "Indore", "--stat", "MP"], /did you mean --state/],
	["a taken address", ["city", "MUMBAI"], /there already/],
	["a reserved address", ["city", "Case Studies"], /reserved/],
	["a name without an address", ["city", "इंदौर"], /letter of a to z/],
	["a city's name for a sub-service", ["sub-service", "Pune", "--service", "seo"], /taken/],
])("nothing is written for %s", async (_what, args, reason) => {
	const root = makeSmallRoot();
	const before = globSync("**", { cwd: root });
	const refused: unknown = await write(root, args).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(Refusal);
	expect(String(refused)).toMatch(reason);
	expect(String(refused)).not.toContain("\n");
	expect(globSync("**", { cwd: root })).toEqual(before);
});
