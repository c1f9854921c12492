import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that can be run: paths as they are, names on the PATH. */
export function findProgram(candidates: readonly (string | undefined)[]): string | null {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const paths = candidates.flatMap((candidate) => {
		if (!candidate) return [];
		return candidate.includes("/") ? [candidate] : folders.map((folder) => join(folder, candidate));
	});
	return paths.find(isExecutable) ?? null;
}

/** Installs Debian's own package, where this user may; otherwise does nothing. */
export function installDebianPackage(name: string): void {
	if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
	console.log(`No ${name} found: installing Debian's package for the tests…`);
	for (const work of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
		const { status, stderr } = spawnSync("apt-get", work, {
			encoding: "utf8",
			stdio: ["ignore", "ignore", "pipe"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
		if (status !== 0) console.error(`apt-get ${work.join(" ")} failed: ${stderr.trim()}`);
	}
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
