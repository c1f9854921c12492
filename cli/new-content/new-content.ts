import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ContentFault } from "#app/content/fault.ts";
import { findNearest } from "#app/content/find-nearest.ts";
import { parseMarkdown, parseYaml } from "#app/content/reading/parse-file.ts";
import { readArguments, refuseMore } from "../enquiries/command.ts";
import { Refusal, WrongUse } from "../enquiries/refusal.ts";
import { drawTemplate, type Values } from "./draw-template.ts";
import { type Field, toField } from "./field.ts";
import { type Flag, listFlags, readFlag } from "./flags.ts";
import { KINDS, type Kind, listParents } from "./kinds.ts";
import { choosePath, findKind, findNextOrder, findParent, listSlugs } from "./place.ts";

type Desk = {
	/** The project's folder. */
	root: string;
	/** YYYY-MM-DD, for the dates of the file. */
	today: string;
	/** Asks a question; null where nobody can answer. */
	ask: ((question: string) => Promise<string>) | null;
};

/** What was written, and what is left to write in it. */
export type Written = { path: string; toWrite: ContentFault[] };

/** Writes one new content file. Throws a Refusal, and then has written nothing. */
export async function writeNewContent(args: readonly string[], desk: Desk): Promise<Written> {
	const kind = chooseKind(args[0] ?? (await askFor(desk, "kind", listKindNames())));
	const field = toField(kind.schema);
	const nameField = findNameField(field);
	const flags = listFlags(field, nameField);
	const { values: given, positionals } = readFlags(kind, flags, args.slice(1));
	const parents: Record<string, string> = {};
	for (const parent of listParents(kind)) {
		const known = listSlugs(desk.root, findKind(parent));
		const answer = given[parent] ?? (await askFor(desk, parent, known));
		parents[parent] = findParent(desk.root, parent, String(answer));
	}
	refuseMore(positionals.slice(1));
	const [word = await askForName(desk, nameField)] = positionals;
	const name = word.trim();
	const path = choosePath(desk.root, kind, name, parents);
	const values = new Map<string, unknown>();
	if (nameField) values.set(nameField, name);
	for (const flag of flags) {
		const text = given[flag.flag];
		if (text !== undefined) values.set(flag.path, readFlag(flag, text));
	}
	const text = drawFile(path, field, withDefaults(values, field, kind, parents, desk));
	const faults = findFaults(path, text, kind);
	const wrong = faults.find((fault) => isGiven(fault.field, values));
	if (wrong) throw new Refusal(`${wrong.field}: ${wrong.reason}`);
	writeOnce(desk.root, path, text);
	return { path, toWrite: faults };
}

/** The kind that is meant. Throws a WrongUse. */
export function chooseKind(given: string): Kind {
	const kind = KINDS.find(({ name }) => name === given);
	if (kind) return kind;
	const nearest = given && findNearest(given, listKindNames());
	const hint = nearest ? `did you mean ${nearest}?` : `there are: ${listKindNames().join(", ")}.`;
	throw new WrongUse(`There is no kind ${JSON.stringify(given)}; ${hint}`);
}

/** The field that the file is named after; empty where a file has no name of its own. */
export function findNameField({ properties = {} }: Field): string {
	return ["name", "title"].find((name) => name in properties) ?? "";
}

function listKindNames(): string[] {
	return KINDS.map(({ name }) => name);
}

type Given = { values: Partial<Record<string, string | string[]>>; positionals: string[] };

function readFlags(kind: Kind, flags: readonly Flag[], args: string[]): Given {
	const options: Record<string, { type: "string"; multiple?: boolean }> = Object.fromEntries([
		...flags.map(({ flag, isList }) => [flag, { type: "string", multiple: isList }]),
		...listParents(kind).map((parent) => [parent, { type: "string" }]),
	]);
	const { values, positionals } = readArguments({ args, options, allowPositionals: true });
	return { values: { ...values }, positionals };
}

async function askFor({ ask }: Desk, what: string, known: string[]): Promise<string> {
	const choice = known.length > 0 ? ` (${known.join(", ")})` : "";
	const answer = ask ? (await ask(`Which ${what}?${choice} `)).trim() : "";
	if (answer) return answer;
	throw new WrongUse(`A ${what} is wanted; found none.`);
}

/** A file without a name of its own is named after the service that it is about. */
function askForName(desk: Desk, nameField: string): Promise<string> {
	if (nameField) return askFor(desk, nameField, []);
	return askFor(desk, "service", listSlugs(desk.root, findKind("service")));
}

function withDefaults(
	values: Values,
	{ properties = {}, required = [] }: Field,
	kind: Kind,
	parents: Record<string, string>,
	{ root, today }: Desk,
): Values {
	const defaults: [string, unknown][] = [];
	if ("order" in properties) defaults.push(["order", findNextOrder(root, kind, parents)]);
	for (const name of required)
		if (properties[name]?.format === "date") defaults.push([name, today]);
	return new Map([...defaults, ...values]);
}

function drawFile(path: string, field: Field, values: Values): string {
	const yaml = drawTemplate(field, values);
	return path.endsWith(".md") ? `---\n${yaml}---\n` : yaml;
}

/** One fault per field: an empty one may break several rules at once. */
function findFaults(path: string, text: string, { schema }: Kind): ContentFault[] {
	const parse = path.endsWith(".md") ? parseMarkdown : parseYaml;
	const { faults } = parse(path, text, schema);
	return faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);
}

function isGiven(field: string, values: Values): boolean {
	return [...values.keys()].some((path) => field === path || field.startsWith(`${path}.`));
}

function writeOnce(root: string, path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text, { flag: "wx" });
}
