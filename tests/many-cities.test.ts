import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { addCities } from "../app/content/cities/many-cities-for-tests.ts";
import { KEPT_CITIES } from "../app/content/content.server.ts";
import { makeProjectFolder } from "./project-folder.ts";
import { runToEnd, startProcess } from "./started-process.ts";

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
