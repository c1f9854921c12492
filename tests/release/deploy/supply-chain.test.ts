import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatLicences, LICENCES } from "../../../scripts/licences.ts";
import { ROOT } from "../../support/project-folder.ts";

const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
const versionsSchema = z.record(z.string(), z.string());
const manifest = z
	.object({
		dependencies: versionsSchema,
		devDependencies: versionsSchema,
		allowScripts: z.record(z.string(), z.boolean()),
	})
	.parse(JSON.parse(read("package.json")));
const packageSchema = z.object({
	version: z.string().optional(),
	resolved: z.string().optional(),
	integrity: z.string().optional(),
	/** Comes within the package above it, whose checksum holds for it. */
	inBundle: z.boolean().optional(),
	optionalDependencies: versionsSchema.optional(),
});
const { packages } = z
	.object({ packages: z.record(z.string(), packageSchema) })
	.parse(JSON.parse(read("package-lock.json")));
const locked = Object.entries(packages).filter(([path]) => path !== "");

describe("what the site is made of", () => {
	test("is at most 48 packages of its own choice, in exact versions", () => {
		const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
		expect(wanted.length).toBeLessThanOrEqual(48);
		for (const [name, version] of wanted) {
			expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
			expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
		}
	});

	test("is locked by checksums, and by no address that one machine alone can reach", () => {
		for (const [path, { integrity = "", inBundle, resolved }] of locked) {
			if (!inBundle) expect(integrity, path).toMatch(/^sha512-/);
			expect(resolved, path).toBeUndefined();
		}
	});

	test("has an entry for each machine's own packages, so that any machine can install it", () => {
		for (const [path, { optionalDependencies = {} }] of locked)
			for (const name of Object.keys(optionalDependencies)) {
				const places = [`node_modules/${name}`, `${path}/node_modules/${name}`];
				const isLocked = places.some((place) => packages[place]);
				expect(isLocked, `${name} of ${path}`).toBe(true);
			}
	});

	test("runs the install scripts of listed packages only", () => {
		const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
		expect(allowed).toEqual([["node", true]]);
		expect(read(".npmrc")).not.toMatch(/allow-all-scripts|ignore-scripts/);
	});

	test("is listed with its licences, as far as browsers get it", () => {
		expect(readFileSync(LICENCES, "utf8"), "old: npm run licences").toBe(formatLicences());
	});
});
