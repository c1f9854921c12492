import { join, posix } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { ContentError, type ContentIssue } from "#app/platform/content-error.ts";
import { findNearest } from "#app/platform/find-nearest.ts";
import { fillNamed, type Named } from "../fill-named.ts";
import { toSlug } from "../names.ts";
import { slugSchema } from "../schemas/text.ts";
import { type ContentFiles, checkText, type LoadedText, loadText } from "./content-files.ts";
import { findDefault } from "./find-default.ts";
import { layerPaths, NO_TEXTS, type Texts } from "./layered-texts.ts";
import { findOffset, type Parsed, parseMarkdown, parseYaml } from "./parse-file.ts";

const { basename, dirname, extname } = posix;

const LINK =
	"is a symbolic link, which is not followed here; replace it by the file or folder itself";
/** The folders of texts in Markdown. */
const MARKDOWN_FOLDERS: ReadonlySet<string> = new Set(["posts", "pages/own"]);
const EXTENSIONS = /\.(?:ya?ml|md|markdown)(?:\.txt)?$/i;
/**
 * The most issues whose line is looked up. That takes milliseconds each, and nobody corrects more before the next run.
 */
const LOOKED_UP_MAX = 1000;

/**
 * Parses the files of a content folder, which are named by their paths below it, and collects their issues, so that all
 * are reported at once. Issues have the path that begins with the folder.
 */
export class ContentReader {
	readonly #source: ContentFiles;
	readonly #texts: Texts;
	readonly #folder: string;
	#named: Named = { agency: {}, calendar: {}, price: {} };
	#language = "en";
	readonly #issues: ContentIssue[] = [];
	readonly #files: ReadonlyMap<string, readonly string[]>;
	readonly #links: ReadonlySet<string>;
	readonly #parsed = new Set<string>();
	/** Folders that have been read, whether they exist or not. */
	readonly #folders = new Set<string>();

	/** Texts are read in place of files. */
	constructor(source: ContentFiles, texts: Texts = NO_TEXTS) {
		this.#source = source;
		this.#texts = texts;
		this.#folder = source.folder;
		this.#files = Map.groupBy(layerPaths(source.paths, texts), (path) => dirname(path));
		this.#links = source.links;
	}

	/** Sets the values of one group of placeholders, such as `{agency.name}`, for the files that are parsed from now on. */
	setNamed(group: keyof Named, values: Named["agency"]): void {
		this.#named = { ...this.#named, [group]: values };
	}

	/** Sets the language (BCP 47) of the texts that stand for files which the agency has not written. */
	setLanguage(language: string): void {
		this.#language = new Intl.Locale(language).language;
	}

	/**
	 * Parses a file, or where the agency has not written it the one of defaults/. One with issues yields an empty value,
	 * which never leaves loadContent: throwIssues comes first.
	 */
	parseYaml<T>(file: string, schema: z.ZodType<T>): T {
		return this.#parse(file, schema, parseYaml) ?? ({} as T);
	}

	/** Parses a file that the agency may do without. Returns undefined where it has none. */
	parseOwnYaml<T>(file: string, schema: z.ZodType<T>): T | undefined {
		if (this.#has(file)) return this.parseYaml(file, schema);
		this.#parsed.add(file);
		return undefined;
	}

	parseMarkdown<T>(file: string, schema: z.ZodType<T>): { frontMatter: T; body: string } {
		return this.#parse(file, schema, parseMarkdown) ?? { frontMatter: {} as T, body: "" };
	}

	/** Parses every YAML file of a folder, and adds its name as slug. */
	parseFolder<T>(folder: string, schema: z.ZodType<T>): (T & { slug: string })[] {
		return this.listFiles(folder, ".yaml").map((slug) => ({
			...this.parseYaml(`${folder}/${slug}.yaml`, schema),
			slug,
		}));
	}

	/** Lists the names of the files in a folder, without their extension. */
	listFiles(folder: string, extension: string): string[] {
		this.#folders.add(folder);
		return (this.#files.get(folder) ?? [])
			.filter((path) => path.endsWith(extension) && !this.#links.has(path))
			.map((path) => this.#checkSlug(basename(path, extension), path));
	}

	listFolders(folder: string): string[] {
		this.#folders.add(folder);
		const below = [...this.#files.keys()].filter((path) => path.startsWith(`${folder}/`));
		const names = new Set(below.map((path) => path.split("/")[folder.split("/").length] ?? ""));
		return [...names].sort().map((name) => this.#checkSlug(name, `${folder}/${name}`));
	}

	/** Replaces `{agency.name}`, `{calendar.diwali}` and the like; null with an issue where one is unknown. */
	fill<V>(file: string, value: V): V | null {
		try {
			return fillNamed(value, this.#named);
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			this.addIssue(file, error.message);
			return null;
		}
	}

	addIssue(file: string, reason: string, line?: number): void {
		this.#issues.push({ file: join(this.#folder, file), line, field: "", reason });
	}

	/** Adds to issues about several files what addLines adds. */
	addLines(issues: readonly ContentIssue[]): ContentIssue[] {
		return addLines(this.#folder, issues, (path, file) => this.#load(file, path));
	}

	/** Throws a ContentError with every issue of the files that were parsed. */
	throwParsed(): void {
		if (this.#issues.length > 0) throw new ContentError(this.#issues);
	}

	/** Throws a ContentError with every issue, also about files that nothing has parsed. */
	throwIssues(): void {
		for (const path of [...this.#files.values()].flat())
			if (!this.#parsed.has(path))
				this.addIssue(path, this.#links.has(path) ? LINK : this.#formatUnknownFile(path));
		this.throwParsed();
	}

	#parse<T, V>(
		file: string,
		schema: z.ZodType<T>,
		parse: (file: string, text: string, schema: z.ZodType<T>) => Parsed<V>,
	): V | null {
		this.#parsed.add(file);
		this.#folders.add(dirname(file));
		const path = this.#toPath(file);
		const result = this.#load(file, path);
		if ("reason" in result) {
			this.addIssue(file, result.reason, result.line);
			return null;
		}
		const { value, issues } = this.#source.parse(path, result.text, schema, parse);
		this.#issues.push(...issues);
		return value === null ? null : this.fill(file, value);
	}

	#load(file: string, path: string): LoadedText {
		const text = this.#texts.get(file);
		return typeof text === "string" ? checkText(text) : this.#source.load(path);
	}

	#has(file: string): boolean {
		return this.#files.get(dirname(file))?.includes(file) ?? false;
	}

	/** Returns the path of the agency's file, or else of the default one in the site's language, or in English. */
	#toPath(file: string): string {
		const own = join(this.#folder, file);
		if (this.#has(file)) return own;
		return findDefault(file, this.#language) ?? own;
	}

	/** Checks a file's name, as it is a part of a URL path, which is in lower case. */
	#checkSlug(name: string, file: string): string {
		const issue = slugSchema.safeParse(name).error?.issues[0];
		if (issue) {
			const extension = basename(file).slice(name.length);
			const slug = toSlug(name, this.#language);
			const hint = slugSchema.safeParse(slug).success ? `; rename it to ${slug}${extension}` : "";
			this.addIssue(file, `its name ${issue.message}${hint}`);
		}
		return name;
	}

	/** Formats what to do about a file without a schema, such as `newtown.yml` or one in a misspelt folder. */
	#formatUnknownFile(path: string): string {
		const parts = dirname(path).split("/");
		const unknown = parts
			.map((_part, index) => parts.slice(0, index + 1).join("/"))
			.find((folder) => !this.#folders.has(folder));
		const missing = [...this.#parsed].filter((parsed) => !this.#has(parsed));
		const file = findSibling(path, missing);
		if (file) return `is not read; did you mean ${file}?`;
		const folder = unknown && findSibling(unknown, this.#folders);
		if (folder)
			return `is not read; did you mean the folder ${join(this.#folder, dirname(unknown), folder)}?`;
		const extension = MARKDOWN_FOLDERS.has(dirname(path)) ? ".md" : ".yaml";
		if (!unknown && extname(path) !== extension && EXTENSIONS.test(path))
			return `is not read; rename it to ${basename(path).split(".")[0]}${extension}`;
		return "is not read: nothing of this name belongs here; move or delete it";
	}
}

function findSibling(path: string, known: Iterable<string>): string | null {
	const siblings = [...known].filter((other) => dirname(other) === dirname(path));
	return findNearest(
		basename(path),
		siblings.map((other) => basename(other)),
	);
}

/** Adds the folder to the paths of issues of files that could be parsed, and the lines of their fields. */
export function addLines(
	folder: string,
	issues: readonly ContentIssue[],
	load: (path: string, file: string) => LoadedText = loadText,
): ContentIssue[] {
	return issues.map(({ file: path, ...rest }, index) => {
		const issue = { ...rest, file: join(folder, path) };
		if (!issue.field || index >= LOOKED_UP_MAX) return issue;
		const result = load(issue.file, path);
		const lineCounter = new LineCounter();
		// The front matter of a Markdown file is its first document.
		const document = parseDocument("text" in result ? result.text : "", { lineCounter });
		const offset = findOffset(document, issue.field.split("."));
		return { ...issue, line: lineCounter.linePos(offset).line };
	});
}
