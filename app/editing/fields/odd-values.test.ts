import { expect, it } from "vitest";
import { listContentFiles } from "../../../tests/support/content-files.ts";
import { listFields } from "../../../tests/support/field-changes.ts";
import { readText } from "../text/read-text.ts";
import type { Path } from "../text/text-change.ts";
import { buildForm } from "./build-form.ts";

/** Values that are no number, date, language, country, zone or address, and of which several are no text. */
const ODD_VALUES: readonly unknown[] = ["", "INDIA", "9".repeat(20), null];

function replaceAt(data: unknown, [part, ...rest]: Path, value: unknown): unknown {
	if (part === undefined) return value;
	const copy = Array.isArray(data) ? [...data] : { ...Object(data) };
	copy[part] = replaceAt(copy[part], rest, value);
	return copy;
}

it("a value that a field does not take is an issue of the file, and throws nothing", () => {
	const byKind = Map.groupBy(listContentFiles(), ({ kind }) => kind.name);
	for (const [file] of byKind.values()) {
		if (!file) continue;
		const { path, kind, text } = file;
		const { data } = readText(text, kind.isMarkdown);
		for (const field of listFields(buildForm(kind, text)))
			for (const value of ODD_VALUES) {
				const parse = () => kind.schema.safeParse(replaceAt(data, field.path, value));
				expect(parse, `${path}: ${field.name} of ${JSON.stringify(value)}`).not.toThrow();
			}
	}
});
