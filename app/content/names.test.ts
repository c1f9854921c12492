import { describe, expect, it } from "vitest";
import { toInitials, toReadableName, toSlug } from "./names.ts";

describe("toSlug", () => {
	it.each([
		["Mumbai", "mumbai"],
		["Koregaon Park", "koregaon-park"],
		["MP Nagar", "mp-nagar"],
		["T. Nagar", "t-nagar"],
		["Web Dev & UI/UX", "web-dev-ui-ux"],
		["  (New)  Market! ", "new-market"],
		["", ""],
	])("makes %j into %j", (name, slug) => {
		expect(toSlug(name)).toBe(slug);
	});
});

describe("toReadableName", () => {
	it.each([
		["mumbai", "Mumbai"],
		["koregaon-park", "Koregaon Park"],
		["ui-ux-design", "Ui Ux Design"],
		["-odd--slug-", "Odd Slug"],
		["", ""],
	])("makes %j into %j", (slug, name) => {
		expect(toReadableName(slug)).toBe(name);
	});
});

describe("toInitials", () => {
	it.each([
		["Meera Shah", "MS"],
		["Anna Maria del Rio", "AR"],
		["  arjun   nair ", "AN"],
		["Farah", "F"],
		["", ""],
	])("takes from %j the letters %j", (name, initials) => {
		expect(toInitials(name)).toBe(initials);
	});
});
