import { expect, it } from "vitest";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { listContentFiles } from "../../support/content-files.ts";
import { checkFieldChange, listFields } from "../../support/field-changes.ts";
import { isShort } from "../../support/is-short.ts";
import { YAML_WORDS } from "../../support/yaml-words.ts";

const STEP = isShort ? 10 : 1;

it("every field of every file takes hostile words, and changes its own lines alone", {
	timeout: 1_200_000,
}, () => {
	let changed = 0;
	for (const file of listContentFiles()) {
		const { length } = listFields(buildForm(file.kind, file.text));
		for (let at = 0; at < length; at += STEP) {
			checkFieldChange(file, at, YAML_WORDS[changed % YAML_WORDS.length] ?? "");
			changed++;
		}
	}
	expect(changed).toBeGreaterThan(10_000 / STEP);
});
