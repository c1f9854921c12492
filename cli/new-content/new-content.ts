import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { parse } from "yaml";
import { parseMarkdown, parseYaml } from "#app/content/files/parse-file.ts";
import { getNow } from "#app/platform/clock.ts";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { toDay } from "#app/platform/day.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { type CreateCommand, createProgram } from "../../app/platform/terminal/program.ts";
import type { Terminal } from "../../app/platform/terminal/terminal.ts";
import { type Field, formatBounds, toField } from "./field.ts";
import { getKind, KINDS, type Kind } from "./kinds.ts";
import { getNextOrder, listParents, listSlugs, toNewPath, toParentSlug } from "./paths.ts";
import { fillTemplate, toTemplatePath } from "./template.ts";

const DESCRIPTION = `Writes a new content file with every field, each with a comment that explains it. What is missing on the command line is asked for. Each option fills a field; a list takes its option several times.

Example: npm run content:new -- city "Indore" --state "Madhya Pradesh"`;

const createKindCommand =
	(root: string, kind: Kind): CreateCommand =>
	({ terminal }) => {
		const { properties = {}, required = [] } = toField(kind.schema);
		// A file without a name of its own is named after the service that it is about.
		const nameField = ["name", "title"].find((name) => name in properties);
		const options = listOptions(properties, nameField);
		const command = new Command(kind.name)
			.description(`Writes ${kind.pattern}`)
			.argument("[name]", nameField ?? "the service");
		for (const parent of listParents(kind))
			command.option(`--${parent} <slug>`, `the ${parent} that it belongs to`);
		for (const { option } of options) command.addOption(option);
		return command.action(async (given: string | undefined, flags: Record<string, unknown>) => {
			const parents: Record<string, string> = {};
			for (const parent of listParents(kind)) {
				const known = listSlugs(root, getKind(parent));
				const slug = flags[parent] ?? (await promptFor(terminal, parent, known));
				parents[parent] = toParentSlug(root, parent, String(slug));
			}
			const known = nameField ? [] : listSlugs(root, getKind("service"));
			const name = given?.trim() || (await promptFor(terminal, nameField ?? "service", known));
			const path = toNewPath(root, kind, name, parents);
			const dates = required.filter((field) => properties[field]?.format === "date");
			const values = new Map<string, unknown>(dates.map((field) => [field, toDay(getNow())]));
			if ("order" in properties) values.set("order", getNextOrder(root, kind, parents));
			if (nameField) values.set(nameField, name);
			for (const { path: field, option } of options) {
				const value = flags[option.attributeName()];
				if (value !== undefined) values.set(field, value);
			}
			const template = readFileSync(join(root, toTemplatePath(kind)), "utf8");
			const text = fillTemplate(template, values);
			const errors = listErrors(path, text, kind);
			const wrong = errors.find(({ field }) => values.has(field.replace(/\.\d+$/, "")));
			if (wrong) throw new UserError(`${wrong.field}: ${wrong.reason}`);
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text, { flag: "wx" });
			await terminal.print(formatWritten(path, errors));
		});
	};

export function newContent(root: string): CreateCommand {
	const commands = KINDS.map((kind) => createKindCommand(root, kind));
	return createProgram("npm run content:new --", DESCRIPTION, commands);
}

export async function promptForKind(terminal: Pick<Terminal, "prompt">): Promise<string[]> {
	const kinds = KINDS.map(({ name }) => name);
	return terminal.prompt ? [await promptFor(terminal, "kind", kinds)] : ["--help"];
}

async function promptFor(
	{ prompt }: Pick<Terminal, "prompt">,
	what: string,
	known: string[],
): Promise<string> {
	const choice = known.length > 0 ? ` (${known.join(", ")})` : "";
	const answer = (await prompt?.(`Which ${what}?${choice} `))?.trim();
	if (!answer) throw new InvalidArgumentError(`A ${what} is wanted; found none.`);
	return answer;
}

type FieldOption = { path: string; option: Option };

/** An option for each field but lists of groups: `coordinates.latitude` is --coordinates-latitude. */
function listOptions(
	properties: Record<string, Field>,
	nameField: string | undefined,
	parents: string[] = [],
): FieldOption[] {
	return Object.entries(properties).flatMap(([name, field]): FieldOption[] => {
		const names = [...parents, name];
		const path = names.join(".");
		if (field.type === "object") return listOptions(field.properties ?? {}, nameField, names);
		if (path === nameField || field.items?.type === "object") return [];
		const flag = names.join("-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		const description = `${field.description ?? ""} (${formatBounds(field)})`;
		const option = new Option(`--${flag} <value>`, description);
		const { items } = field;
		if (items)
			option.argParser<unknown[]>((text, previous = []) => [...previous, parseValue(items, text)]);
		else option.argParser((text) => parseValue(field, text));
		return [{ path, option }];
	});
}

/** What is no text is written as in YAML; the schema says later what is wrong with it. */
function parseValue({ type }: Field, text: string): unknown {
	return type === "string" ? text : parse(text);
}

/** One error per field: an empty one may break several rules at once. */
function listErrors(path: string, text: string, { schema }: Kind): ContentIssue[] {
	const parseFile = path.endsWith(".md") ? parseMarkdown : parseYaml;
	const { issues } = parseFile(path, text, schema);
	return [...Map.groupBy(issues, ({ field }) => field).values()].flatMap(([first]) => first ?? []);
}

function formatWritten(path: string, errors: readonly ContentIssue[]): string {
	return [
		`${path} is written. Still to write in it:`,
		...errors.map(({ line, field }) => `  line ${line}  ${field}`),
		...(path.endsWith(".md") ? ["  the text, below the second ---"] : []),
		"The site does not start before they are written; npm run content:check says what is left.",
	].join("\n");
}
