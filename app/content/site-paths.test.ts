import { expect, it } from "vitest";
import routes from "../routes.ts";
import { isReservedSlug } from "./site-paths.ts";

it("reserves the fixed first part of every route", () => {
	const first = routes.map(({ path = "" }) => path.split("/")[0] ?? "");
	const fixed = first.filter((part) => /^[a-z]/.test(part));
	expect(fixed).toContain("services");
	expect(fixed.filter((part) => !isReservedSlug(part))).toEqual([]);
});

it.each([
	[true, ["assets", "livez", "readyz"]],
	[false, ["mumbai", "constructor", "__proto__", ""]],
])("says %s for %j", (isReserved, parts) => {
	expect(parts.map(isReservedSlug)).toEqual(parts.map(() => isReserved));
});
