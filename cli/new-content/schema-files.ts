import { ALL_KINDS } from "#app/content/pages/all-kinds.ts";
import {
	type ContentField,
	formatBounds,
	formatMeaning,
	toField,
	toJsonSchema,
} from "#app/content/schemas/field.ts";

/** Creates the files of docs/schemas: a JSON Schema for each kind, and a page with every field. */
export function createSchemaFiles(): Map<string, string> {
	return new Map([
		...ALL_KINDS.map(({ name, schema, pattern }): [string, string] => {
			const { $schema, ...rest } = toJsonSchema(schema);
			const json = { $schema, title: toDefaultPath(pattern), ...rest };
			return [`${name}.json`, `${JSON.stringify(json, null, "\t")}\n`];
		}),
		["README.md", formatFieldPage()],
	]);
}

/** Lists which schema checks which files, in the form of VS Code's YAML extension. */
export function toYamlSchemas(): Record<string, string> {
	return Object.fromEntries(
		ALL_KINDS.filter(({ pattern }) => pattern.endsWith(".yaml")).map(({ name, pattern }) => [
			`./docs/schemas/${name}.json`,
			toDefaultPath(pattern).replaceAll(/\{\w+\}/g, "*"),
		]),
	);
}

/** Returns the path of a kind of file where CONTENT_DIR is not set. */
function toDefaultPath(pattern: string): string {
	return `content/${pattern}`;
}

function formatFieldPage(): string {
	const kinds = ALL_KINDS.map(
		({ name, pattern, schema }) => `## ${name}

\`${toDefaultPath(pattern)}\`

${formatFields(toField(schema))}
`,
	);
	return `# The fields of every content file

\`npm run content:schemas\` writes this page and the schemas beside it. How to add a file: [editing.md](../editing.md).

A field marked with * may be left out. "items › title" is the field title of each entry in items.

${kinds.join("\n")}`;
}

/** Formats a table of the fields; a file whose keys are free is described in words. */
function formatFields(field: ContentField): string {
	if (!field.properties) return formatMeaning(field);
	return `| field | what it means | what it takes |
|---|---|---|
${formatRows(field).join("\n")}`;
}

function formatRows(
	{ properties = {}, required = [] }: ContentField,
	parents: string[] = [],
): string[] {
	return Object.entries(properties).flatMap(([name, field]) => {
		const names = [...parents, name];
		const title = `${names.join(" › ")}${required.includes(name) ? "" : " *"}`;
		const bounds = formatBounds(field) || "its fields below";
		const inner = field.type === "array" ? field.items : field;
		const groups = inner?.oneOf ?? (inner ? [inner] : []);
		return [
			`| ${title} | ${formatMeaning(field) || "–"} | ${bounds} |`,
			...groups.flatMap((group) => formatRows(group, names)),
		];
	});
}
