import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { ContentError, type ContentFault } from "./fault.ts";
import { parseMarkdown, parseYaml } from "./parse-file.ts";
import { slugSchema } from "./schemas/text.ts";

/** Reads files and collects their faults, so that all are told at once. */
export class ContentReader {
	readonly #root: string;
	readonly #faults: ContentFault[] = [];
	readonly #known = new Set<string>();

	constructor(root: string) {
		this.#root = root;
	}

	/** A faulty file yields an empty value, which never leaves loadContent: it stops at the faults first. */
	yaml<T>(file: string, schema: z.ZodType<T>): T {
		const text = this.#read(file);
		const parsed = text === null ? null : parseYaml(file, text, schema);
		return this.#take(parsed) ?? ({} as T);
	}

	markdown<T>(file: string, schema: z.ZodType<T>): { frontMatter: T; body: string } {
		const text = this.#read(file);
		const parsed = text === null ? null : parseMarkdown(file, text, schema);
		return this.#take(parsed) ?? { frontMatter: {} as T, body: "" };
	}

	/** Every YAML file of a folder, with its name as slug. */
	entries<T>(folder: string, schema: z.ZodType<T>): (T & { slug: string })[] {
		return this.folder(folder, ".yaml").map((slug) => ({
			...this.yaml(`${folder}/${slug}.yaml`, schema),
			slug,
		}));
	}

	folder(folder: string, extension: string): string[] {
		return this.#list(folder)
			.filter((entry) => entry.isFile() && entry.name.endsWith(extension))
			.map(({ name }) => this.#takeSlug(basename(name, extension), `${folder}/${name}`));
	}

	folders(folder: string): string[] {
		return this.#list(folder)
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => this.#takeSlug(name, `${folder}/${name}`));
	}

	fault(file: string, reason: string): void {
		this.#faults.push({ file, field: "", reason });
	}

	/** A file nobody asked for, such as `pune.yml` or one in a misspelt folder, would be lost in silence. */
	reportUnread(folder: string): void {
		for (const entry of this.#list(folder)) {
			const path = `${folder}/${entry.name}`;
			if (entry.name.startsWith(".") || entry.name === "README.md") continue;
			if (entry.isDirectory()) this.reportUnread(path);
			else if (!this.#known.has(path))
				this.fault(path, "is not read: nothing of this name belongs here");
		}
	}

	stopAtFaults(): void {
		if (this.#faults.length > 0) throw new ContentError(this.#faults);
	}

	#take<T>(parsed: { value: T | null; faults: ContentFault[] } | null): T | null {
		this.#faults.push(...(parsed?.faults ?? []));
		return parsed?.value ?? null;
	}

	/** A name is a part of an address, and addresses are lower case. */
	#takeSlug(name: string, file: string): string {
		const issue = slugSchema.safeParse(name).error?.issues[0];
		if (issue) this.fault(file, `its name ${issue.message}`);
		return name;
	}

	#list(folder: string) {
		try {
			return readdirSync(join(this.#root, folder), { withFileTypes: true });
		} catch (error) {
			if (isMissing(error)) return [];
			throw error;
		}
	}

	#read(file: string): string | null {
		this.#known.add(file);
		try {
			return readFileSync(join(this.#root, file), "utf8");
		} catch (error) {
			this.fault(file, isMissing(error) ? "is missing" : `cannot be read: ${String(error)}`);
			return null;
		}
	}
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}
