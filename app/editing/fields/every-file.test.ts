import fc from "fast-check";
import { expect, it } from "vitest";
import { listContentFiles } from "../../../tests/support/content-files.ts";
import { checkFieldChange, fillForm, listFields } from "../../../tests/support/field-changes.ts";
import { YAML_WORDS } from "../../../tests/support/yaml-words.ts";
import { changeText } from "../text/change-text.ts";
import { buildForm } from "./build-form.ts";
import { listNodes } from "./form.ts";
import { readChanges } from "./read-changes.ts";

const files = listContentFiles();

it("every file that is opened and sent as it is stays as it is", () => {
	expect(files.length).toBeGreaterThan(400);
	for (const { path, kind, text } of files) {
		const form = buildForm(kind, text);
		const changes = readChanges(kind, text, fillForm(form));
		expect(changes, path).toEqual([]);
		expect(changeText(text, changes, kind), path).toBe(text);
	}
});

it("every field has a label and a name of its own", () => {
	for (const { path, kind, text } of files) {
		const form = buildForm(kind, text);
		const names = listNodes(form).map(({ name }) => name);
		expect(names.length, path).toBe(new Set(names).size);
		const isPlain = ({ path: place, label }: { path: readonly unknown[]; label: string }) =>
			typeof place.at(-1) === "string" && label === "";
		expect(
			listFields(form)
				.filter(isPlain)
				.map(({ name }) => name),
			path,
		).toEqual([]);
	}
});

it("a field that is changed changes its own lines alone, whatever the words are", () => {
	const words = fc.oneof(
		fc.constantFrom(...YAML_WORDS),
		fc.string({ unit: "binary" }),
		fc.lorem({ mode: "sentences" }),
	);
	const byPath = new Map(files.map((file) => [file.path, file]));
	fc.assert(
		fc.property(fc.constantFrom(...byPath.keys()), fc.nat(), words, (path, at, value) => {
			const file = byPath.get(path);
			if (file) checkFieldChange(file, at, value);
		}),
		{ numRuns: 200, endOnFailure: true },
	);
});
