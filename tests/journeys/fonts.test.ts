import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { ROOT } from "../support/project-folder.ts";
import { browser, provideSiteAndBrowser } from "../support/site-and-browser.ts";

provideSiteAndBrowser();

const STYLES = join(ROOT, "app/design/styles");

test("each font has every letter that its rule promises, of Turkish and Romanian too", async () => {
	const page = await browser.newPage();
	const promised: string[] = [];
	for (const { file, characters } of listFaces()) {
		const font = readFileSync(file).toString("base64");
		promised.push(...characters);
		// A letter that the font lacks is as wide as in the fallback, which is another one each time.
		const missing = await page.evaluate(
			async (given) => {
				const face = new FontFace("Tried", `url(data:font/woff2;base64,${given.font})`);
				document.fonts.add(await face.load());
				const context = new OffscreenCanvas(1, 1).getContext("2d");
				const measure = (letter: string, fallback: string) => {
					if (!context) throw new Error("There is no canvas.");
					context.font = `100px Tried, ${fallback}`;
					return context.measureText(letter).width;
				};
				const lacks = (letter: string) => measure(letter, "monospace") !== measure(letter, "serif");
				const found = given.characters.filter(lacks);
				document.fonts.delete(face);
				return found;
			},
			{ font, characters },
		);
		expect(missing, file).toEqual([]);
	}
	expect(promised).toEqual(expect.arrayContaining([..."ıİşŞğĞșȘțȚłŁőŰẞ"]));
});

/** Lists the files of the fonts that have a part of the letters, with these letters. */
function listFaces(): { file: string; characters: string[] }[] {
	const rules = postcss.parse(readFileSync(join(STYLES, "fonts-of-other-letters.css"), "utf8"));
	return rules.nodes.flatMap((rule) => {
		if (rule.type !== "atrule") return [];
		const get = (name: string) => {
			const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === name);
			return found?.type === "decl" ? found.value : "";
		};
		const characters = get("unicode-range")
			.split(",")
			.flatMap((span) => {
				const [from = "", to = from] = span.trim().slice("U+".length).split("-");
				const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
				return Array.from({ length: last - first + 1 }, (_, at) =>
					String.fromCodePoint(first + at),
				);
			});
		return [{ file: join(STYLES, get("src").slice('url("'.length, -'")'.length)), characters }];
	});
}
