import { expect, test } from "vitest";
import { createPage } from "../rules/sample-visit.ts";
import { resolveAddress } from "./resolve-address.ts";

test.for([
	["a", "https://clinic.example/en/a"],
	["/a#part", "https://clinic.example/a"],
	["//CDN.example/a", "https://cdn.example/a"],
	["HTTP://clinic.example", "http://clinic.example/"],
	["?q=1", "https://clinic.example/en/home?q=1"],
	[" ", null],
	["mailto:a@clinic.example", null],
	["javascript:void(0)", null],
	["data:text/plain,a", null],
	["http://", null],
] as const)("%s is %s", ([href, address]) => {
	expect(resolveAddress(createPage("/en/home", "<p>"), href)?.href ?? null).toBe(address);
});

test("the base of a page counts, unless it is none", () => {
	const page = (base: string) => createPage("/en/home", `<base href="${base}">`);
	expect(resolveAddress(page("/de/"), "a")?.href).toBe("https://clinic.example/de/a");
	expect(resolveAddress(page("http://"), "a")?.href).toBe("https://clinic.example/en/a");
});
