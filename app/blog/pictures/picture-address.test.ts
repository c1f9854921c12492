import { expect, it } from "vitest";
import { buildSrcSet, parsePictureAddress, toPictureAddress } from "./picture-address.ts";

const SOURCE = "https://cms.example/wp-content/uploads/2024/03/Kite%20Day.jpg?v=2";
const toPath = (source: string) => toPictureAddress(source, 480).replace("/pictures/", "");
const PATH = toPath(SOURCE);

it("the address of a picture leads back to it", () => {
	const source = "https://cms.example/a%2Fb%23c%3Fd%25e?f=%26%3D%0A+";
	expect(parsePictureAddress(toPath(source))).toEqual({ source: new URL(source), width: 480 });
});

it("the address of a picture stands for https where the content names http", () => {
	expect(toPath("http://0.gravatar.com/a?s=96")).toBe(toPath("https://0.gravatar.com/a?s=96"));
});

it("the address of a picture is short enough, and has no capitals, for the longest name in an Indian script", () => {
	const name = encodeURIComponent("प".repeat(83));
	const source = `https://cms.example/wp-content/uploads/2024/03/${name}.jpg`;
	expect(toPath(source)).toMatch(/^480\/[0-9a-f]{1,1000}$/);
	expect(parsePictureAddress(toPath(source))?.source.href).toBe(source);
});

it.each(["480/77777777", "__proto__/constructor", PATH.toUpperCase(), toPath("no address")])(
	"no picture has the address %j",
	(path) => {
		expect(parsePictureAddress(path)).toBeNull();
	},
);

const ALL = "160 160w, 480 480w, 768 768w, 1080 1080w, 1600 1600w";

it.each([
	["a picture whose own width is not known", undefined, ALL],
	["a small picture, the last with its own width", 700, "160 160w, 480 480w, 768 700w"],
])("the set of sources names the widths of %s", (_what, ownWidth, set) => {
	expect(buildSrcSet(SOURCE, ownWidth).replaceAll(/\/pictures\/(\d+)\/\S+/g, "$1")).toBe(set);
});
