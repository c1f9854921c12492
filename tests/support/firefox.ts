import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, firefox } from "playwright-core";
import { emulate } from "./firefox/emulate.ts";
import { findProgram } from "./programs.ts";

const PREFERENCES = {
	"ui.prefersReducedMotion": 1,
	// A proxy that does not exist keeps it off the network; the loopback is never proxied.
	"network.proxy.type": 1,
	"network.proxy.http": "127.0.0.1",
	"network.proxy.http_port": 9,
	"network.proxy.ssl": "127.0.0.1",
	"network.proxy.ssl_port": 9,
	// Playwright takes its revalidation in the background for a navigation that never ends.
	"network.http.stale_while_revalidate.enabled": false,
};

/** Returns the path of Firefox. Throws with what to install. */
function getFirefox(): string {
	const found = findProgram([process.env.FIREFOX_PATH, "firefox-esr", "firefox"]);
	if (found) return found;
	throw new Error(
		"The tests in Firefox found none. Install it (Debian, as root: apt-get install firefox-esr) or set FIREFOX_PATH to its program.",
	);
}

/** Launches a stock Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
	const { PATH, TMPDIR } = process.env;
	// Run by root, it starts only with a home that belongs to root.
	const home = mkdtempSync(join(tmpdir(), "firefox-home-"));
	const browser = await firefox.launch({
		// Mozilla's own Firefox rather than Playwright's patched one.
		channel: "moz-firefox",
		executablePath: getFirefox(),
		args: ["--remote-allow-system-access"],
		env: { PATH, TMPDIR, HOME: home },
		firefoxUserPrefs: PREFERENCES,
	});
	const close = browser.close.bind(browser);
	browser.close = async (options) => {
		await close(options);
		rmSync(home, { recursive: true, force: true });
	};
	await emulate(browser);
	return browser;
}
