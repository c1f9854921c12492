import { afterEach, expect, it } from "vitest";
import { recolourText, setColours, turnHue } from "./hue.ts";

const COLOURS = ["#fbf6ec", "#1b1a3a", "#c2351a", "#f3a712", "#0b6463", "#b01a58", "#1d1b4b"];

afterEach(() => setColours({}));

/** Returns the relative luminance of WCAG 2.2. */
function getLuminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each([45, 90, 150, 200, 270, 330])(
	"colours turned by %s degrees keep their contrast",
	(angle) => {
		for (const colour of COLOURS) {
			const [before, after] = [colour, turnHue(colour, angle)].map(getLuminance);
			expect(((before ?? 0) + 0.05) / ((after ?? 0) + 0.05), colour).toBeCloseTo(1, 1);
		}
	},
);

it("a whole turn changes nothing, a part of one another colour than grey", () => {
	expect(turnHue("#c2351a", 360)).toBe("#c2351a");
	expect(turnHue("#c2351a", 150)).not.toBe("#c2351a");
	expect(turnHue("#808080", 150)).toBe("#808080");
});

it("colours are turned, references and words are not", () => {
	setColours({ hue: 150 });
	const text = '<use href="#m"/><title>About #c2351a</title><path fill="#c2351a"/>';
	expect(recolourText(text)).toBe(text.replace('"#c2351a"', `"${turnHue("#c2351a", 150)}"`));
});
