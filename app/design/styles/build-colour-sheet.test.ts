import { afterEach, expect, it } from "vitest";
import { setColours, turnHue } from "#app/platform/hue.ts";
import { buildColourSheet } from "./build-colour-sheet.server.ts";

afterEach(() => setColours({}));

it("the sheet of colours has the turned ones alone, in no layer, and not for print", () => {
	setColours({ hue: 150 });
	const css =
		"@layer a{.b{color:#c2351a;margin:0}@media (width>=1px){.c{--d:light-dark(#c2351a,#111024)}}}.e{top:0}";
	const [red, dark] = [turnHue("#c2351a", 150), turnHue("#111024", 150)];
	expect(buildColourSheet(css)).toBe(
		`@media screen{.b{color:${red}}@media (width>=1px){.c{--d:light-dark(${red},${dark})}}}`,
	);
});
