import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const listSchema = z
	.record(z.string(), z.unknown())
	.default({})
	.transform((list) => Object.keys(list));
const packageSchema = z.object({
	license: z.string(),
	dev: z.boolean().default(false),
	dependencies: listSchema,
	optionalDependencies: listSchema,
	peerDependencies: listSchema,
});
type Package = z.infer<typeof packageSchema>;
const { packages } = z
	.object({ packages: z.record(z.string(), packageSchema) })
	.parse(JSON.parse(read("package-lock.json")));
const guide = read("docs/licences.md");
/** The packages that the container file takes out again, as the server does not run with them. */
const [, builders = ""] =
	/npm uninstall .*--omit=dev (.*)$/m.exec(read("deploy/Containerfile")) ?? [];

test("docs/licences.md names each package that the server runs with, under its licence", () => {
	const listed = [...guide.matchAll(/^- \*\*(.+?)\*\*: ((?:.|\n {2})+)/gm)].map(
		([, licence = "", names = ""]) => [licence, names.split(/,\s+/).toSorted()],
	);
	expect(Object.fromEntries(listed)).toEqual(groupByLicence(listRunning()));
});

test("docs/licences.md names the licence of each package that building wants", () => {
	const used = Object.values(packages).filter(({ dev }) => !dev);
	const missing = used.filter(({ license }) => !guide.includes(license));
	expect(missing.map(({ license }) => license)).toEqual([]);
});

/** Lists the places in the lock file of the packages that the server runs with. */
function listRunning(): string[] {
	const found = new Set<string>();
	const add = (from: string, names: readonly string[]) => {
		for (const name of names) {
			const place = findPlace(from, name);
			if (!place || found.has(place)) continue;
			found.add(place);
			add(place, listNeeded(packages[place]));
		}
	};
	const direct = packages[""]?.dependencies ?? [];
	add(
		"",
		direct.filter((name) => !builders.split(" ").includes(name)),
	);
	return [...found];
}

function listNeeded(entry: Package | undefined): string[] {
	if (!entry) return [];
	return [...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies];
}

/** Finds a package as Node does: in the folder of who wants it, and in those above. */
function findPlace(from: string, name: string): string | undefined {
	const folders = from.split(/\/?node_modules\//).slice(1);
	return Array.from({ length: folders.length + 1 }, (_, count) =>
		[...folders.slice(0, folders.length - count), name]
			.map((part) => `node_modules/${part}`)
			.join("/"),
	).find((place) => place in packages);
}

/** Groups packages by licence; those of one program for different machines have one name that ends with -*. */
function groupByLicence(places: readonly string[]): Record<string, string[]> {
	const groups = Map.groupBy(places, (place) => packages[place]?.license ?? "");
	const toName = (place: string) =>
		place
			.replace(/^.*node_modules\//, "")
			.replace(/-(darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32)(-.*)?$/, "-*");
	return Object.fromEntries(
		[...groups].map(([licence, group]) => [licence, [...new Set(group.map(toName))].toSorted()]),
	);
}
