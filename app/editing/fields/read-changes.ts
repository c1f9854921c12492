import type { FileKind } from "#app/content/pages/files.ts";
import type { ContentField } from "#app/content/schemas/field.ts";
import { readText } from "../text/read-text.ts";
import type { TextChange } from "../text/text-change.ts";
import { buildForm } from "./build-form.ts";
import { findField, getField } from "./content-field.ts";
import {
	type FormField,
	type FormGroup,
	type FormNode,
	isGroup,
	isList,
	listNodes,
} from "./form.ts";

/** Finds what was sent for a field: undefined where nothing was, null where it is as the file has it. */
type Given = (field: FormField) => unknown;

/**
 * Reads what a form changes in a text. What was not sent is not changed, nor what was sent as it is. Of several values of
 * one name the last one counts, so that a tick can follow a hidden `false`.
 */
export function readChanges(kind: FileKind, text: string, form: FormData): TextChange[] {
	const { data } = readText(text, kind.isMarkdown);
	const root = getField(kind.schema);
	const getGiven = ({ name, path, value, control }: FormField) => {
		const all = form.getAll(name);
		const sent = control === "colour" ? chooseColour(all, value) : all.at(-1);
		if (typeof sent !== "string") return undefined;
		const given = normalise(sent);
		if (given === normalise(value)) return null;
		const field = findField(root, data, path);
		return toValue(field, given, value);
	};
	return readNode(buildForm(kind, text), getGiven);
}

/** Chooses the one that was changed of a colour's two inputs, of which the picker's is in lower case. */
function chooseColour(sent: readonly FormDataEntryValue[], value: string) {
	const isOther = (each: FormDataEntryValue) =>
		typeof each === "string" && each.trim().toLowerCase() !== value.toLowerCase();
	return sent.length > 0 ? (sent.find(isOther) ?? value) : undefined;
}

function readNode(node: FormNode, getGiven: Given, order?: readonly string[]): TextChange[] {
	if (isList(node)) return node.entries.flatMap((entry) => readNode(entry, getGiven));
	if (isGroup(node)) return readGroup(node, getGiven, order);
	const { path } = node;
	const value = getGiven(node);
	if (value === undefined || value === null) return [];
	if (value === "" && !node.isRequired) return [{ kind: "remove", path }];
	return [{ kind: "set", path, value, order }];
}

function readGroup(group: FormGroup, getGiven: Given, order?: readonly string[]): TextChange[] {
	const { path, fields, isPresent, isRequired } = group;
	if (!isPresent) {
		const value = readNewGroup(group, getGiven);
		return value ? [{ kind: "set", path, value, order }] : [];
	}
	if (!isRequired && isEmptied(group, getGiven)) return [{ kind: "remove", path }];
	const names = fields.map((field) => String(field.path.at(-1)));
	return fields.flatMap((field) => readNode(field, getGiven, names));
}

/** Returns a group of the fields that were filled in; undefined where none was. */
function readNewGroup({ fields }: FormGroup, getGiven: Given): Record<string, unknown> | undefined {
	const filled = fields.flatMap((field) => {
		const value = isList(field)
			? undefined
			: isGroup(field)
				? readNewGroup(field, getGiven)
				: getGiven(field);
		const isFilled = value !== undefined && value !== null && value !== "";
		return isFilled ? [[String(field.path.at(-1)), value]] : [];
	});
	return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Returns true where all fields of a group were sent, and are empty now. */
function isEmptied(group: FormGroup, getGiven: Given): boolean {
	const nodes = listNodes(group);
	if (nodes.some((node) => isList(node) && node.entries.length > 0)) return false;
	const fields = nodes.filter((node): node is FormField => !isGroup(node) && !isList(node));
	const isEmpty = (field: FormField) => {
		const given = getGiven(field);
		return given === null ? field.value === "" : given === "";
	};
	return fields.some(({ value }) => value !== "") && fields.every(isEmpty);
}

/** Returns a text as it is compared: browsers send line breaks as CRLF. */
function normalise(text: string): string {
	return text.replaceAll("\r\n", "\n").trim();
}

/** Returns the value that a text is; one of a wrong type stays a text, which the schema then says. */
function toValue(field: ContentField | undefined, given: string, old: string): unknown {
	const isNumber = field?.type === "integer" || field?.type === "number";
	if (isNumber && given !== "" && Number.isFinite(Number(given))) return Number(given);
	if (field?.type === "boolean" && (given === "true" || given === "on")) return true;
	if (field?.type === "boolean" && given === "false") return false;
	// A block of text in YAML may end with a line break.
	return given !== "" && old.endsWith("\n") ? `${given}\n` : given;
}
