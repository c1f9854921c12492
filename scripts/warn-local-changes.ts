/** `npm run check` warns of files of the product that differ from its release: an update would meet them. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SHOWN = 20;
/** What an agency changes on purpose, where it does not keep its content outside of the clone. */
const OWN = ["content"];

/**
 * Lists the files in a clone that differ from the release it is of, committed or not, but for the content. There are none
 * where the version in package.json has no tag, as between two releases.
 */
export function listLocalChanges(root: string): string[] {
	const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const git = (...args: string[]) =>
		execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" })
			.split("\0")
			.filter(Boolean);
	const paths = ["--", ".", ...OWN.map((path) => `:(exclude)${path}`)];
	try {
		const changed = git("diff", "--name-only", "-z", `refs/tags/v${version}`, ...paths);
		return [
			...changed,
			...git("ls-files", "--others", "--exclude-standard", "-z", ...paths),
		].sort();
	} catch {
		// There is no such tag, no repository, or no Git.
		return [];
	}
}

function formatWarning(changes: readonly string[]): string {
	const more = changes.length - SHOWN;
	return [
		"Files of the product that differ from its release; the next update may conflict with them.",
		"Where such changes belong instead: docs/upgrading.md.",
		...changes.slice(0, SHOWN).map((path) => `  ${path}`),
		...(more > 0 ? [`  and ${more} more`] : []),
	].join("\n");
}

if (import.meta.main) {
	const changes = listLocalChanges(join(import.meta.dirname, ".."));
	if (changes.length > 0) console.warn(formatWarning(changes));
}
