import { type Browser, chromium } from "playwright-core";
import { findProgram } from "./programs.ts";

const NAMES = ["/usr/bin/chromium", "chromium", "chromium-browser", "google-chrome"];
/** The sandbox needs user namespaces, which containers and root lack; the rest keeps Chromium off the network. */
export const CHROMIUM_ARGUMENTS = [
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
	return findProgram([process.env.CHROMIUM_PATH, ...NAMES]);
}

/** Throws with what to install. */
export function getChromium(): string {
	const found = findChromium();
	if (found) return found;
	throw new Error(
		"The browser tests need Chromium and found none. Install it (Debian, as root: apt-get install chromium) or set CHROMIUM_PATH to its program.",
	);
}

export function launchChromium(more: readonly string[] = []): Promise<Browser> {
	return chromium.launch({ executablePath: getChromium(), args: [...CHROMIUM_ARGUMENTS, ...more] });
}
