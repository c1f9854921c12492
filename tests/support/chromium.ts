import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { findProgram } from "./programs.ts";

/** The names of the headless shell, which has no windows that take more of the processor than the pages do. */
const SHELLS = ["/usr/bin/chromium-headless-shell", "chromium-headless-shell"];
const BROWSERS = ["/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome"];
/**
 * The arguments of Chromium. The sandbox needs user namespaces, which containers and root lack; the others keep it off
 * the network.
 */
export const CHROMIUM_ARGUMENTS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/**
 * Finds the headless shell of this machine's Chromium, or with `isWhole` the browser that people have. Returns null
 * when there is none.
 */
function findChromium({ isWhole = false } = {}): string | null {
	return findProgram([
		process.env.CHROMIUM_PATH,
		...(isWhole ? BROWSERS : [...SHELLS, ...BROWSERS]),
	]);
}

/** Returns the path of Chromium. Throws with what to install. */
export function getChromium({ isWhole = false } = {}): string {
	const found = findChromium({ isWhole });
	if (found) return found;
	const name = isWhole ? "chromium" : "chromium-headless-shell";
	throw new Error(
		`The browser tests need Chromium and found none. Install it (Debian, as root: apt-get install ${name}) or set CHROMIUM_PATH to its program.`,
	);
}

/** Launches the browser that people have. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
	return chromium.launch({
		executablePath: getChromium({ isWhole: true }),
		args: [...CHROMIUM_ARGUMENTS, ...more],
	});
}

/**
 * Launches Chromium with a profile in a folder and a port for debugging, which it writes to `DevToolsActivePort` there.
 */
export function launchProfile(folder: string): Promise<BrowserContext> {
	return chromium.launchPersistentContext(folder, {
		executablePath: getChromium({ isWhole: true }),
		args: [...CHROMIUM_ARGUMENTS, "--remote-debugging-port=0"],
	});
}
