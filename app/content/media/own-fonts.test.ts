import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent, editFile } from "../../../tests/support/copied-content.ts";
import { loadContent } from "../load.ts";

const FONTS = join(import.meta.dirname, "../../design/fonts");

/** Loads content whose site has these fonts, with files in its folder media. */
function load(fonts: unknown) {
	const root = copyContent();
	const media = join(root, "content/media");
	mkdirSync(media, { recursive: true });
	copyFileSync(join(FONTS, "anek-text.woff2"), join(media, "own.woff2"));
	writeFileSync(join(media, "false.woff2"), "wOFF no font");
	writeFileSync(join(media, "large.woff2"), `wOF2${"x".repeat(200_000)}`);
	editFile(root, "content/site.yaml", ["fonts"], fonts);
	return loadContent(join(root, "content"));
}

test("fonts are read with their weights; a place that is left out keeps the product's", () => {
	const { fonts } = load({ text: [{ file: "own.woff2", weight: "400 700" }] });
	expect(fonts?.display).toEqual([]);
	expect(fonts?.text).toMatchObject([{ weight: "400 700" }]);
	expect(fonts?.text[0]?.name).toMatch(/^own-[0-9a-f]{8}\.woff2$/);
});

test.each([
	["false.woff2", "400", /fonts\.display: false\.woff2 is no WOFF2 font/],
	["large.woff2", "400", /large\.woff2 has 201 kB; at most 120 kB .* npm run fonts -- FILE/],
	["none.woff2", "400", /fonts\.display\.file: there is no file in .* "none\.woff2"/],
	["own.ttf", "400", /fonts\.display\.file: .* end in \.woff2/],
	["own.woff2", "bold", /fonts\.display\.weight: must be a weight such as 400/],
])("a font that cannot be used is an error that says why: %s %s", (file, weight, expected) => {
	expect(() => load({ display: { file, weight } })).toThrow(expected);
});
