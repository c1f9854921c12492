import { expect, it, onTestFinished } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { readContent, setThinPages } from "#app/content/content.server.ts";
import { readPageVersion } from "./page-version.ts";

it.each<[string, () => unknown]>([
	["the content was read again", () => readContent()],
	["its pages were judged", () => setThinPages(["/mumbai"])],
	["the blog has another source", () => setBlogSource(undefined)],
])("pages have another version once %s", (_what, change) => {
	onTestFinished(() => setBlogSource(undefined));
	readContent();
	const before = readPageVersion();
	expect(readPageVersion()).toBe(before);
	change();
	expect(readPageVersion()).toBeGreaterThan(before);
});
