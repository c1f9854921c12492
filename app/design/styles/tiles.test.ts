import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createStyleSelector } from "#app/design/page-styles/select-styles.server.ts";
import { parsePage } from "#app/platform/content-policy/parse-page.server.ts";

const CSS = readFileSync(join(import.meta.dirname, "tiles.css"), "utf8");
const BODY = '<p class="sway patang kite-number"></p>';

it("pages with kites have no rule of the look of tiles, pages with tiles have those of their classes", () => {
	const select = createStyleSelector(CSS);
	expect(select(parsePage(`<html lang="en">${BODY}</html>`))).toBe("");
	const text = select(parsePage(`<html lang="en" class="look-tiles">${BODY}</html>`));
	expect(text).toContain(".look-tiles .sway");
	expect(text).not.toContain(".reel");
});
