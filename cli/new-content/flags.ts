import { Refusal } from "../enquiries/refusal.ts";
import { describeBounds, type Field } from "./field.ts";

/** A field that a flag can fill: a single value, or a list of them by repeating the flag. */
export type Flag = { flag: string; path: string; field: Field; isList: boolean };

/** The flags of a kind: `coordinates.latitude` is --coordinates-latitude. Lists of groups have none. */
export function listFlags(root: Field, except: string, parents: string[] = []): Flag[] {
	return Object.entries(root.properties ?? {}).flatMap(([name, field]): Flag[] => {
		const parts = [...parents, name];
		const path = parts.join(".");
		if (path === except) return [];
		if (field.type === "object") return listFlags(field, except, parts);
		const isList = field.type === "array";
		if (isList && field.items?.type === "object") return [];
		return [{ flag: toFlag(parts), path, field, isList }];
	});
}

export function describeFlags(flags: readonly Flag[]): string {
	const width = Math.max(...flags.map(({ flag }) => flag.length));
	return flags
		.map(({ flag, field }) => {
			const bounds = describeBounds(field);
			return `  --${flag.padEnd(width)}  ${field.description ?? ""} (${bounds})`;
		})
		.join("\n");
}

/** What the flag's text stands for in the file. Throws a Refusal. */
export function readFlag({ flag, field, isList }: Flag, given: string | string[]): unknown {
	if (isList) return [given].flat().map((text) => readValue(flag, field.items ?? field, text));
	return readValue(flag, field, String(given));
}

function readValue(flag: string, field: Field, text: string): unknown {
	if (field.type === "string") return text;
	if (field.type === "boolean" && (text === "true" || text === "false")) return text === "true";
	const isNumber = field.type !== "boolean" && text.trim() !== "" && Number.isFinite(Number(text));
	if (isNumber) return Number(text);
	throw new Refusal(`--${flag} wants ${describeBounds(field)}; found ${JSON.stringify(text)}.`);
}

function toFlag(parts: string[]): string {
	return parts
		.join("-")
		.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
		.toLowerCase();
}
