import { describe, expect, it } from "vitest";
import {
	makeSrcSet,
	PICTURE_WIDTHS,
	readPictureAddress,
	toPictureAddress,
} from "./picture-address.ts";

const SOURCE = "https://cms.example/wp-content/uploads/2024/03/Kite%20Day.jpg?v=2";
const toPath = (source: string, width = 480) =>
	toPictureAddress(source, width).replace("/pictures/", "");

describe("the address of a picture", () => {
	it.each([
		SOURCE,
		"http://127.0.0.1:8089/photo.jpg",
		"http://[::1]:8089/photo.jpg",
		"https://cms.example/%E0%A4%AA%E0%A4%A4%E0%A4%82%E0%A4%97.jpg",
		"https://cms.example/a%2Fb%23c%3Fd%25e?f=%26%3D%0A+",
		"https://cms.example/%ff%fe.jpg",
		"https://xn--11b4d3a.example/",
		"https://cms.example/🪁.jpg",
	])("leads back to %s", (source) => {
		const { href } = new URL(source);
		expect(readPictureAddress(toPath(source))).toEqual({ source: new URL(href), width: 480 });
	});

	it.each([
		[1, 160],
		[160, 160],
		[161, 480],
		[1_080, 1_080],
		[1_601, 1_600],
		[Number.NaN, 1_600],
	])("of %d pixels is that of %d", (width, listed) => {
		expect(toPictureAddress(SOURCE, width)).toMatch(new RegExp(`^/pictures/${listed}/`));
	});

	it("has no capitals, which the site moves to lower case, and nothing to be escaped", () => {
		expect(toPictureAddress(SOURCE, 480)).toMatch(/^\/pictures\/480\/[a-z2-7]+$/);
	});

	it("asks with https where the content names http", () => {
		const [written, asked] = ["http", "https"].map((scheme) => `${scheme}://0.gravatar.com/a?s=96`);
		expect(toPath(String(written))).toBe(toPath(String(asked)));
	});

	it("stays within the longest address for the longest file name in an Indian script", () => {
		const name = encodeURIComponent("प".repeat(83));
		expect(
			toPath(`https://cms.example/wp-content/uploads/2024/03/${name}.jpg`).length,
		).toBeLessThan(600);
	});

	it.each([
		"",
		"480",
		"480/",
		`481/${toPath(SOURCE).split("/")[1]}`,
		`0480/${toPath(SOURCE).split("/")[1]}`,
		`${toPath(SOURCE)}/more`,
		`${toPath(SOURCE)}a`,
		toPath(SOURCE).toUpperCase(),
		toPath("no address"),
		"480/!!!!",
		"480/77777777",
		"__proto__/constructor",
	])("is none in %j", (path) => {
		expect(readPictureAddress(path)).toBeNull();
	});
});

describe("the set of sources", () => {
	const list = (ownWidth?: number) =>
		makeSrcSet(SOURCE, ownWidth)
			.split(", ")
			.map((candidate) => candidate.replace(/^\/pictures\/(\d+)\/\S+/, "$1"));

	it("names every width of a picture whose own is not known", () => {
		expect(list()).toEqual(PICTURE_WIDTHS.map((width) => `${width} ${width}w`));
		expect(list(0)).toEqual(list());
	});

	it("names what a small picture has pixels for, the last with its own width", () => {
		expect(list(700)).toEqual(["160 160w", "480 480w", "768 700w"]);
		expect(list(480)).toEqual(["160 160w", "480 480w"]);
		expect(list(100)).toEqual(["160 100w"]);
	});

	it("names the listed widths of a large one", () => {
		expect(list(4_000)).toEqual(list());
	});
});
