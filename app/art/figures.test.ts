import { expect, it } from "vitest";
import { drawFigure, fitFigure, measureFigure } from "./figures.ts";

it("a figure is as large as its width and height allow", () => {
	expect(fitFigure("+10,00,000%", 540, 250) * measureFigure("+10,00,000%")).toBeCloseTo(540, 1);
	expect(["7", ""].map((figure) => fitFigure(figure, 540, 250))).toEqual([250, 250]);
});

it("a figure's characters stand one after the other, without those that the font has not", () => {
	const starts = drawFigure("1×1", 0, 0, 400, "").matchAll(/M(\d+) /g);
	const [first = 0, second = 0] = [...starts].map(([, x]) => Number(x));
	expect(second - first).toBeCloseTo(measureFigure("1") * 400, -1);
});
