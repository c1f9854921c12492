import { hash, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";

const valuesSchema = z.record(z.string(), z.json());

/**
 * The values of texts in YAML, by the hash of the text, in a file from one start to the next: parsing them is most of what a
 * start does. The file lies with the build, which deletes it, so that another version of the parser never meets it.
 */
export class ParsedValues {
	readonly #path: string;
	readonly #known: ReadonlyMap<string, unknown>;
	readonly #used = new Map<string, unknown>();

	/** A file that is missing or damaged has no values. */
	constructor(path: string) {
		this.#path = path;
		this.#known = readValues(path);
	}

	/** Returns the value of a text, or undefined where it has not been parsed before. The value must not be changed. */
	find(text: string): unknown {
		const key = toKey(text);
		const value = this.#known.get(key);
		if (value !== undefined) this.#used.set(key, value);
		return value;
	}

	add(text: string, value: unknown): void {
		this.#used.set(toKey(text), value);
	}

	/** Writes the values that were found or added, unless the file has just those. A disk that fails is passed over. */
	write(): void {
		const isKnown = [...this.#used.keys()].every((key) => this.#known.has(key));
		if (isKnown && this.#used.size === this.#known.size) return;
		// Other processes of the same build may write at the same time.
		const part = `${this.#path}.${randomUUID()}`;
		try {
			writeFileSync(part, JSON.stringify(Object.fromEntries(this.#used)));
			renameSync(part, this.#path);
		} catch {
			if (existsSync(part)) rmSync(part);
		}
	}
}

function readValues(path: string): ReadonlyMap<string, unknown> {
	try {
		return new Map(Object.entries(valuesSchema.parse(JSON.parse(readFileSync(path, "utf8")))));
	} catch {
		return new Map();
	}
}

function toKey(text: string): string {
	return hash("sha256", text);
}
