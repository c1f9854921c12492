import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { ROOT } from "../../support/project-folder.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";

/**
 * The browsers of Vite's `baseline-widely-available` (vite.config.ts):
 * https://vite.dev/config/build-options#build-target
 */
const TARGET = ["chrome111", "edge111", "firefox114", "safari16.4", "ios16.4"];
const ASSETS = join(ROOT, "build/client/assets");

provideSite();

/** Returns whether the compiler would have to transform something for the target. */
async function isBeyondTarget(code: string): Promise<boolean> {
	const write = async (target: string | string[]) =>
		(await transformWithOxc(code, "script.js", { target, sourcemap: false })).code;
	return (await write("esnext")) !== (await write(TARGET));
}

test("no script of the build and no inline script of any template has syntax beyond the target, which would be noticed", async () => {
	expect(await isBeyondTarget("{ using file = open(); }")).toBe(true);
	const names = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
	expect(names.length).toBeGreaterThan(20);
	for (const name of names)
		expect(await isBeyondTarget(readFileSync(join(ASSETS, name), "utf8")), name).toBe(false);
	const scripts = new Set<string>();
	for (const path of Object.values(TEMPLATES)) {
		const html = await (await site.request(path)).text();
		for (const [, code = ""] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) scripts.add(code);
	}
	expect(scripts.size).toBeGreaterThan(Object.keys(TEMPLATES).length);
	for (const code of scripts) expect(await isBeyondTarget(code), code.slice(0, 200)).toBe(false);
});
