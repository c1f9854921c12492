import { expect, it } from "vitest";
import { templatesSchema } from "./templates.ts";

const { parts } = templatesSchema.shape.service.shape;

it.each([
	["What {service} is made of", true],
	["What it is made of", false],
	["What {service} in {city} is made of", false],
	["What {servise} is made of", false],
])("a template holds its placeholders and no others: %s", (text, isValid) => {
	expect(parts.safeParse(text).success).toBe(isValid);
});
