import { expect, it } from "vitest";
import { findField } from "./find-field.ts";

const FIELDS = [
	{ name: "title", value: "Search in {city}, done well" },
	{ name: "hero.text", value: "We bring customers.\n  Call us." },
	{ name: "button", value: "Call us" },
	{ name: "body", value: "## Why\n\nRead [our notes](/blog) first." },
	{ name: "empty", value: "" },
];

it.each([
	["the same text, however its lines are broken", ["We bring customers. Call us."], "hero.text"],
	["the same text rather than one that has it", ["Call us"], "button"],
	["a text with a placeholder", ["Search in Pune, done well"], "title"],
	["a part of a text", ["our notes", "Read our notes first."], "body"],
	["a text around it, if what was clicked is none", ["→", "Call us →"], "button"],
	["none for a text of no field", ["About", "About Blog Jobs"], undefined],
	["none for no text", [""], undefined],
])("a click finds the field of %s", (_what, clicked, name) => {
	expect(findField(FIELDS, clicked)).toBe(name);
});
