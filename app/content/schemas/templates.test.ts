import { expect, it } from "vitest";
import { fillPlaceholders } from "../fill-placeholders.ts";
import { toServiceNames } from "../service-names.ts";
import { templatesSchema } from "./templates.ts";

const { parts } = templatesSchema.shape.service.shape;

it.each([
	["What {service} is made of", true],
	["What it is made of", false],
	["What {service} in {city} is made of", false],
	["What {servise} is made of", false],
	["What {serviceName} is made of", true],
	["What {serviceName}, or {serviceShortName}, is made of", true],
])("a template holds its placeholders and no others: %s", (text, isValid) => {
	expect(parts.safeParse(text).success).toBe(isValid);
});

it("a template names a service by its short name, or by the one that it asks for", () => {
	const names = toServiceNames({ name: "Search engine optimisation", shortName: "SEO" });
	expect(fillPlaceholders("{service}, {serviceName}, {serviceShortName}", names)).toBe(
		"SEO, Search engine optimisation, SEO",
	);
});
