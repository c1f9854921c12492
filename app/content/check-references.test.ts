import { join } from "node:path";
import { expect, it } from "vitest";
import { ReferenceCheck } from "./check-references.ts";
import { loadContent } from "./load.ts";

const ROOT = join(import.meta.dirname, "../..");

it("a tool leads from the page of a service that there is", () => {
	const { cities, ...frame } = loadContent(ROOT);
	const adBudget = { ...frame.pages.tools.adBudget, service: "paid-advertisng" };
	const pages = { ...frame.pages, tools: { ...frame.pages.tools, adBudget } };
	const slugs = cities.map(({ slug }) => slug);
	const check = new ReferenceCheck({ ...frame, pages }, slugs);
	expect(() => check.stopAtFaults(ROOT)).toThrow(
		/tools\.yaml:\d+: adBudget\.service: there is no service "paid-advertisng"; did you mean paid-advertising\?/,
	);
});
