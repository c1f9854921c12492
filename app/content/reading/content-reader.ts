import { type Dirent, readdirSync } from "node:fs";
import { basename, join, posix, relative, sep } from "node:path";
import type { z } from "zod";
import { ContentError, type ContentFault } from "../fault.ts";
import { toSlug } from "../names.ts";
import { slugSchema } from "../schemas/text.ts";
import { describeUnread } from "./describe-unread.ts";
import { type Parsed, parseMarkdown, parseYaml } from "./parse-file.ts";
import { MISSING, readText } from "./read-text.ts";

/** Parses the files below `<root>/content` and collects their faults, so that all are reported at once. */
export class ContentReader {
	readonly #root: string;
	readonly #faults: ContentFault[] = [];
	/** Paths by folder, from the root; of files, and of links, which only a fixed path follows. */
	readonly #files: ReadonlyMap<string, readonly string[]>;
	readonly #links: ReadonlySet<string>;
	readonly #known = new Set<string>();
	readonly #missing: string[] = [];
	readonly #folders = new Set<string>();

	constructor(root: string) {
		this.#root = root;
		const entries = this.#list().filter((entry) => !entry.isDirectory());
		const toPath = ({ parentPath, name }: Dirent) =>
			relative(root, join(parentPath, name)).split(sep).join("/");
		const paths = entries.map(toPath).filter((path) => !IGNORED.test(path));
		this.#files = Map.groupBy(paths.sort(), (path) => posix.dirname(path));
		this.#links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(toPath));
	}

	/** A faulty file yields an empty value, which never leaves loadContent: it stops at the faults first. */
	yaml<T>(file: string, schema: z.ZodType<T>): T {
		return this.#parse(file, schema, parseYaml) ?? ({} as T);
	}

	markdown<T>(file: string, schema: z.ZodType<T>): { frontMatter: T; body: string } {
		return this.#parse(file, schema, parseMarkdown) ?? { frontMatter: {} as T, body: "" };
	}

	/** Every YAML file of a folder, with its name as slug. */
	entries<T>(folder: string, schema: z.ZodType<T>): (T & { slug: string })[] {
		return this.slugs(folder, ".yaml").map((slug) => ({
			...this.yaml(`${folder}/${slug}.yaml`, schema),
			slug,
		}));
	}

	/** The names of the files in a folder, without their extension. */
	slugs(folder: string, extension: string): string[] {
		this.#folders.add(folder);
		return (this.#files.get(folder) ?? [])
			.filter((path) => path.endsWith(extension) && !this.#links.has(path))
			.map((path) => this.#checkSlug(basename(path, extension), path));
	}

	/** The names of the folders in a folder. */
	folders(folder: string): string[] {
		this.#folders.add(folder);
		const below = [...this.#files.keys()].filter((path) => path.startsWith(`${folder}/`));
		const names = new Set(below.map((path) => path.split("/")[folder.split("/").length] ?? ""));
		return [...names].sort().map((name) => this.#checkSlug(name, `${folder}/${name}`));
	}

	fault(file: string, reason: string, line?: number): void {
		this.#faults.push({ file, line, field: "", reason });
	}

	/** Throws a ContentError with every fault, those of files that nothing has read among them. */
	stopAtFaults(): void {
		const known = { missing: this.#missing, folders: this.#folders };
		for (const path of [...this.#files.values()].flat()) {
			if (this.#known.has(path)) continue;
			this.fault(path, this.#links.has(path) ? LINK : describeUnread(path, known));
		}
		if (this.#faults.length > 0) throw new ContentError(this.#faults);
	}

	#parse<T, V>(
		file: string,
		schema: z.ZodType<T>,
		parse: (file: string, text: string, schema: z.ZodType<T>) => Parsed<V>,
	): V | null {
		this.#known.add(file);
		this.#folders.add(posix.dirname(file));
		const read = readText(join(this.#root, file));
		if ("reason" in read) {
			this.fault(file, read.reason, read.line);
			if (read.reason === MISSING) this.#missing.push(file);
			return null;
		}
		const { value, faults } = parse(file, read.text, schema);
		this.#faults.push(...faults);
		return value;
	}

	/** A name is a part of an address, and addresses are lower case. */
	#checkSlug(name: string, file: string): string {
		const issue = slugSchema.safeParse(name).error?.issues[0];
		if (issue) {
			const ending = basename(file).slice(name.length);
			const hint = toSlug(name) ? `; rename it to ${toSlug(name)}${ending}` : "";
			this.fault(file, `its name ${issue.message}${hint}`);
		}
		return name;
	}

	#list(): Dirent[] {
		try {
			const options = { recursive: true, withFileTypes: true } as const;
			return readdirSync(join(this.#root, "content"), options);
		} catch (error) {
			const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
			if (!isMissing) this.fault("content", `cannot be read: ${String(error)}`);
			return [];
		}
	}
}

/** Read-me files, and what editors and systems hide. */
const IGNORED = /\/(?:README\.md$|\.)/;
const LINK = "is a link, which is not followed here; put the file itself in its place";
