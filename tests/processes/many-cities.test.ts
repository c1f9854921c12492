import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addCities } from "../../app/content/cities/many-cities-for-tests.ts";
import { KEPT_CITIES } from "../../app/content/content.server.ts";
import { makeProjectFolder } from "../support/project-folder.ts";
import { runToEnd, startProcess } from "../support/started-process.ts";

const PATIENCE = { timeout: 60_000, interval: 200 };

/** More cities than the site holds in memory. */
function openLargeFolder() {
	const { path, remove } = makeProjectFolder({ ownContent: true });
	onTestFinished(remove);
	return { path, slugs: addCities(path, KEPT_CITIES) };
}

describe("a site of more cities than it holds in memory", () => {
	test("starts, has a page for each, and keeps copies out of search engines once it knows them", async () => {
		const { path, slugs } = openLargeFolder();
		const started = startProcess({ cwd: path });
		const origin = await started.origin();
		expect(started.output.stdout).toContain(`${slugs.length + 15} cities`);
		for (const slug of slugs) {
			const page = await fetch(`${origin}/${slug}`);
			expect(page.status, slug).toBe(200);
			expect(await page.text(), slug).toContain(`Digital Marketing Services in ${slug}`);
		}
		const read = async (page: string) => (await fetch(`${origin}${page}`)).text();
		await vi.waitFor(async () => expect(await read(`/${slugs[0]}`)).toContain("noindex"), PATIENCE);
		expect(await read("/mumbai")).toContain("noindex");
		expect(await read("/pune")).not.toContain("noindex");
		started.end("SIGTERM");
		expect(await started.ended).toBe(0);
		expect(started.output.stderr).toBe("");
	});

	test("reads at its second start what changed since the first, and tells its faults", {
		timeout: 5 * 60_000,
	}, async () => {
		const { path, slugs } = openLargeFolder();
		const [city = "", other = ""] = slugs;
		// What changed just before a start is not kept, as it may be changing still.
		await untilOld(join(path, "content/cities", slugs.at(-1) ?? ""));
		const start = () => startProcess({ cwd: path });
		const first = start();
		await first.origin();
		const kept = join(path, "data/content-checked.json");
		await vi.waitFor(() => expect(readFileSync(kept, "utf8")).toContain(city), PATIENCE);
		first.end("SIGTERM");
		await first.ended;

		replaceIn(join(path, "content/cities", city, "city.yaml"), city, `${city} the new`);
		const renamed = await runToEnd({ cwd: path });
		expect(renamed.code).not.toBe(0);
		expect(renamed.stderr).toEqual([expect.stringContaining(`Content: content/cities/${city}/`)]);

		rmSync(join(path, "content/cities", city), { recursive: true });
		const second = start();
		const origin = await second.origin();
		expect(second.output.stdout).toContain(`${slugs.length + 14} cities`);
		expect((await fetch(`${origin}/${city}`)).status).toBe(404);
		expect((await fetch(`${origin}/${other}`)).status).toBe(200);
		second.end("SIGTERM");
		await second.ended;

		rmSync(join(path, "content/cities/pune"), { recursive: true });
		const lost = await runToEnd({ cwd: path });
		expect(lost.stderr.join("\n")).toContain("neighbours");

		writeFileSync(kept, "damaged");
		expect((await runToEnd({ cwd: path })).stderr).toEqual(lost.stderr);
	});

	test("ends with the faults of all its files", async () => {
		const { path, slugs } = openLargeFolder();
		const files = slugs.slice(0, 4).map((slug) => `content/cities/${slug}/city.yaml`);
		for (const file of files) appendFileSync(join(path, file), "colour: red\n");
		const { code, stdout, stderr } = await runToEnd({ cwd: path });
		expect(code).not.toBe(0);
		expect(stdout).toEqual([]);
		const lines = readFileSync(join(path, files[0] ?? ""), "utf8")
			.trimEnd()
			.split("\n").length;
		expect(stderr.sort()).toEqual(
			files
				.toSorted()
				.map((file) => expect.stringContaining(`Content: ${file}:${lines}: colour: `)),
		);
	});
});

function untilOld(path: string): Promise<void> {
	const made = statSync(path).ctimeMs;
	return vi.waitFor(() => expect(Date.now() - made).toBeGreaterThan(2_000), PATIENCE);
}

function replaceIn(file: string, from: string, to: string): void {
	writeFileSync(file, readFileSync(file, "utf8").replace(`name: ${from}\n`, `name: ${to}\n`));
}
