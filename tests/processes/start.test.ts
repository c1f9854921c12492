import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { SERVER } from "../../scripts/fresh-build.ts";
import { content } from "../support/addresses.ts";
import { readEnquiries } from "../support/enquiries.ts";
import { makeProjectFolder, ROOT } from "../support/project-folder.ts";
import { startProcess } from "../support/started-process.ts";

function openFolder(options?: { ownContent: boolean }) {
	const folder = makeProjectFolder(options);
	onTestFinished(folder.remove);
	return folder;
}

describe("a start", () => {
	test("says in plain lines where it is and what it uses", async () => {
		const { path } = openFolder();
		const started = startProcess({ cwd: path });
		await started.origin();
		const { stdout, stderr } = started.output;
		expect(stderr).toBe("");
		expect(stdout.split("\n")[0]).toMatch(/ is at http:\/\/localhost:\d+$/);
		expect(stdout).toMatch(/content +15 cities, 90 districts, 7 services/);
		expect(stdout).toMatch(/blog +\d+ embedded posts; .*CONTENT_API_URL.* is not defined/);
		expect(stdout).toMatch(/store +SQLite in .*enquiries\.sqlite, 0 enquiries so far/);
		expect(stdout).toMatch(/e-mail +not configured/);
	});

	test("serves the site, and keeps its data in the folder it was started in", async () => {
		const { path } = openFolder();
		const origin = await startProcess({ cwd: path }).origin();
		expect(await (await fetch(`${origin}/mumbai`)).text()).toContain("Mumbai");
		expect((await fetch(`${origin}/readyz`)).status).toBe(200);
		expect(statSync(join(path, "data/enquiries.sqlite")).isFile()).toBe(true);
	});

	test("with a fresh build builds nothing", async () => {
		const { path } = openFolder();
		const builtAt = statSync(SERVER).mtimeMs;
		const started = startProcess({ cwd: path });
		await started.origin();
		expect(started.output.stdout).not.toContain("Building");
		expect(statSync(SERVER).mtimeMs).toBe(builtAt);
	});

	test("without a build builds first, and the next one does not", async () => {
		const clone = openFolder({ ownContent: true }).path;
		const parts = ["app", "server", "scripts", "package.json", "package-lock.json"];
		for (const name of [...parts, "vite.config.ts", "react-router.config.ts", "tsconfig.json"])
			cpSync(join(ROOT, name), join(clone, name), { recursive: true });
		symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
		const args = ["--disable-warning=ExperimentalWarning", join(clone, "scripts/start.ts")];
		const first = startProcess({ cwd: clone, args });
		const origin = await first.origin();
		expect(first.output.stdout).toContain("Building the site");
		expect((await fetch(`${origin}/about`)).status).toBe(200);
		first.end("SIGTERM");
		await first.ended;
		const second = startProcess({ cwd: clone, args });
		await second.origin();
		expect(second.output.stdout).not.toContain("Building");
	});
});

describe("settings", () => {
	test("are read from .env, and the environment overrides them", async () => {
		const { path } = openFolder();
		writeFileSync(join(path, ".env"), "SITE_URL=https://a.example\nDATA_DIR=./other\nPORT=1\n");
		const origin = await startProcess({ cwd: path, settings: { PORT: "0" } }).origin();
		expect(await (await fetch(`${origin}/about`)).text()).toContain("https://a.example/about");
		expect(statSync(join(path, "other/enquiries.sqlite")).isFile()).toBe(true);
	});

	test("may name an agency of another address: every link follows SITE_URL", async () => {
		const { path } = openFolder();
		const settings = { SITE_URL: "https://b.example/" };
		const origin = await startProcess({ cwd: path, settings }).origin();
		const html = await (await fetch(`${origin}/mumbai`)).text();
		expect(html).toMatch(/<link rel="canonical" href="https:\/\/b\.example\/mumbai"\/?>/);
	});
});

describe("the end", () => {
	test.each(["SIGTERM", "SIGINT"] as const)("by %s is clean", async (signal) => {
		const { path } = openFolder();
		const started = startProcess({ cwd: path });
		await started.origin();
		started.end(signal);
		expect(await started.ended).toBe(0);
		expect(started.output.stderr).toBe("");
	});

	test("waits for a running request, which is stored and answered", async () => {
		const { path, dataDir } = openFolder();
		const started = startProcess({ cwd: path });
		const origin = await started.origin();
		const form = new URLSearchParams({
			name: "Riya Desai",
			email: "riya@x.example",
			message: "Sent while the server was told to stop.",
		}).toString();
		const { promise: answered, resolve, reject } = Promise.withResolvers<number | undefined>();
		const running = request(
			`${origin}/contact`,
			{
				method: "POST",
				agent: false,
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					"Content-Length": form.length,
				},
			},
			async (response) => {
				await text(response);
				resolve(response.statusCode);
			},
		).on("error", reject);
		running.write(form.slice(0, 20));
		await new Promise((done) => setTimeout(done, 300));
		started.end("SIGTERM");
		await new Promise((done) => setTimeout(done, 300));
		await expect(fetch(`${origin}/livez`)).rejects.toThrow();
		running.end(form.slice(20));
		expect(await answered).toBe(303);
		expect(await started.ended).toBe(0);
		expect(readEnquiries({ dataDir })).toHaveLength(1);
	});

	test("keeps what was stored for the next start", async () => {
		const { path, dataDir } = openFolder();
		const first = startProcess({ cwd: path });
		const fields = { name: "Riya", email: "riya@x.example", message: "Stored before the end." };
		const body = new URLSearchParams(fields);
		await fetch(`${await first.origin()}/contact`, { method: "POST", body, redirect: "manual" });
		first.end("SIGTERM");
		await first.ended;
		const second = startProcess({ cwd: path });
		await second.origin();
		expect(second.output.stdout).toContain("1 enquiries so far");
		expect(readEnquiries({ dataDir })).toHaveLength(1);
	});
});

test("a city that is added as files has its pages at the next start", async () => {
	const { path } = openFolder({ ownContent: true });
	const cities = join(path, "content/cities");
	const [known] = content.cities;
	if (!known) throw new Error("the content has no city");
	mkdirSync(join(cities, "indore"));
	const yaml = readFileSync(join(cities, known.slug, "city.yaml"), "utf8");
	const added = yaml
		.replaceAll(known.name, "Indore")
		.replace(/^order: .*$/m, "order: 99")
		.replace(
			/^description: .*$/m,
			`description: ${"A city that a test has added to the site, with words of its own for search engines to show. ".trim()}`,
		);
	writeFileSync(join(cities, "indore/city.yaml"), added);
	const origin = await startProcess({ cwd: path }).origin();
	expect((await fetch(`${origin}/indore`)).status).toBe(200);
	expect((await fetch(`${origin}/services/seo/indore`)).status).toBe(200);
});
