import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ContentError } from "#app/platform/content-error.ts";
import { AGENCY } from "../../../tests/support/agency.ts";
import { loadContent } from "../load.ts";
import { ContentFiles } from "./content-files.ts";

const read = (file: string) => readFileSync(join(AGENCY, file), "utf8");

it("content with kept files is the same as content that is loaded anew, also after a draft was loaded", () => {
	const files = new ContentFiles(AGENCY);
	const anew = loadContent(AGENCY);
	expect(loadContent(AGENCY, { files })).toEqual(anew);
	const texts = new Map([
		[
			"services/seo.yaml",
			read("services/seo.yaml").replace(
				/^card: .*$/m,
				"card: >-\n  A card of a draft that nobody has published and that is long enough.",
			),
		],
	]);
	const draft = loadContent(AGENCY, { files, texts });
	expect(draft.services.find(({ slug }) => slug === "seo")?.card).toMatch(/^A card of a draft/);
	expect(loadContent(AGENCY, { files })).toEqual(anew);
});

it("a text is read in place of a file, a deleted file is not there, and a new one is", () => {
	const [post = ""] = loadContent(AGENCY).posts.map(({ slug }) => slug);
	const text = read(`posts/${post}.md`);
	const texts = new Map([
		[`posts/${post}.md`, null],
		["posts/a-new-post.md", text],
	]);
	const slugs = loadContent(AGENCY, { texts }).posts.map(({ slug }) => slug);
	expect(slugs).toContain("a-new-post");
	expect(slugs).not.toContain(post);
});

it("the default text stands for a file that is deleted", () => {
	const own = loadContent(AGENCY, { texts: new Map([["desk.yaml", null]]) });
	expect(own.desk.lostReasons).toContain("Price");
});

it.each([
	[
		"a field that is wrong",
		"services/seo.yaml",
		(text: string) => text.replace(/^order: .*$/m, "order: x1"),
	],
	["a character that is none", "services/seo.yaml", (text: string) => `${text}# \u0007\n`],
	["a conflict", "services/seo.yaml", (text: string) => `<<<<<<< HEAD\n${text}`],
	["a file that is no person", "people/nobody.yaml", () => "x: 1\n"],
])("issues of a text have its file and line: %s", (_what, file, change) => {
	const texts = new Map([[file, change(file.startsWith("people") ? "" : read(file))]]);
	const load = () => loadContent(AGENCY, { texts });
	expect(load).toThrow(ContentError);
	try {
		load();
	} catch (error) {
		const issues = error instanceof ContentError ? error.issues : [];
		const [issue] = issues;
		expect(issue?.file).toBe(join(AGENCY, file));
		expect(issue?.line).toBeGreaterThan(0);
	}
});
