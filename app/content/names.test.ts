import { expect, it } from "vitest";
import { toInitials, toReadableName, toSlug } from "./names.ts";

it.each([
	["Mumbai", "mumbai"],
	["MP Nagar", "mp-nagar"],
	["T. Nagar", "t-nagar"],
	["Web Dev & UI/UX", "web-dev-ui-ux"],
	["  (New)  Market! ", "new-market"],
	["", ""],
])("toSlug makes %j into %j", (name, slug) => {
	expect(toSlug(name)).toBe(slug);
});

it.each([
	["koregaon-park", "Koregaon Park"],
	["-odd--slug-", "Odd Slug"],
	["", ""],
])("toReadableName makes %j into %j", (slug, name) => {
	expect(toReadableName(slug)).toBe(name);
});

it.each([
	["Meera Shah", "MS"],
	["Anna Maria del Rio", "AR"],
	["  arjun   nair ", "AN"],
	["Farah", "F"],
	["", ""],
])("toInitials takes from %j the letters %j", (name, initials) => {
	expect(toInitials(name)).toBe(initials);
});
