import {
	appendFileSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
	change,
	copyContent,
	copyWithOtherDescription,
	countLines,
	loadFaulty,
	OTHER_DESCRIPTION,
} from "./copy-for-tests.ts";
import { ContentError } from "./fault.ts";

const MUMBAI = "content/cities/mumbai/city.yaml";
const DELHI = "content/cities/delhi/city.yaml";
const BANDRA = "content/cities/mumbai/districts/bandra.yaml";
const CASE_STUDY = "content/case-studies/project-zenith.yaml";
const POST = "content/posts/what-may-a-click-cost.md";

describe("files", () => {
	it("load when nothing is wrong with them", () => {
		expect(loadFaulty(copyContent())).toEqual([]);
	});

	it("may not be missing", () => {
		const root = copyContent();
		rmSync(join(root, MUMBAI));
		expect(loadFaulty(root)).toEqual([{ file: MUMBAI, field: "", reason: "is missing" }]);
	});

	it("are all told as missing when there is no content at all", () => {
		const root = copyContent();
		rmSync(join(root, "content"), { recursive: true });
		expect(loadFaulty(root).map(({ file }) => file)).toEqual(
			expect.arrayContaining(["content/site.yaml", "content/pages/home.yaml"]),
		);
	});

	it("must be readable", () => {
		const root = copyContent();
		rmSync(join(root, MUMBAI));
		mkdirSync(join(root, MUMBAI));
		expect(loadFaulty(root)).toEqual([
			{ file: MUMBAI, field: "", reason: "is a folder; a file is wanted" },
		]);
	});

	it("may not lie where nothing reads them", () => {
		const root = copyContent();
		mkdirSync(join(root, "content/services/seoo"));
		writeFileSync(join(root, "content/services/seoo/technical.yaml"), "name: Technical SEO\n");
		writeFileSync(join(root, "content/cities/pune/districts/aundh.yml"), "name: Aundh\n");
		expect(loadFaulty(root).map(({ file, reason }) => [file, reason])).toEqual([
			["content/cities/pune/districts/aundh.yml", "is not read; rename it to aundh.yaml"],
			[
				"content/services/seoo/technical.yaml",
				"is not read; did you mean the folder content/services/seo?",
			],
		]);
	});

	it("must be YAML", () => {
		const root = copyContent();
		const line = countLines(root, MUMBAI) + 1;
		appendFileSync(join(root, MUMBAI), "}: [\n");
		expect(loadFaulty(root)[0]).toMatchObject({
			file: MUMBAI,
			line,
			reason: "} closes what is not opened; put the whole text in quotes",
		});
	});

	it.each([
		["content/services/seo.yaml", "content/services/SEO.yaml"],
		["content/services/seo/local.yaml", "content/services/seo/local seo.yaml"],
		["content/people/meera-shah.yaml", "content/people/Meera.yaml"],
		[POST, "content/posts/what_may_a_click_cost.md"],
		["content/cities/mumbai", "content/cities/Mumbai"],
	])("must be named as slugs, unlike %s as %s", (file, odd) => {
		const root = copyContent();
		renameSync(join(root, file), join(root, odd));
		expect(loadFaulty(root)).toContainEqual({
			file: odd,
			field: "",
			reason: expect.stringContaining("lower-case words joined by hyphens"),
		});
	});
});

describe("fields", () => {
	it("may not be unknown", () => {
		const root = copyContent();
		const line = countLines(root, MUMBAI) + 1;
		appendFileSync(join(root, MUMBAI), "colour: red\n");
		expect(loadFaulty(root)).toEqual([
			{
				file: MUMBAI,
				line,
				field: "colour",
				reason: expect.stringMatching(/^is not a known field/),
			},
		]);
	});

	it.each([
		["too short", MUMBAI, ["description"], "Too short."],
		["too long", MUMBAI, ["description"], "word ".repeat(40)],
		["too long", "content/site.yaml", ["name"], "K".repeat(41)],
		["empty", BANDRA, ["intro"], "  "],
		["not a number", MUMBAI, ["order"], "first"],
		["not a day", "content/pages/home.yaml", ["updated"], "2026-02-31"],
		["not a slug", MUMBAI, ["neighbours", 0], "New Delhi"],
		["outside the country", BANDRA, ["coordinates", "latitude"], 72.84],
		["no question", "content/pages/home.yaml", ["faq", "items", 0, "question"], "Tell us"],
		["too few", "content/pages/about.yaml", ["values", "items"], []],
	])("may not be %s: %s %j", (_what, file, path, value) => {
		const root = copyContent();
		change(root, file, path, value);
		expect(loadFaulty(root)).toEqual([
			{ file, line: expect.any(Number), field: path.join("."), reason: expect.stringMatching(/./) },
		]);
	});

	it("are told by the line they stand in", () => {
		const root = copyContent();
		const lines = readFileSync(join(root, POST), "utf8").split("\n");
		const at = lines.findIndex((line) => line.startsWith("date:"));
		lines[at] = "date: yesterday";
		writeFileSync(join(root, POST), lines.join("\n"));
		expect(loadFaulty(root)).toEqual([
			expect.objectContaining({ file: POST, line: at + 1, field: "date" }),
		]);
	});
});

describe("references", () => {
	it.each([
		["a city's neighbour", MUMBAI, ["neighbours", 0]],
		["a district's neighbour", BANDRA, ["neighbours", 0]],
		["a case study's service", CASE_STUDY, ["services", 0]],
		["a case study's industry", CASE_STUDY, ["industry"]],
		["the service that moved a measure", CASE_STUDY, ["measures", 0, "service"]],
	])("lead from %s to one that exists", (_what, file, path) => {
		const root = copyContent();
		change(root, file, path, "atlantis");
		expect(loadFaulty(root)).toEqual([
			{
				file,
				line: expect.any(Number),
				field: path.join("."),
				reason: expect.stringMatching(/^there is no [\w ]+ "atlantis"; there are/),
			},
		]);
	});

	it("lead from a district to districts of its own city only", () => {
		const root = copyContent();
		change(root, BANDRA, ["neighbours", 0], "saket");
		expect(loadFaulty(root)).toEqual([expect.objectContaining({ file: BANDRA })]);
	});

	it.each(["author", "service"])("lead from a post's %s to one that exists", (field) => {
		const root = copyContent();
		const text = readFileSync(join(root, POST), "utf8");
		writeFileSync(
			join(root, POST),
			text.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: nobody`),
		);
		expect(loadFaulty(root)).toEqual([
			{
				file: POST,
				line: expect.any(Number),
				field,
				reason: expect.stringMatching(/^there is no \w+ "nobody"; there are/),
			},
		]);
	});

	it("lead from a local text to a service that exists", () => {
		const root = copyContent();
		const file = "content/cities/mumbai/services/astrology.yaml";
		copyWithOtherDescription(root, "content/cities/mumbai/services/seo.yaml", file);
		expect(loadFaulty(root)).toEqual([
			{ file, field: "", reason: expect.stringMatching(/^there is no service "astrology"/) },
		]);
	});
});

describe("places", () => {
	it("of districts lie within 60 km of their city", () => {
		const root = copyContent();
		change(root, BANDRA, ["coordinates", "latitude"], 28.054);
		expect(loadFaulty(root)).toEqual([
			{
				file: BANDRA,
				line: expect.any(Number),
				field: "coordinates",
				reason: expect.stringMatching(
					/^latitude 28\.054, longitude 72\.84 lies 998 km from Mumbai/,
				),
			},
		]);
	});
});

describe("addresses", () => {
	it("of cities may not be reserved paths", () => {
		const root = copyContent();
		renameSync(join(root, "content/cities/mumbai"), join(root, "content/cities/contact"));
		change(root, "content/cities/contact/city.yaml", ["name"], "Contact");
		expect(loadFaulty(root)).toContainEqual({
			file: "content/cities/contact/city.yaml",
			line: 1,
			field: "name",
			reason: expect.stringContaining("/contact is a reserved path"),
		});
	});

	it("of cities and districts follow their names", () => {
		const root = copyContent();
		change(root, MUMBAI, ["name"], "Bombay");
		change(root, BANDRA, ["name"], "Bandra West");
		expect(loadFaulty(root)).toEqual([
			{
				file: MUMBAI,
				line: 1,
				field: "name",
				reason: expect.stringContaining("must be named bombay"),
			},
			{ file: BANDRA, line: 1, field: "name", reason: expect.stringContaining("bandra-west.yaml") },
		]);
	});

	it.each(["mumbai", "locations"])("of sub-services may not be taken: %s", (slug) => {
		const root = copyContent();
		const file = `content/services/seo/${slug}.yaml`;
		copyWithOtherDescription(root, "content/services/seo/local.yaml", file);
		expect(loadFaulty(root)).toEqual([
			{
				file,
				field: "",
				reason: `/services/seo/${slug} is taken by another page; rename the file`,
			},
		]);
	});
});

describe("the whole", () => {
	it("has no two equal descriptions", () => {
		const root = copyContent();
		change(root, MUMBAI, ["description"], OTHER_DESCRIPTION);
		change(root, DELHI, ["description"], OTHER_DESCRIPTION);
		expect(loadFaulty(root)).toEqual([
			{
				file: MUMBAI,
				line: expect.any(Number),
				field: "description",
				reason: `is the same as in ${DELHI}; each page wants its own`,
			},
		]);
	});

	it("has the faults of all its files told at once, one line each", () => {
		const root = copyContent();
		rmSync(join(root, DELHI));
		change(root, MUMBAI, ["order"], 0);
		change(root, BANDRA, ["name"], "");
		writeFileSync(join(root, POST), "Only a body.\n");
		const faults = loadFaulty(root);
		expect(faults.map(({ file }) => file).toSorted()).toEqual(
			[BANDRA, DELHI, MUMBAI, POST].toSorted(),
		);
		expect(new ContentError(faults).message.split("\n")).toHaveLength(4);
	});

	it("has its wrong references told at once", () => {
		const root = copyContent();
		change(root, MUMBAI, ["neighbours", 0], "atlantis");
		change(root, BANDRA, ["neighbours", 0], "atlantis");
		change(root, DELHI, ["name"], "Dilli");
		expect(loadFaulty(root)).toHaveLength(3);
	});
});
