import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OTHER_DESCRIPTION } from "../copy-for-tests.ts";

/** So many cities more, all with Mumbai's texts, without districts and services; their slugs. */
export function addCities(root: string, count: number): string[] {
	const text = readFileSync(join(root, "content/cities/mumbai/city.yaml"), "utf8");
	return Array.from({ length: count }, (_, at) => {
		const slug = nameCity(at);
		mkdirSync(join(root, "content/cities", slug));
		const own = { name: slug, order: 1000 + at, description: `${OTHER_DESCRIPTION} ${slug}` };
		const changed = Object.entries(own).reduce(
			(file, [field, value]) =>
				file.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`),
			text,
		);
		writeFileSync(join(root, "content/cities", slug, "city.yaml"), changed);
		return slug;
	});
}

function nameCity(at: number): string {
	const letters = String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
	return `q${letters}pur`;
}
