import { describeBounds, type Field, isOptional, toField, toJsonSchema } from "./field.ts";
import { FIXED_FILES, KINDS } from "./kinds.ts";

const ALL = [...KINDS, ...FIXED_FILES];

/** What `npm run content:schemas` writes into docs/schemas: file names with their text. */
export function drawSchemaFiles(): Map<string, string> {
	return new Map([
		...ALL.map(({ name, schema, pattern }): [string, string] => {
			const { $schema, ...rest } = toJsonSchema(schema);
			const json = { $schema, title: pattern, ...rest };
			return [`${name}.json`, `${JSON.stringify(json, null, "\t")}\n`];
		}),
		["README.md", drawFieldList()],
	]);
}

/** Which schema checks which files, as the YAML extension of VS Code takes it. */
export function mapYamlSchemas(): Record<string, string> {
	return Object.fromEntries(
		ALL.filter(({ pattern }) => pattern.endsWith(".yaml")).map(({ name, pattern }) => [
			`./docs/schemas/${name}.json`,
			pattern.replaceAll(/\{\w+\}/g, "*"),
		]),
	);
}

/** Every field of every kind in words. */
function drawFieldList(): string {
	return `${[
		"# The fields of every content file",
		"`npm run content:schemas` writes this page and the schemas beside it. How to add a file: [editing.md](../editing.md).",
		'A field marked with * may be left out. "items › title" is the field title of each entry in items.',
		...ALL.flatMap(({ name, pattern, schema }) => [
			`## ${name}`,
			`\`${pattern}\``,
			[
				"| field | what it means | what it takes |",
				"|---|---|---|",
				...drawRows(toField(schema)),
			].join("\n"),
		]),
	].join("\n\n")}\n`;
}

function drawRows(parent: Field, above: string[] = []): string[] {
	return Object.entries(parent.properties ?? {}).flatMap(([name, field]) => {
		const names = [...above, name];
		const title = `${names.join(" › ")}${isOptional(parent, name) ? " *" : ""}`;
		const row = `| ${title} | ${field.description ?? "–"} | ${describeBounds(field) || "its fields below"} |`;
		const inner = field.type === "array" ? field.items : field;
		return [row, ...(inner ? drawRows(inner, names) : [])];
	});
}
