import { extname } from "node:path";
import { stringify } from "yaml";
import type { Kind } from "./kinds.ts";

export function toTemplatePath({ name, pattern }: Kind): string {
	return `content/_templates/${name}${extname(pattern)}`;
}

/** A line with a field that content:new may fill; behind "#" where the field may be left out. */
const FIELD_LINE = /^( *)(?:# )?([a-z]\w*):(?: >-)?$/;
const EMPTY_ENTRY_LINE = /^[ #]*-(?: >-)?$/;

/** Writes values into a template, each by the path of its field, such as "coordinates.latitude". */
export function fillTemplate(template: string, values: ReadonlyMap<string, unknown>): string {
	const parents: { name: string; indent: number }[] = [];
	let isFilled = false;
	return template
		.split("\n")
		.flatMap((line) => {
			const [, pad = "", name = ""] = FIELD_LINE.exec(line) ?? [];
			if (isFilled && EMPTY_ENTRY_LINE.test(line)) return [];
			isFilled = false;
			if (!name) return [line];
			while ((parents.at(-1)?.indent ?? -1) >= pad.length) parents.pop();
			parents.push({ name, indent: pad.length });
			const value = values.get(parents.map((parent) => parent.name).join("."));
			if (value === undefined) return [line];
			isFilled = true;
			if (!Array.isArray(value)) return [`${pad}${name}: ${toYaml(value)}`];
			return [`${pad}${name}:`, ...value.map((entry) => `${pad}  - ${toYaml(entry)}`)];
		})
		.join("\n");
}

/** On one line, so that it needs no indentation. */
function toYaml(value: unknown): string {
	return stringify(value, { lineWidth: 0, blockQuote: false }).trimEnd();
}
