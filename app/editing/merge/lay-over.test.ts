import { expect, it } from "vitest";
import { migrateFile } from "#app/content/migrate/migrate-file.ts";
import { createLayer, type Version } from "./lay-over.ts";

const FILE = "services/seo.yaml";
const BASE = "title: SEO\nprice: 900\n";

function lay(now: string | null, changed: Partial<Version>) {
	const version: Version = {
		number: 3,
		file: FILE,
		text: BASE.replace("SEO", "Search"),
		baseText: BASE,
		replaced: 0,
		staffId: "staff",
		authorId: null,
		at: "2026-11-25T06:30:00.000Z",
		kind: "publish",
		isTaken: 0,
		...changed,
	};
	const { texts, files, newest } = createLayer(() => now)([version]);
	expect(newest).toBe(3);
	const { state, problem } = files.get(FILE) ?? {};
	return { text: texts.has(FILE) ? texts.get(FILE) : "the file", state, problem };
}

it("is the version while the file is as it was", () => {
	expect(lay(BASE, {})).toEqual({
		text: "title: Search\nprice: 900\n",
		state: "laid",
		problem: "",
	});
});

it("is the file where it says the same, also once merged", () => {
	const now = "title: Search\nprice: 900\n";
	expect(lay(now, {})).toEqual({ text: "the file", state: "obsolete", problem: "" });
	const further = "title: Search\nprice: 950\n";
	expect(lay(further, {})).toEqual({ text: "the file", state: "obsolete", problem: "" });
	expect(lay(null, { text: null })).toMatchObject({ text: "the file", state: "obsolete" });
});

it("is both where the file has changed elsewhere", () => {
	expect(lay("title: SEO\nprice: 950\n", {})).toEqual({
		text: "title: Search\nprice: 950\n",
		state: "merged",
		problem: "",
	});
});

it("is the version where both have changed the same, and names it", () => {
	expect(lay("title: Found\nprice: 950\n", {})).toEqual({
		text: "title: Search\nprice: 950\n",
		state: "conflict",
		problem: "title",
	});
	const deleted = lay("title: Found\nprice: 950\n", { text: null });
	expect(deleted).toEqual({ text: null, state: "conflict", problem: "the whole file" });
});

it("is the file where that has had the version's words and says something else since", () => {
	const isTaken = 1;
	const later = "title: Found\nprice: 950\n";
	const isFile = { text: "the file", state: "obsolete", problem: "" };
	expect(lay(later, { isTaken })).toEqual(isFile);
	expect(lay(null, { isTaken })).toEqual(isFile);
	expect(lay(later, { isTaken, text: null })).toEqual(isFile);
	// The folder is again as it was before: an earlier release is back, or another node has not been deployed yet.
	expect(lay(BASE, { isTaken })).toMatchObject({ text: "title: Search\nprice: 900\n" });
	expect(lay("title: SEO\nprice: 950\n", { isTaken })).toMatchObject({ state: "merged" });
});

it("is a deletion while the file is as it was", () => {
	expect(lay(BASE, { text: null })).toEqual({ text: null, state: "laid", problem: "" });
});

const OLD = "key: seo\nname: SEO\nframework:\n  heading: Four parts\n";
const NEW = migrateFile(FILE, OLD).text;

it("is in the form of this release, whichever wrote it, and the row stays as it is", () => {
	const version = { text: OLD.replace("Four", "Five"), baseText: OLD };
	expect(NEW).toContain("figure: ladder");
	expect(lay(NEW, version)).toEqual({
		text: NEW.replace("Four", "Five"),
		state: "laid",
		problem: "",
	});
	expect(version.text).toContain("key: seo");
	expect(lay(NEW, { text: OLD, baseText: OLD.replace("SEO", "Search") })).toMatchObject({
		state: "obsolete",
	});
	expect(lay(NEW.replace("SEO", "Search"), version)).toMatchObject({
		text: NEW.replace("SEO", "Search").replace("Four", "Five"),
		state: "merged",
	});
});

it("is in the form of this release also where only an earlier one's text was brought back", () => {
	expect(lay(NEW, { text: OLD.replace("Four", "Five"), baseText: NEW })).toMatchObject({
		text: NEW.replace("Four", "Five"),
		state: "laid",
	});
});

it("is set aside where the file is gone, or the row has no text at all", () => {
	expect(lay(null, {})).toMatchObject({ text: "the file", state: "set-aside" });
	const broken: Partial<Version> = JSON.parse('{ "text": 7 }');
	expect(lay("title: Found\n", broken)).toMatchObject({ text: "the file", state: "set-aside" });
});

it("merges a file anew when it or its version changes, whatever the number", () => {
	let now = "title: SEO\nprice: 950\n";
	const layer = createLayer(() => now);
	const rest = {
		replaced: 0,
		staffId: "",
		authorId: null,
		at: "",
		kind: "publish" as const,
		isTaken: 0 as const,
	};
	const read = (text: string) =>
		layer([{ ...rest, number: 1, file: FILE, text, baseText: BASE }]).texts.get(FILE);
	const [a, b] = ["title: A\nprice: 900\n", "title: B\nprice: 900\n"];
	expect([read(a), read(a), read(b)]).toEqual([
		"title: A\nprice: 950\n",
		"title: A\nprice: 950\n",
		"title: B\nprice: 950\n",
	]);
	now = "title: SEO\nprice: 970\n";
	expect(read(b)).toBe("title: B\nprice: 970\n");
});
