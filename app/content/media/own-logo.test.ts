import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { copyContent, editFile } from "../../../tests/support/copied-content.ts";
import { ContentError } from "../../platform/content-error.ts";
import { loadContent } from "../load.ts";

const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 36" onload="alert(1)"><script>alert(2)</script><a xlink:href="javascript:alert(3)"><rect width="120" height="36" fill="#c8102e"/></a></svg>`;

/** Loads content with a logo of these files, which are written to its folder media. */
function load(logo: Record<string, string>, files: Record<string, string | Buffer>) {
	const folder = join(copyContent(), "content");
	mkdirSync(join(folder, "media"), { recursive: true });
	for (const [name, bytes] of Object.entries(files))
		writeFileSync(join(folder, "media", name), bytes);
	editFile(join(folder, ".."), "content/site.yaml", ["logo"], logo);
	return loadContent(folder);
}

function findIssues(file: string, bytes: string | Buffer): string {
	try {
		load({ file }, { [file]: bytes });
	} catch (error) {
		if (error instanceof ContentError) return error.message;
		throw error;
	}
	return "";
}

const createPng = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: "#c8102e80" } })
		.png()
		.toBuffer();

test("an SVG is cleaned of scripts and keeps its size, and a second file is for the dark theme", async () => {
	const dark = await createPng(240, 72);
	const { logo, lookFiles } = load(
		{ file: "logo.svg", dark: "night.png" },
		{ "logo.svg": SVG, "night.png": dark },
	);
	expect(logo?.light).toMatchObject({ type: "image/svg+xml", width: 120, height: 36 });
	const svg = logo?.light.bytes.toString() ?? "";
	expect(svg).toContain("#c8102e");
	expect(svg).not.toMatch(/alert|script|onload/i);
	expect(logo?.dark).toMatchObject({ type: "image/png", width: 240, height: 72 });
	expect(logo?.icon).toBe(logo?.light);
	expect(lookFiles.map(({ name }) => name)).toEqual(["logo.svg", "night.png"]);
});

test("content without a logo has none", () => {
	expect(loadContent(join(copyContent(), "content")).logo).toBeUndefined();
});

test.each([
	["missing.svg", "", /logo\.file: there is no file in .*media "nowhere\.svg"/],
	["logo.svg", "<svg><g></svg>", /site\.yaml: logo\.file: logo\.svg cannot be read as SVG: /],
	[
		"logo.svg",
		"<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>",
		/has neither a viewBox nor/,
	],
	["logo.png", "GIF89a", /logo\.png is no PNG that can be read/],
])("a logo that cannot be shown is an error that says why: %s %s", (name, bytes, expected) => {
	const issues = name === "missing.svg" ? findMissing() : findIssues(name, bytes);
	expect(issues).toMatch(expected);
});

test("a PNG that would blur is an error", async () => {
	expect(findIssues("logo.png", await createPng(60, 20))).toMatch(/is 20 pixels high; .* 72/);
});

function findMissing(): string {
	try {
		load({ file: "nowhere.svg" }, {});
	} catch (error) {
		return (error as Error).message;
	}
	return "";
}
