import { describe, expect, it } from "vitest";
import { drawFigure, fitFigure, measureFigure } from "./figures.ts";

describe("a figure", () => {
	it("is as wide as its characters together, and fits the width that it is given", () => {
		expect(measureFigure("100")).toBeGreaterThan(measureFigure("10"));
		const size = fitFigure("+225%", 540, 250);
		expect(size * measureFigure("+225%")).toBeLessThanOrEqual(540.01);
		expect(fitFigure("7", 540, 250)).toBe(250);
	});

	it("sets its characters one after the other", () => {
		const [first, second] = [...drawFigure("11", 0, 0, 400, "").matchAll(/M(\d+) /g)].map(([, x]) =>
			Number(x),
		);
		expect((second ?? 0) - (first ?? 0)).toBeCloseTo(measureFigure("1") * 400, -1);
	});

	it("leaves out what the font has not", () => {
		expect(drawFigure("4×2", 0, 0, 400, "")).toBe(drawFigure("42", 0, 0, 400, ""));
		expect(fitFigure("", 540, 250)).toBe(250);
	});
});
