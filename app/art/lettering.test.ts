import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { fitFigure, measureText, toDrawable } from "./lettering.ts";

it.each(["plain", "bold"] as const)(
	"every character of the cases can be drawn in %s",
	(lettering) => {
		const texts = getContent().caseStudies.flatMap(({ measures }) =>
			measures.flatMap(({ label, unit, period }) => [label, unit, period]),
		);
		const text = `${texts.join(" ")}0123456789.,−₹%`;
		expect(toDrawable(text, lettering)).toBe(text);
	},
);

it("a figure is as large as its width and height allow", () => {
	const width = measureText("+10,00,000%", "title");
	expect(fitFigure("+10,00,000%", 540, 250) * width).toBeCloseTo(540, 1);
	expect(["7", ""].map((figure) => fitFigure(figure, 540, 250))).toEqual([250, 250]);
});
