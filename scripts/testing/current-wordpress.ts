import { execFileSync } from "node:child_process";
import {
	existsSync,
	globSync,
	mkdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../node_modules/.cache/current-wordpress");
const ARCHIVE_KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg";
const PACKAGES = ["wordpress/sid", "wordpress-theme-twentytwentyfive/sid"];

/** Exists once `downloadCurrentWordpress` has unpacked it. */
export const CURRENT_WORDPRESS = join(FOLDER, "usr/share/wordpress");

/**
 * Unpacks the current WordPress of Debian sid below node_modules/.cache, with package lists of its own, separate from
 * those of the machine's apt.
 */
export function downloadCurrentWordpress(): void {
	if (existsSync(CURRENT_WORDPRESS)) return;
	const work = `${FOLDER}.work`;
	try {
		for (const path of ["lists/partial", "cache/archives/partial", "unpacked/usr/share"])
			mkdirSync(join(work, path), { recursive: true });
		const list = join(work, "sources.list");
		writeFileSync(list, `deb [signed-by=${ARCHIVE_KEYS}] ${findMirror()} sid main\n`);
		const settings = {
			"Dir::Etc::sourcelist": list,
			"Dir::Etc::sourceparts": "-",
			"Dir::State::lists": join(work, "lists"),
			"Dir::Cache": join(work, "cache"),
			"APT::Sandbox::User": "root",
		};
		const options = Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
		run("apt-get", ["-qq", ...options, "update"], work);
		run("apt-get", ["-qq", ...options, "download", ...PACKAGES], work);
		const unpacked = join(work, "unpacked");
		for (const file of globSync("*.deb", { cwd: work }))
			run("dpkg-deb", ["-x", file, unpacked], work);
		// Target of links in the package.
		symlinkSync("/usr/share/php", join(unpacked, "usr/share/php"));
		renameSync(unpacked, FOLDER);
	} catch (error) {
		console.log(`The current WordPress cannot be had here, so its tests are left out: ${error}`);
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

/** The mirror of this machine's own packages. */
function findMirror(): string {
	const list = run("apt-get", ["indextargets", "--format", "$(SITE)", "Created-By: Packages"]);
	const mirror = list.split("\n").find((site) => site && !site.includes("security"));
	if (!mirror) throw new Error("apt knows no mirror");
	return mirror;
}

function run(command: string, options: string[], cwd?: string): string {
	return execFileSync(command, options, {
		cwd,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});
}
