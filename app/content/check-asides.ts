import { join } from "node:path";
import type { ContentIssue } from "#app/platform/content-error.ts";
import { checkSlugs, toSlugs } from "./check-slugs.ts";
import type { Aside } from "./schemas/aside.ts";
import type { City, Content } from "./types.ts";

type LocalFile = { file: string; page: Aside };

/** Checks that a comparison is of districts of its city, and that the text of an aside stands on one page only. */
export function checkAsides({ folder, cities }: Content): ContentIssue[] {
	return [
		...cities.flatMap((city) => listFiles(city).flatMap((file) => checkDistricts(city, file))),
		...checkTexts(folder, cities.flatMap(listFiles)),
	];
}

function listFiles({ slug, districts, services, ...page }: City): LocalFile[] {
	const folder = `cities/${slug}`;
	return [
		{ file: `${folder}/city.yaml`, page },
		...districts.map((page) => ({ file: `${folder}/districts/${page.slug}.yaml`, page })),
		...Object.entries(services).map(([service, page]) => ({
			file: `${folder}/services/${service}.yaml`,
			page,
		})),
	];
}

function checkDistricts(
	{ districts }: City,
	{ file, page: { comparison } }: LocalFile,
): ContentIssue[] {
	const named = comparison?.districts ?? [];
	return checkSlugs(file, "comparison.districts", named, toSlugs(districts), "district here");
}

function checkTexts(folder: string, files: readonly LocalFile[]): ContentIssue[] {
	const fileByText = new Map<string, string>();
	return files.flatMap(({ file, page }) =>
		listTexts(page).flatMap(([field, text]) => {
			const first = fileByText.get(text);
			if (!first) fileByText.set(text, file);
			const reason = `is the same as in ${join(folder, first ?? "")}; each page needs its own`;
			return first ? [{ file, field, reason }] : [];
		}),
	);
}

/** Lists the fields of an aside whose text no other page may have. */
function listTexts({
	example,
	observation,
	queries,
	comparison,
	asked,
}: Aside): [field: string, text: string][] {
	return [
		...toText("example.text", example?.text),
		...toText("observation.text", observation?.text),
		...toText("queries.items", queries && JSON.stringify(queries.items)),
		...toText("comparison.rows", comparison && JSON.stringify(comparison.rows)),
		...toText("asked.answer", asked?.answer),
	];
}

function toText(field: string, text: string | undefined): [field: string, text: string][] {
	return text ? [[field, text]] : [];
}
