import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const CACHE = join(import.meta.dirname, "../node_modules/.cache/provided");
const OPTIONS = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
/** Written once an installation is complete. */
const COMPLETE = "whole.txt";

/**
 * Installs packages in exact versions that one rare command needs and the site never, once, outside of the dependencies.
 * Returns their `node_modules`; null where npm cannot get them.
 */
export function installPackages(...packages: string[]): string | null {
	const name = createHash("sha256").update(packages.join(" ")).digest("hex").slice(0, 16);
	const prefix = join(CACHE, name);
	if (!existsSync(join(prefix, COMPLETE))) {
		mkdirSync(prefix, { recursive: true });
		const { status } = spawnSync("npm", ["install", ...OPTIONS, "--prefix", prefix, ...packages], {
			cwd: prefix,
			stdio: "ignore",
		});
		if (status !== 0) return null;
		writeFileSync(join(prefix, COMPLETE), `${packages.join("\n")}\n`);
	}
	return join(prefix, "node_modules");
}
