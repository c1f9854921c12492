import type { ContentIssue } from "#app/platform/content-error.ts";
import { checkSlugs, toSlugs } from "./check-slugs.ts";
import { listPaths } from "./list-paths.ts";
import { isFreePath } from "./site-paths.ts";
import type { Content } from "./types.ts";

/** Checks the addresses of the agency's own pages, and that the services exist which their sections name. */
export function checkOwnPages(content: Content): ContentIssue[] {
	if (content.ownPages.length === 0) return [];
	return [...checkAddresses(content), ...checkSections(content)];
}

/** Checks that each page has an address that is neither reserved nor another page's. */
function checkAddresses(content: Content): ContentIssue[] {
	const { ownPages } = content;
	const taken = new Set(listPaths({ ...content, ownPages: [] }));
	return ownPages.flatMap(({ file, slug, path }) => {
		const field = path === `/${slug}` ? "" : "path";
		const advice = "give the page another path";
		const isTaken = taken.has(path);
		taken.add(path);
		if (isTaken) return [{ file, field, reason: `${path} is taken by another page; ${advice}` }];
		if (isFreePath(path)) return [];
		return [{ file, field, reason: `${path} is a reserved path; ${advice}` }];
	});
}

/** Checks that the prices that sections show are there, and the services that forms are about. */
function checkSections({ ownPages, services, pages: { pricing } }: Content): ContentIssue[] {
	const known = toSlugs(services);
	const priced = new Set(pricing?.bands.items.map(({ service }) => service));
	return ownPages.flatMap(({ file, sections }) =>
		(sections ?? []).flatMap((section, index) => {
			const field = `sections.${index}`;
			if (section.kind === "form")
				return checkSlugs(file, `${field}.service`, section.service ?? [], known, "service");
			if (section.kind !== "prices" || !section.services) return [];
			if (pricing)
				return checkSlugs(
					file,
					`${field}.services`,
					section.services,
					priced,
					"price of a service",
				);
			const reason = "needs pages/pricing.yaml, which has the prices of services";
			return [{ file, field: `${field}.services`, reason }];
		}),
	);
}
