import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const CACHE = join(import.meta.dirname, "../node_modules/.cache/provided");
const OPTIONS = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
/** A file that is written once an installation is complete. */
const COMPLETE = "whole.txt";

/**
 * Installs packages that one rare command needs and the site never, in exact versions and once, outside of the
 * dependencies. Returns their `node_modules`, or null where npm cannot get them.
 */
export function installPackages(...packages: readonly string[]): string | null {
	const prefix = join(CACHE, packages.join("+").replaceAll("/", "+"));
	if (!existsSync(join(prefix, COMPLETE))) {
		mkdirSync(prefix, { recursive: true });
		const args = ["install", ...OPTIONS, "--prefix", prefix, ...packages];
		const { status } = spawnSync("npm", args, { cwd: prefix, stdio: "ignore" });
		if (status !== 0) return null;
		writeFileSync(join(prefix, COMPLETE), "");
	}
	return join(prefix, "node_modules");
}

/** Imports a file of a package, which is installed first. Throws where npm cannot get it. */
export async function importPackage(nameAndVersion: string, file: string): Promise<unknown> {
	const folder = installPackages(nameAndVersion);
	if (!folder) throw new Error(`npm could not get ${nameAndVersion}.`);
	const [name = ""] = nameAndVersion.split("@");
	return import(pathToFileURL(join(folder, name, file)).href);
}
