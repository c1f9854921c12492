import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { ContentError, type ContentFault } from "../fault.ts";
import { toSlug } from "../names.ts";
import { slugSchema } from "../schemas/text.ts";
import { decodeFile } from "./decode-file.ts";
import { describeUnread, NamesByFolder } from "./describe-unread.ts";
import { parseMarkdown, parseYaml } from "./parse-file.ts";
import { readBytes, readCode } from "./read-bytes.ts";

/** Reads files and collects their faults, so that all are told at once. */
export class ContentReader {
	readonly #root: string;
	readonly #faults: ContentFault[] = [];
	readonly #known = new Set<string>();
	readonly #missing = new NamesByFolder();
	readonly #folders = new NamesByFolder();
	readonly #left = new Set<string>();

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
		return this.#lookInto(folder)
			.filter((entry) => entry.isFile() && entry.name.endsWith(extension))
			.map(({ name }) => this.#takeSlug(basename(name, extension), `${folder}/${name}`));
	}

	folders(folder: string): string[] {
		return this.#lookInto(folder)
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => this.#takeSlug(name, `${folder}/${name}`));
	}

	fault(file: string, reason: string, line?: number): void {
		this.#faults.push({ file, line, field: "", reason });
	}

	/** A file nobody asked for, such as `pune.yml` or one in a misspelt folder, would be lost in silence. */
	reportUnread(folder: string): void {
		for (const entry of this.#list(folder)) {
			const path = `${folder}/${entry.name}`;
			if (entry.name.startsWith(".") || entry.name === "README.md") continue;
			if (this.#left.has(path)) continue;
			if (entry.isDirectory()) this.reportUnread(path);
			else if (!this.#known.has(path)) {
				const looked = { missing: this.#missing, folders: this.#folders };
				this.fault(path, describeUnread(path, { isLink: entry.isSymbolicLink(), ...looked }));
			}
		}
	}

	/** A folder that is read elsewhere. */
	leaveToOthers(folder: string): void {
		this.#left.add(folder);
	}

	get areAllSound(): boolean {
		return this.#faults.length === 0;
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
		if (issue) {
			const ending = basename(file).slice(name.length);
			const hint = toSlug(name) ? `; rename it to ${toSlug(name)}${ending}` : "";
			this.fault(file, `its name ${issue.message}${hint}`);
		}
		return name;
	}

	#lookInto(folder: string) {
		this.#folders.add(folder);
		return this.#list(folder);
	}

	#list(folder: string) {
		try {
			return readdirSync(join(this.#root, folder), { withFileTypes: true }).sort((a, b) =>
				a.name < b.name ? -1 : 1,
			);
		} catch (error) {
			const code = readCode(error);
			if (code === "ENOENT") return [];
			if (!this.#known.has(folder)) {
				this.#known.add(folder);
				this.fault(folder, NO_FOLDER[code] ?? `cannot be read: ${String(error)}`);
			}
			return [];
		}
	}

	#read(file: string): string | null {
		this.#known.add(file);
		this.#folders.add(dirname(file));
		const read = readBytes(join(this.#root, file));
		if ("reason" in read) {
			this.fault(file, read.reason);
			if (read.isMissing) this.#missing.add(file);
			return null;
		}
		const decoded = decodeFile(read.bytes);
		if ("text" in decoded) return decoded.text;
		this.fault(file, decoded.reason, decoded.line);
		return null;
	}
}

const NO_FOLDER: Record<string, string> = {
	ENOTDIR: "is a file; a folder is wanted",
	ELOOP: "is a link that leads in a circle",
	EACCES: "may not be read by this user; mend its permissions",
};
