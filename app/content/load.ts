import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "zod";
import { checkReferences } from "./check-references.ts";
import { ContentError, type ContentFault } from "./fault.ts";
import { toInitials } from "./names.ts";
import { parseMarkdown, parseYaml } from "./parse-file.ts";
import { citySchema, districtSchema, localServiceSchema } from "./schemas/city.ts";
import * as pages from "./schemas/pages.ts";
import { serviceSchema, subServiceSchema } from "./schemas/service.ts";
import * as story from "./schemas/story.ts";
import { slugSchema } from "./schemas/text.ts";
import type { City, Content, PostFile, Service } from "./types.ts";

/**
 * Reads `<root>/content` into one linked value.
 * Throws a ContentError that lists every fault of every file.
 */
export function loadContent(root: string): Content {
	const reader = new Reader(root);
	const page = <T>(name: string, schema: z.ZodType<T>) =>
		reader.yaml(`content/pages/${name}.yaml`, schema);
	const content = {
		site: reader.yaml("content/site.yaml", pages.siteSchema),
		pages: {
			home: page("home", pages.homeSchema),
			services: page("services", pages.servicesPageSchema),
			about: page("about", pages.aboutSchema),
			caseStudies: page("case-studies", pages.caseStudiesPageSchema),
			blog: page("blog", pages.blogPageSchema),
			contact: page("contact", pages.contactSchema),
			privacyPolicy: page("privacy-policy", pages.privacyPolicySchema),
		},
		services: inOrder(
			reader.folder("content/services", ".yaml").map((slug) => readService(reader, slug)),
		),
		cities: inOrder(reader.folders("content/cities").map((slug) => readCity(reader, slug))),
		caseStudies: inOrder(
			reader.entries("content/case-studies", story.caseStudySchema).map((file) => ({
				...file,
				imageUrl: `/art/case-study/${file.slug}.svg`,
			})),
		),
		whyChooseUs: inOrder(reader.entries("content/why-choose-us", story.whyChooseUsSchema)),
		people: inOrder(
			reader.entries("content/people", story.personSchema).map((file) => ({
				...file,
				avatar: `/art/person/${file.slug}.svg`,
				initials: toInitials(file.name ?? file.slug),
			})),
		),
		posts: reader
			.folder("content/posts", ".md")
			.map((slug) => readPost(reader, slug))
			.sort((a, b) => b.date?.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
	};
	reader.stopAtFaults();
	const faults = checkReferences(content as Content);
	if (faults.length > 0) throw new ContentError(faults);
	return content as Content;
}

function readService(reader: Reader, slug: string): Service {
	const path = `content/services/${slug}`;
	return {
		...reader.yaml(`${path}.yaml`, serviceSchema),
		slug,
		imageUrl: `/art/service/${slug}.svg`,
		subServices: inOrder(reader.entries(path, subServiceSchema)),
	};
}

function readCity(reader: Reader, slug: string): City {
	const path = `content/cities/${slug}`;
	const services = reader.entries(`${path}/services`, localServiceSchema);
	return {
		...reader.yaml(`${path}/city.yaml`, citySchema),
		slug,
		imageUrl: `/art/city/${slug}.svg`,
		districts: inOrder(
			reader.entries(`${path}/districts`, districtSchema).map((district) => ({
				...district,
				imageUrl: `/art/district/${slug}/${district.slug}.svg`,
			})),
		),
		services: Object.fromEntries(services.map(({ slug: service, ...text }) => [service, text])),
	};
}

function readPost(reader: Reader, slug: string): PostFile {
	const { frontMatter, body } = reader.markdown(
		`content/posts/${slug}.md`,
		story.postFrontMatterSchema,
	);
	return { ...frontMatter, slug, body };
}

function inOrder<T extends { order: number; slug: string }>(entries: T[]): T[] {
	return entries.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}

/** Reads files and collects their faults, so that all are told at once. */
class Reader {
	readonly #root: string;
	readonly #faults: ContentFault[] = [];

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
		if (issue) this.#faults.push({ file, field: "", reason: `its name ${issue.message}` });
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
		try {
			return readFileSync(join(this.#root, file), "utf8");
		} catch (error) {
			const reason = isMissing(error) ? "is missing" : `cannot be read: ${String(error)}`;
			this.#faults.push({ file, field: "", reason });
			return null;
		}
	}
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}
