import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod/mini";
import { content } from "../tests/support/addresses.ts";
import { ROOT } from "../tests/support/project-folder.ts";

const fileSchema = z.looseObject({ description: z.string() });

/**
 * Writes the shipped content into `folder` with so many more cities, copies of the shipped ones
 * under other names. Returns the addresses of their pages in an order that mixes the kinds of page.
 */
export function copyCities(count: number, folder: string): string[] {
	const target = join(folder, "content");
	cpSync(join(ROOT, "content"), target, { recursive: true });
	const pages = Array.from({ length: count }, (_, at) => {
		const model = content.cities[at % content.cities.length];
		if (!model) throw new Error("the content has no city");
		const slug = formatName(at);
		const city = join(target, "cities", slug);
		cpSync(join(target, "cities", model.slug), city, { recursive: true });
		for (const file of globSync("**/*.yaml", { cwd: city }))
			renameTexts(join(city, file), slug, file === "city.yaml" ? at : null);
		return [
			`/${slug}`,
			...model.districts.map((district) => `/${slug}/${district.slug}`),
			...Object.keys(model.services).map((service) => `/services/${service}/${slug}`),
		];
	});
	return pages.flat();
}

/** Descriptions are unique and keep their lengths; the name of a city is. */
function renameTexts(file: string, name: string, at: number | null): void {
	const { alsoKnownAs: _, ...texts } = fileSchema.parse(parse(readFileSync(file, "utf8")));
	const description = `${texts.description.slice(0, -name.length - 1)} ${name}`;
	const city = at === null ? {} : { name, order: content.cities.length + at + 1 };
	writeFileSync(file, stringify({ ...texts, description, ...city }));
}

/** One word that no text has, such as `qabcpur`. */
function formatName(at: number): string {
	const letters = String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
	return `q${letters}pur`;
}
