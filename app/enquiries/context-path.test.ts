import { describe, expect, it } from "vitest";
import { toContactPath } from "./context-path.ts";

describe("toContactPath", () => {
	it.each([
		[{}, "/contact"],
		[{ service: "seo" }, "/contact?service=seo"],
		[{ service: "seo", city: "mumbai" }, "/contact?service=seo&city=mumbai"],
		[{ city: "mumbai", district: "bandra" }, "/contact?city=mumbai&district=bandra"],
		[{ service: "", city: undefined }, "/contact"],
	])("makes of %j the address %s", (context, path) => {
		expect(toContactPath(context)).toBe(path);
	});

	it("escapes what would change the address", () => {
		expect(toContactPath({ city: "a&b=c #d" })).toBe("/contact?city=a%26b%3Dc+%23d");
	});
});
