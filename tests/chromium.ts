import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The sandbox wants user namespaces, which containers and root lack; the rest keeps it off the network. */
const ARGUMENTS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The Chromium of this machine; null when there is none. */
export function findChromium(): string | null {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
	const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", ...onPath];
	return candidates.find((path) => path !== undefined && isExecutable(path)) ?? null;
}

/** The same, got from Debian when it is missing. Throws one line that says what to install. */
export function getChromium(): string {
	const found = findChromium() ?? installChromium();
	if (found) return found;
	throw new Error(
		"The browser tests need Chromium and found none. Install it (Debian, as root: apt-get install chromium) or set CHROMIUM_PATH to its program.",
	);
}

export function launchChromium(): Promise<Browser> {
	return chromium.launch({ executablePath: getChromium(), args: ARGUMENTS });
}

/** Debian's own package, where this user may install it. */
function installChromium(): string | null {
	if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return null;
	console.log("No Chromium found: installing Debian's package for the browser tests…");
	for (const work of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
		const { status, stderr } = spawnSync("apt-get", work, {
			encoding: "utf8",
			stdio: ["ignore", "ignore", "pipe"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
		if (status !== 0) console.error(`apt-get ${work.join(" ")} failed: ${stderr.trim()}`);
	}
	return findChromium();
}

function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
