import { describe, expect, it } from "vitest";
import { type Lettering, toDrawable } from "../lettering.ts";
import { setText, type TextBox } from "./set-text.ts";

const LETTERINGS: readonly Lettering[] = ["title", "bold", "plain"];
const SENTENCE = "Growth needs wind and someone on the line of the kite ";

// That a text stays in its box: social-card.test.ts.
describe.each(LETTERINGS)("a text in the %s lettering", (lettering) => {
	const set = (text: string, facts: Partial<TextBox> = {}) => {
		const place = { x: 64, y: 80, width: 400, height: 160 };
		return setText(text, { lettering, ...place, sizes: [96, 24], paint: "#1b1a3a", ...facts });
	};

	it.each([
		["has every word where there is room", SENTENCE.trim(), { width: 1000, height: 600 }],
		["breaks no word that would fit smaller", "E-commerce story", { width: 200 }],
	])("%s", (_what, text, box) => {
		expect(set(text, box).lines.join(" ")).toBe(text);
	});

	it("ends in an ellipsis, and not too small, where there is no room", () => {
		const { lines, size } = set(SENTENCE.repeat(9));
		expect(lines.at(-1)).toMatch(/\w…$/);
		expect(size).toBeGreaterThanOrEqual(24);
	});

	it.each([
		["English with rupees and dashes", "Rs 1,35,000 – ₹45, 3.1× “more” & ‘less’: cafés, 50%", null],
		["romanised names without marks", "Ahmadābād, Śivājī\u2011nagar", "Ahmadabad, Sivaji-nagar"],
		["no emoji or hidden characters", "A\u00ad kite\u200b 🪁 in\u202e Surat", "A kite in Surat"],
	])("has %s", (_what, text, shown) => {
		expect(toDrawable(text, lettering)).toBe(shown ?? text);
	});
});
