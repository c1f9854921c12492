import { describe, expect, it } from "vitest";
import { keepDrawable, type Lettering, measureText } from "./lettering.ts";
import { setText, type TextBox } from "./set-text.ts";

const LETTERINGS: readonly Lettering[] = ["title", "bold", "plain"];
const SENTENCE = "Growth needs wind and someone on the line of the kite ";
const STRANGE = [
	SENTENCE.repeat(4),
	"Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(5),
	"🏳️‍🌈🇮🇳👨‍👩‍👧‍👦 and more",
	"एक पतंग और उसकी डोर",
	"a",
	"",
	" \u200b\u00ad\ufeff ",
	"One & <two> \"three\" 'four'",
];

function makeBox(lettering: Lettering, facts: Partial<TextBox> = {}): TextBox {
	const place = { x: 64, y: 80, width: 400, height: 160 };
	return { lettering, ...place, sizes: [96, 24], paint: "#1b1a3a", ...facts };
}

describe.each(LETTERINGS)("a text in the %s lettering", (lettering) => {
	it.each(STRANGE)("stays in its box: %j", (text) => {
		for (const isFromFoot of [false, true]) {
			const box = makeBox(lettering, { isFromFoot });
			const { lines, size, top, bottom, width } = setText(text, box);
			expect(width).toBeLessThanOrEqual(box.width);
			for (const line of lines) {
				expect(measureText(line, lettering) * size).toBeLessThanOrEqual(box.width);
			}
			expect(bottom - top).toBeLessThanOrEqual(box.height);
			expect(isFromFoot ? bottom : top).toBe(box.y);
			expect(size).toBeGreaterThanOrEqual(24);
		}
	});

	it("says every word where there is room", () => {
		const { lines } = setText(SENTENCE, makeBox(lettering, { width: 1000, height: 600 }));
		expect(lines.join(" ")).toBe(SENTENCE.trim());
	});

	it("ends in an ellipsis where there is none", () => {
		const { lines } = setText(SENTENCE.repeat(9), makeBox(lettering));
		expect(lines.at(-1)).toMatch(/\w…$/);
	});

	it("is left out of a box that is too low for a line", () => {
		expect(setText("Kite", makeBox(lettering, { height: -40 })).lines).toEqual([]);
	});

	it("does not break a word that would fit smaller", () => {
		const { lines } = setText("E-commerce story", makeBox(lettering, { width: 200 }));
		expect(lines.join(" ")).toBe("E-commerce story");
	});
});

describe("what can be drawn", () => {
	it("is everything in English, with rupees and dashes", () => {
		const text = "Rs 1,35,000 – ₹45, 3.1× “more” & ‘less’: cafés, 50%";
		for (const lettering of LETTERINGS) expect(keepDrawable(text, lettering)).toBe(text);
	});

	it("has letters of India's romanised names without their marks", () => {
		for (const lettering of LETTERINGS) {
			expect(keepDrawable("Ahmadābād, Śivājī\u2011nagar", lettering)).toBe(
				"Ahmadabad, Sivaji-nagar",
			);
		}
	});

	it("has neither emoji nor what cannot be seen", () => {
		for (const lettering of LETTERINGS) {
			expect(keepDrawable("A\u00ad kite\u200b 🪁 in\u202e Surat", lettering)).toBe(
				"A kite in Surat",
			);
		}
	});
});
