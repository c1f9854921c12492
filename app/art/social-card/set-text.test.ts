import { describe, expect, it } from "vitest";
import { keepDrawable, type Lettering } from "./lettering.ts";
import { setText, type TextBox } from "./set-text.ts";

const LETTERINGS: readonly Lettering[] = ["title", "bold", "plain"];
const SENTENCE = "Growth needs wind and someone on the line of the kite ";

describe.each(LETTERINGS)("a text in the %s lettering", (lettering) => {
	const set = (text: string, facts: Partial<TextBox> = {}) => {
		const place = { x: 64, y: 80, width: 400, height: 160 };
		return setText(text, { lettering, ...place, sizes: [96, 24], paint: "#1b1a3a", ...facts });
	};

	it.each([true, false])(
		"stays in its box and as large as allowed, from its foot: %s",
		(isFromFoot) => {
			const { size, top, bottom, width } = set(SENTENCE.repeat(4), { isFromFoot });
			expect(width).toBeLessThanOrEqual(400);
			expect(bottom - top).toBeLessThanOrEqual(160);
			expect(isFromFoot ? bottom : top).toBe(80);
			expect(size).toBeGreaterThanOrEqual(24);
		},
	);

	it.each([
		["has every word where there is room", SENTENCE.trim(), { width: 1000, height: 600 }],
		["breaks no word that would fit smaller", "E-commerce story", { width: 200 }],
	])("%s", (_what, text, box) => {
		expect(set(text, box).lines.join(" ")).toBe(text);
	});

	it("is left out of a box that is too low for a line", () => {
		expect(set("Kite", { height: -40 }).lines).toEqual([]);
	});

	it("ends in an ellipsis where there is no room", () => {
		expect(set(SENTENCE.repeat(9)).lines.at(-1)).toMatch(/\w…$/);
	});

	it.each([
		["English with rupees and dashes", "Rs 1,35,000 – ₹45, 3.1× “more” & ‘less’: cafés, 50%", null],
		["romanised names without marks", "Ahmadābād, Śivājī\u2011nagar", "Ahmadabad, Sivaji-nagar"],
		["no emoji or hidden characters", "A\u00ad kite\u200b 🪁 in\u202e Surat", "A kite in Surat"],
	])("has %s", (_what, text, shown) => {
		expect(keepDrawable(text, lettering)).toBe(shown ?? text);
	});
});
