import { converter, wcagLuminance } from "culori";
import { expect, it } from "vitest";
import { createRecolour, listNearColours } from "./own-colours.ts";

const toOklch = converter("oklch");

it("the colour that was replaced becomes the agency's to the digit", () => {
	expect(createRecolour({ accent: "#005FB8" })("#C2351A")).toBe("#005FB8");
});

it("others of its hue go with it and keep their luminance; those of other hues stay", () => {
	const recolour = createRecolour({ accent: "#0050b3" });
	for (const colour of ["#e4472b", "#ff7d5e", "#9c2510", "#a82b12"]) {
		const result = recolour(colour);
		expect(wcagLuminance(result) + 0.05, colour).toBeCloseTo(wcagLuminance(colour) + 0.05, 2);
		expect(Math.abs((toOklch(result)?.h ?? 0) - 258), result).toBeLessThan(25);
	}
	for (const colour of ["#0e7c7b", "#1b1a3a", "#f3a712", "#ffffff"])
		expect(recolour(colour)).toBe(colour);
});

it("near colours are lighter and darker ones of the same hue, the nearest first", () => {
	const [first, second] = listNearColours("#c2351a");
	expect(
		[first, second].map((colour) => wcagLuminance(colour ?? "") > wcagLuminance("#c2351a")),
	).toEqual([false, true]);
});
