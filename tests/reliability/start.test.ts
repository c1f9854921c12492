import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SERVER } from "../../scripts/fresh-build.ts";
import { openFolder, startProcess } from "../support/started-process.ts";

const getText = async (address: string) => (await fetch(address)).text();

test("a start says in plain lines where the site is and what it uses, and builds nothing anew", async () => {
	const { path } = openFolder();
	const builtAt = statSync(SERVER).mtimeMs;
	const started = startProcess({ cwd: path });
	const origin = await started.origin();
	const { stdout, stderr } = started.output;
	expect(stderr).toBe("");
	expect(stdout.split("\n")[0]).toMatch(/ is at http:\/\/localhost:\d+$/);
	expect(stdout).toMatch(/content +\d+ cities, \d+ districts, \d+ services/);
	expect(stdout).toMatch(/blog +\d+ embedded posts; .*CONTENT_API_URL.* is not defined/);
	expect(stdout).toMatch(/store +SQLite in .*enquiries\.sqlite, 0 enquiries so far/);
	expect(stdout).toMatch(/e-mail +not configured/);
	expect(stdout).not.toMatch(/Building|metrics/);
	expect(statSync(SERVER).mtimeMs).toBe(builtAt);
	expect((await fetch(`${origin}/readyz`)).status).toBe(200);
	expect(statSync(join(path, "data/enquiries.sqlite")).isFile()).toBe(true);
	const { port } = new URL(origin);
	for (const page of ["/about", "/robots.txt"])
		expect(await getText(origin + page), page).toContain(`http://localhost:${port}/`);
});

test("settings are read from .env, the environment overrides them, and a city that was added as files has its pages", async () => {
	const { path } = openFolder({ ownContent: true });
	writeFileSync(join(path, ".env"), "SITE_URL=https://a.example/\nDATA_DIR=./other\nPORT=1\n");
	const cities = join(path, "content/cities");
	const description = "A city that a test has added, with words of its own for search engines.";
	const added = readFileSync(join(cities, "mumbai/city.yaml"), "utf8")
		.replaceAll("Mumbai", "Newtown")
		.replace(/^order: .*$/m, "order: 99")
		.replace(/^description: .*$/m, `description: ${description}`)
		.replace(/^comparison:\n(?: .*\n)+/m, "");
	mkdirSync(join(cities, "newtown"));
	writeFileSync(join(cities, "newtown/city.yaml"), added);
	const origin = await startProcess({ cwd: path }).origin();
	expect(await getText(`${origin}/newtown`)).toContain('href="https://a.example/newtown"');
	expect((await fetch(`${origin}/services/seo/newtown`)).status).toBe(200);
	expect(statSync(join(path, "other/enquiries.sqlite")).isFile()).toBe(true);
});
