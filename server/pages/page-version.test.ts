import { expect, it, onTestFinished } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { reloadContent } from "#app/content/content.server.ts";
import { getPageVersion } from "./page-cache.ts";

it("pages have another version with other content or another blog, and only then", () => {
	onTestFinished(() => void reloadContent());
	const changes = [reloadContent, () => setBlogSource(undefined)];
	for (const change of changes) {
		const before = getPageVersion();
		expect(getPageVersion()).toBe(before);
		change();
		expect(getPageVersion(), String(change)).toBeGreaterThan(before);
	}
});
