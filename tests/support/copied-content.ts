import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { onTestFinished } from "vitest";
import { parseDocument } from "yaml";
import { loadContent } from "#app/content/load.ts";
import { ContentError, type ContentIssue } from "#app/platform/content-error.ts";

const SHIPPED_ROOT = join(import.meta.dirname, "../..");
const SHIPPED = join(SHIPPED_ROOT, "content");
const SAMPLES = join(SHIPPED_ROOT, "tests/support/fixtures/sample-content");
const CITIES = ["mumbai", "delhi", "pune"];

export function createFolder(): string {
	const root = mkdtempSync(join(tmpdir(), "content-"));
	onTestFinished(() => rmSync(root, { recursive: true }));
	return root;
}

/** Posts that link to other cities. */
const LEFT_OUT = /^posts.(?:diwali|hindi)-/;

/** Copies the shipped content with three of its cities, which loads in a third of the time. */
export function copyContent(): string {
	const root = createFolder();
	cpSync(SHIPPED, join(root, "content"), {
		recursive: true,
		filter: (path) => {
			const file = relative(SHIPPED, path);
			const city = /^cities.([^/\\]+)/.exec(file)?.[1];
			return !LEFT_OUT.test(file) && (city === undefined || CITIES.includes(city));
		},
	});
	nameCopiedCity(root);
	return root;
}

/** Creates a folder with one small valid file of several kinds, and with what they need of the shipped content. */
export function copySample(): string {
	const root = createFolder();
	const copy = (path: string) =>
		cpSync(join(SHIPPED_ROOT, path), join(root, path), { recursive: true });
	for (const path of ["site.yaml", "redirects.yaml", "offer.yaml", "calendar.yaml", "desk.yaml"])
		copy(`content/${path}`);
	for (const path of ["pages", "services", "industries", "people", "media"])
		copy(`content/${path}`);
	for (const city of ["mumbai", "pune"]) copy(`content/cities/${city}/city.yaml`);
	cpSync(SAMPLES, join(root, "content"), { recursive: true });
	nameCopiedCity(root);
	return root;
}

/** Writes a city that is copied, too, in place of the one whose kite the home page shows. */
function nameCopiedCity(root: string): void {
	const file = join(root, "content/pages/home.yaml");
	const text = readFileSync(file, "utf8");
	writeFileSync(file, text.replace(/kite: city\/.*/, "kite: city/mumbai"));
}

export function editFile(
	root: string,
	file: string,
	path: (string | number)[],
	value: unknown,
): void {
	const document = parseDocument(readFileSync(join(root, file), "utf8"));
	document.setIn(path, value);
	writeFileSync(join(root, file), document.toString());
}

/** Lists the issues of `<root>/content`, with paths below the root. */
export function loadIssues(root: string): readonly ContentIssue[] {
	const strip = (text: string) => text.replaceAll(`${root}/`, "");
	try {
		loadContent(join(root, "content"));
	} catch (error) {
		if (error instanceof ContentError)
			return error.issues.map((issue) => ({
				...issue,
				file: strip(issue.file),
				reason: strip(issue.reason),
			}));
		throw error;
	}
	return [];
}
