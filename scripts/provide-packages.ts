import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../node_modules/.cache/provided");
const WISHES = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
/** Is written once an installation is whole. */
const DONE = "whole.txt";

/**
 * Packages in exact versions that one rare command needs and the site never: got from the registry the first
 * time, into a folder beside the dependencies. Gives their `node_modules`; null where they cannot be had.
 */
export function providePackages(...packages: string[]): string | null {
	const name = createHash("sha256").update(packages.join(" ")).digest("hex").slice(0, 16);
	const prefix = join(FOLDER, name);
	if (!existsSync(join(prefix, DONE))) {
		mkdirSync(prefix, { recursive: true });
		const { status } = spawnSync("npm", ["install", ...WISHES, "--prefix", prefix, ...packages], {
			cwd: prefix,
			stdio: "ignore",
		});
		if (status !== 0) return null;
		writeFileSync(join(prefix, DONE), `${packages.join("\n")}\n`);
	}
	return join(prefix, "node_modules");
}
