import { describe, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { findMissingCharacters, outlineText } from "./outline-text.ts";

/** The left and right edges of the outlines, as far as their points say. */
function measure(text: string, attributes: Record<string, string>): [number, number] {
	const all = new Map(Object.entries(attributes));
	const [path] = outlineText(text, all, all);
	const points = [...(path?.attributes.get("d") ?? "").matchAll(/[MLQ ](-?[\d.]+) (-?[\d.]+)/g)];
	const xs = points.map(([, x]) => Number(x));
	return [Math.min(...xs), Math.max(...xs)];
}

describe("outlined text", () => {
	it("begins, lies around or ends at its point", () => {
		const [startLeft] = measure("HHHH", { x: "100" });
		const [left, right] = measure("HHHH", { x: "100", "text-anchor": "middle" });
		const [, endRight] = measure("HHHH", { x: "100", "text-anchor": "end" });
		expect(startLeft).toBeGreaterThan(100);
		expect((left + right) / 2).toBeCloseTo(100, 1);
		expect(endRight).toBeLessThan(100);
	});

	it("grows with its size", () => {
		const [left, right] = measure("Kites", { "font-size": "20px" });
		const [largeLeft, largeRight] = measure("Kites", { "font-size": "40px" });
		expect(largeRight - largeLeft).toBeCloseTo(2 * (right - left), 0);
	});

	it("is wider in bold", () => {
		expect(measure("Kites", { "font-weight": "700" })[1]).toBeGreaterThan(measure("Kites", {})[1]);
	});

	it("shows a box for a character that the font has not", () => {
		const [left, right] = measure("અ", { "font-size": "10" });
		expect(right - left).toBeGreaterThan(3);
	});

	it("has an outline for every character of the cases, digit and rupee sign", () => {
		const texts = getContent().caseStudies.flatMap(({ measures }) =>
			measures.flatMap(({ label, unit, period }) => [label, unit, period]),
		);
		expect(findMissingCharacters(`${texts.join(" ")}0123456789.,−₹%`)).toEqual([]);
		expect(findMissingCharacters("અ")).toEqual(["અ"]);
	});
});
