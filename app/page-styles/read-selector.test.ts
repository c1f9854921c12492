import { describe, expect, it } from "vitest";
import { areMet, readSelector, renameClasses } from "./read-selector.ts";

/** Whether a page that holds the names, classes with a dot, can hold what the selector looks for. */
function canMatch(selector: string, ...names: string[]): boolean {
	return areMet(readSelector(selector).needs, (name) => names.includes(name));
}

describe("what a selector needs", () => {
	it.each([
		[".card", [".card"], true],
		[".card", ["div"], false],
		[".card > h2 .title", [".card", "h2", ".title"], true],
		[".card > h2 .title", [".card", ".title"], false],
		["svg linearGradient", ["svg", "lineargradient"], true],
		["*", [], true],
		["#footer", [], true],
		[":root[data-theme=dark]", [], true],
		['a[href^="#.part"]', ["a"], true],
		[".\\@max-\\[17rem\\]\\:px-2\\.5", [".@max-[17rem]:px-2.5"], true],
	])("%s on a page with %j: %s", (selector, names, found) => {
		expect(canMatch(selector, ...names)).toBe(found);
	});

	it("is one of each list, and everything beside it", () => {
		expect(canMatch(".grid :is(ul, .list)", ".grid", "ul")).toBe(true);
		expect(canMatch(".grid :is(ul, .list)", ".grid")).toBe(false);
		expect(canMatch(".grid :is(ul, .list)", "ul")).toBe(false);
		expect(canMatch(":root:has(dialog[open])", "p")).toBe(false);
		expect(canMatch(":where(:is(.a .b, .c) > li)", ".c", "li")).toBe(true);
	});

	it("is not what it says must be missing, nor a state, nor a name of a transition", () => {
		expect(canMatch("body > :not(main, .shown)", "body")).toBe(true);
		expect(canMatch("li:nth-child(2n + 1):hover", "li")).toBe(true);
		expect(canMatch("::view-transition-group(.kite)")).toBe(true);
	});

	it("is a form where it draws a part of fields", () => {
		expect(canMatch("::placeholder", "input")).toBe(false);
		expect(canMatch("::placeholder", "form")).toBe(true);
	});
});

describe("the classes of a selector", () => {
	it("are all that it names, also those that must be missing", () => {
		expect(readSelector(".a:not(.b) :is(.c, p)").classes).toEqual(["a", "b", "c"]);
		expect(readSelector("::view-transition-new(.title)").classes).toEqual([]);
		expect(readSelector('[href=".a"] .top-1\\.5').classes).toEqual(["top-1.5"]);
	});

	it("are renamed wherever they stand, and nothing else is", () => {
		const names = new Map([["top-1.5", "t"]]);
		expect(renameClasses(".top-1\\.5:hover > a", names)).toBe(".t:hover > a");
		expect(renameClasses(":root:has(.top-1\\.5)", names)).toBe(":root:has(.t)");
		expect(renameClasses('[class=".top-1.5"].top-1', names)).toBe('[class=".top-1.5"].top-1');
	});
});
