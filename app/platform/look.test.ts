import { afterEach, expect, it } from "vitest";
import { getLook, getLookAttributes, setLook } from "./look.ts";

afterEach(() => setLook());

it("a site without a look has kites, and its pages have no attribute for them", () => {
	setLook(undefined);
	expect(getLook()).toBe("kites");
	expect(getLookAttributes()).toEqual({});
});

it("pages of another look have its class", () => {
	setLook("tiles");
	expect(getLookAttributes()).toEqual({ className: "look-tiles" });
});
