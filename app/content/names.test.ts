import { expect, it } from "vitest";
import { toInitials, toSlug } from "./names.ts";

it.each([
	["T. Nagar", "t-nagar"],
	["  (New)  Market! ", "new-market"],
])("toSlug makes %j into %j", (name, slug) => {
	expect(toSlug(name)).toBe(slug);
});

it.each([
	["Meera Shah", "MS"],
	["Anna Maria del Rio", "AR"],
	["Farah", "F"],
])("toInitials takes from %j the letters %j", (name, initials) => {
	expect(toInitials(name)).toBe(initials);
});
