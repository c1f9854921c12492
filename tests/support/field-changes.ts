import { expect } from "vitest";
import { isCollection, isMap, isSeq, LineCounter, parseDocument } from "yaml";
import { splitFrontMatter } from "#app/content/files/front-matter.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import {
	type FormField,
	type FormGroup,
	isGroup,
	isList,
	listNodes,
} from "#app/editing/fields/form.ts";
import { readChanges } from "#app/editing/fields/read-changes.ts";
import { changeText } from "#app/editing/text/change-text.ts";
import type { Path } from "#app/editing/text/text-change.ts";
import type { ContentFile } from "./content-files.ts";

export function listFields(form: FormGroup): FormField[] {
	return listNodes(form).filter((node): node is FormField => !isGroup(node) && !isList(node));
}

/** Fills a form as a browser sends it: with line breaks of Windows. */
export function fillForm(form: FormGroup): FormData {
	const data = new FormData();
	for (const { name, value } of listFields(form)) data.set(name, toSent(value));
	return data;
}

/** Changes one field of a file by its form, if it has any; that field alone, its lines alone, are other ones then. */
export function checkFieldChange(
	{ path, kind, text }: ContentFile,
	at: number,
	value: string,
): void {
	const form = buildForm(kind, text);
	const fields = listFields(form);
	const field = fields[at % fields.length];
	if (!field) return;
	const sent = fillForm(form);
	sent.set(field.name, toSent(value));
	const changes = readChanges(kind, text, sent);
	const changed = changeText(text, changes, kind);
	const told = String(sent.get(field.name)).replaceAll("\r\n", "\n").trim();
	if (told === field.value.trim()) {
		expect(changed).toBe(text);
		return;
	}
	const [change] = changes;
	if (changes.length !== 1 || !change || change.kind === "insert" || change.kind === "move")
		throw new Error(`${path}: ${changes.length} changes of ${field.name}`);
	const after = new Map(listFields(buildForm(kind, changed)).map((each) => [each.name, each]));
	const isOff = told === "" || (field.control === "tick" && told === "on");
	for (const each of fields) {
		const shown = after.get(each.name)?.value ?? "";
		if (each !== field) expect(shown, each.name).toBe(each.value);
		else if (!isOff && !isSameNumber(shown, told)) expect(shown.trim(), each.name).toBe(told);
	}
	expectOwnLines(text, changed, findLines(text, change.path));
}

function toSent(value: string): string {
	return value.replaceAll(/\r?\n/g, "\r\n");
}

function isSameNumber(one: string, other: string): boolean {
	return one !== "" && Number(one) === Number(other);
}

type Lines = { first: number; last: number };

/** Expects that no other lines than a field's own went; others may have come. */
function expectOwnLines(before: string, after: string, own: Lines): void {
	const [old, next] = [before.split("\n"), after.split("\n")];
	const head = old.findIndex((line, index) => line !== next[index]);
	const tail = old.toReversed().findIndex((line, index) => line !== next.at(-1 - index));
	if (head === -1 || tail === -1 || head + tail >= old.length) return;
	expect(head, "the first line that changed").toBeGreaterThanOrEqual(own.first);
	expect(old.length - 1 - tail, "the last line that changed").toBeLessThanOrEqual(own.last);
}

/** Finds the lines of a field, numbered from 0, or those of the brackets that it is in. */
function findLines(text: string, path: Path): Lines {
	const parts = splitFrontMatter(text);
	const above = parts ? 1 : 0;
	if (parts && path[0] === "body") {
		const first = (parts.open + parts.yaml + parts.close).split("\n").length - 2;
		return { first, last: text.split("\n").length };
	}
	const yaml = parts?.yaml ?? text;
	const counter = new LineCounter();
	const toLine = (offset: number) => counter.linePos(offset).line - 1 + above;
	let node: unknown = parseDocument(yaml, { lineCounter: counter }).contents;
	let start = 0;
	for (const part of path) {
		if (isCollection(node) && node.flow) break;
		const pair = isMap(node) ? node.items.find(({ key }) => String(key) === part) : undefined;
		const next = isSeq(node) ? node.items[Number(part)] : pair?.value;
		if (next === undefined) {
			// A first field takes the place behind the dash, before the field that was there.
			const line = toLine(Object(node).range?.[0] ?? start);
			return { first: line, last: line };
		}
		start = Object(pair ? pair.key : next).range[0];
		node = next;
	}
	const [from, to] = Object(node).range ?? [start, start];
	const end = from + yaml.slice(from, to).trimEnd().length;
	return { first: toLine(start), last: toLine(Math.max(end - 1, start)) };
}
