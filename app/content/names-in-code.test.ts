import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { content } from "../../tests/support/addresses.ts";
import { ROOT } from "../../tests/support/project-folder.ts";

const { site, services, cities, people, industries, caseStudies } = content;
/** A word of the field, which names a folder and a calculator of the product. */
const OF_THE_FIELD = new Set(["seo"]);
/** Samples of the desk, the form that content of an earlier version had, and the names of time zones. */
const KEPT =
	/^app\/desk\/demonstration\/|^app\/content\/migrate\/|^app\/calls\/zone-names|\.test\.tsx?$/;

it("no code of the product names the agency, a service, a city or a person of the demonstration", () => {
	const subjects = [...services, ...cities, ...people, ...industries, ...caseStudies];
	const names = [site.name, ...subjects.map(({ slug }) => slug), ...people.map(toName)];
	const words = names.filter((name) => !OF_THE_FIELD.has(name)).map((name) => name.toLowerCase());
	const pattern = new RegExp(`\\b(?:${words.join("|")})\\b`, "gi");
	const files = globSync("{app,server,scripts,cli}/**/*.{ts,tsx,css,svg}", { cwd: ROOT });
	const found = files
		.filter((file) => !KEPT.test(file))
		.flatMap((file) =>
			Array.from(
				readFileSync(join(ROOT, file), "utf8").matchAll(pattern),
				([word]) => `${file}: ${word}`,
			),
		);
	expect(found).toEqual([]);
});

function toName({ name }: { name: string }): string {
	return name;
}
