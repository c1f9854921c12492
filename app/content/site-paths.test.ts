import { expect, it } from "vitest";
import routes from "../routes.ts";
import { PAGES } from "./pages/registry.ts";
import { isReservedSlug } from "./site-paths.ts";

it("reserves the fixed first part of every route", () => {
	const first = routes.map(({ path = "" }) => path.split("/")[0] ?? "");
	const fixed = first.filter((part) => /^[a-z]/.test(part));
	expect(fixed).toContain("services");
	expect(fixed.filter((part) => !isReservedSlug(part))).toEqual([]);
});

/** The call and the check of one visitor, and the page of what is missing. */
const NO_FAMILY = ["/book/:token", "/tools/website-check/:check", "/*"];

it("every route of a page belongs to a family of the registry, which lists it", () => {
	const listed = PAGES.flatMap(({ routes }): readonly string[] => routes);
	const pages = routes
		.filter(({ file }) => file.endsWith("route.tsx"))
		.map(({ path = "" }) => `/${path}`);
	expect(pages.filter((path) => !listed.includes(path) && !NO_FAMILY.includes(path))).toEqual([]);
});

it("reserves the server's own paths, and not a city's name", () => {
	const parts = ["assets", "livez", "mumbai", "__proto__"];
	expect(parts.filter(isReservedSlug)).toEqual(["assets", "livez"]);
});
