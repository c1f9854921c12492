import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod/mini";
import type { NodeProcess } from "../tests/reliability/crash/node-process.ts";
import { content } from "../tests/support/addresses.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";
import { withSite } from "./site.ts";

const fileSchema = z.looseObject({
	description: z.string(),
	example: z.looseObject({ text: z.string() }),
});

/** 3,500 pages. */
const CITIES = 250;

/**
 * Runs `work` with a site that has 250 more cities, copies of the shipped ones under other names, and with the paths of
 * their pages in an order that mixes the kinds of page.
 */
export function withManyCities<T>(
	work: (site: NodeProcess, paths: string[]) => Promise<T>,
): Promise<T> {
	const folder = createProjectFolder({ ownContent: true });
	const paths = Array.from({ length: CITIES }, (_, at) => copyCity(at, folder.path));
	return withSite((site) => work(site, paths.flat()), folder);
}

function copyCity(at: number, folder: string): string[] {
	const model = content.cities[at % content.cities.length];
	if (!model) throw new Error("the content has no city");
	const slug = formatName(at);
	const cities = join(folder, "content/cities");
	cpSync(join(cities, model.slug), join(cities, slug), { recursive: true });
	for (const file of globSync("**/*.yaml", { cwd: join(cities, slug) }))
		renameTexts(join(cities, slug, file), slug, file === "city.yaml" ? at : null);
	return [
		`/${slug}`,
		...model.districts.map((district) => `/${slug}/${district.slug}`),
		...Object.keys(model.services).map((service) => `/services/${service}/${slug}`),
	];
}

/** Descriptions and examples are unique and keep their lengths; the name of a city is. */
function renameTexts(file: string, name: string, at: number | null): void {
	const { alsoKnownAs: _, ...texts } = fileSchema.parse(parse(readFileSync(file, "utf8")));
	const rename = (text: string) => `${text.slice(0, -name.length - 1)} ${name}`;
	const description = rename(texts.description);
	const example = { ...texts.example, text: rename(texts.example.text) };
	const city = at === null ? {} : { name, order: content.cities.length + at + 1 };
	writeFileSync(file, stringify({ ...texts, description, example, ...city }));
}

/** One word that no text has, such as `qabcpur`. */
function formatName(at: number): string {
	const letters = String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
	return `q${letters}pur`;
}
