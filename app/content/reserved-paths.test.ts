import { describe, expect, it } from "vitest";
import routes from "../routes.ts";
import { isReservedPath } from "./reserved-paths.ts";

describe("reserved paths", () => {
	it("hold every fixed first part of the site's routes", () => {
		const fixed = routes
			.map(({ path = "" }) => path.split("/")[0] ?? "")
			.filter((part) => /^[a-z]/.test(part));
		expect(fixed).toContain("services");
		expect(fixed.filter((part) => !isReservedPath(part))).toEqual([]);
	});

	it.each(["assets", "livez", "readyz"])("hold the server's own /%s", (part) => {
		expect(isReservedPath(part)).toBe(true);
	});

	it.each(["mumbai", "constructor", "__proto__", "About", ""])("leave %j free", (slug) => {
		expect(isReservedPath(slug)).toBe(false);
	});
});
