import { toField } from "./field.ts";
import { describeFlags, listFlags } from "./flags.ts";
import { KINDS, type Kind, listParents } from "./kinds.ts";
import { findNameField } from "./new-content.ts";

const COMMAND = "npm run content:new --";

export function describeKinds(): string {
	return [
		"Writes a new content file with every field, each with a line that says what it means.",
		"",
		`  ${COMMAND} <kind> "<name>" [--field value …]`,
		"",
		...KINDS.map(({ name, pattern }) => `  ${name.padEnd(14)} ${pattern}`),
		"",
		`What is missing is asked for on a terminal. The flags of a kind: ${COMMAND} city --help`,
	].join("\n");
}

export function describeKind(kind: Kind): string {
	const field = toField(kind.schema);
	return [
		`${COMMAND} ${kind.example}`,
		"",
		`Writes ${kind.pattern}`,
		...listParents(kind).map((parent) => `  --${parent}  the ${parent} that it belongs to; wanted`),
		"",
		"These fill fields; a list takes its flag several times. What is left stays empty for an editor.",
		describeFlags(listFlags(field, findNameField(field))),
	].join("\n");
}
