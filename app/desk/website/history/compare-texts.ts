import { diffComm } from "node-diff3";
import type { FileKind } from "#app/content/pages/files.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { listFields } from "../form/form-tree.ts";

/** A part of a field's text: words that stayed, were removed or were added. */
export type ChangedPart = { kind: "same" | "removed" | "added"; text: string };

/** A field that differs between two texts of a file. */
export type FieldChange = {
	/** Its labels, those of what it is in first. */
	labels: readonly string[];
	parts: readonly ChangedPart[];
};

type ComparedField = { path: string; labels: readonly string[]; value: string };

/** The number of unchanged characters that are shown on each side of a change. */
const AROUND = 60;

/** Compares two texts of a file field by field, and each of these word by word; null is a file that is not there. */
export function compareTexts(
	kind: FileKind,
	before: string | null,
	after: string | null,
): FieldChange[] {
	const [old, now] = [before, after].map((text) => (text === null ? [] : listCompared(kind, text)));
	const byKey = new Map([...(old ?? []), ...(now ?? [])].map((field) => [toKey(field), field]));
	const find = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
	return diffComm((old ?? []).map(toKey), (now ?? []).map(toKey)).flatMap((chunk) =>
		chunk.common ? [] : pairFields(find(chunk.buffer1), find(chunk.buffer2)),
	);
}

function listCompared(kind: FileKind, text: string): ComparedField[] {
	return listFields(buildForm(kind, text))
		.filter(({ value }) => value !== "")
		.map(({ name, label, place, value }) => ({
			// The entries of a list are compared wherever in it they are.
			path: name.replaceAll(/\[\d+\]/g, "[]"),
			labels: [...place, label],
			value,
		}));
}

function toKey({ path, value }: ComparedField): string {
	return `${path}\n${value}`;
}

/** Compares fields at one place: those of the same path with each other, in their order. */
function pairFields(old: readonly ComparedField[], now: readonly ComparedField[]): FieldChange[] {
	const added = [...now];
	const changes = old.map(({ path, labels, value }) => {
		const at = added.findIndex((field) => field.path === path);
		const [pair] = at < 0 ? [] : added.splice(at, 1);
		return { labels, parts: compareWords(value, pair?.value ?? "") };
	});
	return [
		...changes,
		...added.map(({ labels, value }) => ({ labels, parts: compareWords("", value) })),
	];
}

function compareWords(before: string, after: string): ChangedPart[] {
	const chunks = diffComm(splitWords(before), splitWords(after));
	const parts = chunks.flatMap((chunk): ChangedPart[] =>
		chunk.common
			? [{ kind: "same", text: chunk.common.join("") }]
			: [
					{ kind: "removed", text: chunk.buffer1.join("") },
					{ kind: "added", text: chunk.buffer2.join("") },
				],
	);
	return parts
		.filter(({ text }) => text !== "")
		.map((part, at, all) =>
			part.kind === "same"
				? { ...part, text: shorten(part.text, at > 0, at < all.length - 1) }
				: part,
		);
}

/** Splits a text into words, each with the white space after it. */
function splitWords(text: string): string[] {
	return text.match(/\S+\s*|^\s+/g) ?? [];
}

/** Shortens words that stayed to what is beside a change on one or both sides. */
function shorten(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
	const start = isAfterChange ? text.slice(0, AROUND) : "";
	const end = isBeforeChange ? text.slice(-AROUND) : "";
	return text.length > start.length + end.length ? `${start} … ${end}` : text;
}
