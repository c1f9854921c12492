import { describe, expect, it } from "vitest";
import { drawArt } from "./draw-art.server.ts";

describe("the drawings' addresses", () => {
	it.each([
		["mark", 512],
		["hero", 720],
		["city/mumbai", 720],
		["district/mumbai/bandra", 720],
		["service/seo", 720],
		["cover/seo/0123abcd", 1200],
		["icon/touch", 180],
		["icon/small", 192],
		["icon/maskable", 512],
	])("lead to %s in both formats", (address, width) => {
		const svg = drawArt(`${address}.svg`);
		expect(svg).toMatchObject({ format: "svg", width });
		expect(drawArt(`${address}.png`)).toEqual({ ...svg, format: "png" });
	});

	it.each(["sheet", "city-sheet/mumbai"])("lead to %s as SVG alone", (address) => {
		expect(drawArt(`${address}.svg`)).toMatchObject({ format: "svg" });
		expect(drawArt(`${address}.png`)).toBeNull();
	});

	it.each([
		"",
		".png",
		"mark",
		"mark.gif",
		"mark.svg.gif",
		"mark.svg/png",
		"mark/x.png",
		"city.png",
		"city/gotham.png",
		"city-sheet/gotham.svg",
		"sheet/site.svg",
		"city/mumbai/bandra.png",
		"district/mumbai/saket.png",
		"cover/seo/0123ABCD.png",
		"cover/seo/0123abcde.png",
		"icon/huge.png",
		"icon/constructor.png",
		"constructor.png",
		"__proto__/x.png",
		"../mark.png",
	])("lead nowhere at %j", (address) => {
		expect(drawArt(address)).toBeNull();
	});
});
