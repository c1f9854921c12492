import { expect, it } from "vitest";
import { fitFigure, measureFigure } from "./figures.ts";

it("a figure is as large as its width and height allow", () => {
	expect(fitFigure("+10,00,000%", 540, 250) * measureFigure("+10,00,000%")).toBeCloseTo(540, 1);
	expect(["7", ""].map((figure) => fitFigure(figure, 540, 250))).toEqual([250, 250]);
});
