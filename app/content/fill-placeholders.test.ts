import { expect, it } from "vitest";
import { fillPlaceholders, fillTexts } from "./fill-placeholders.ts";

it.each([
	["SEO in {city}", "SEO in Surat"],
	["{city}, {city}", "Surat, Surat"],
	["{toString} of {kind}", "{toString} of $& {city}"],
	["no placeholder", "no placeholder"],
])("%s becomes %s", (text, filled) => {
	expect(fillPlaceholders(text, { city: "Surat", kind: "$& {city}" })).toBe(filled);
});

it("fills each text of an object", () => {
	expect(fillTexts({ a: "{x}", b: "y" }, { x: "1" })).toEqual({ a: "1", b: "y" });
});
