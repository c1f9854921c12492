import { expect, it } from "vitest";
import routes from "../routes.ts";
import { isReservedSlug } from "./site-paths.ts";

it("reserves the fixed first part of every route", () => {
	const first = routes.map(({ path = "" }) => path.split("/")[0] ?? "");
	const fixed = first.filter((part) => /^[a-z]/.test(part));
	expect(fixed).toContain("services");
	expect(fixed.filter((part) => !isReservedSlug(part))).toEqual([]);
});

it("reserves the server's own paths, and not a city's name", () => {
	const parts = ["assets", "livez", "mumbai", "__proto__"];
	expect(parts.filter(isReservedSlug)).toEqual(["assets", "livez"]);
});
