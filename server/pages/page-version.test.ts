import { expect, it, onTestFinished } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { readContent } from "#app/content/content.server.ts";
import { readPageVersion } from "./page-version.ts";

it("pages have another version with other content or another blog, and only then", () => {
	onTestFinished(() => void readContent());
	const changes = [readContent, () => setBlogSource(undefined)];
	for (const change of changes) {
		const before = readPageVersion();
		expect(readPageVersion()).toBe(before);
		change();
		expect(readPageVersion(), String(change)).toBeGreaterThan(before);
	}
});
