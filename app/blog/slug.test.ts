import { expect, it } from "vitest";
import { listPageNumbers } from "#app/design/sections/page-steps.tsx";
import { toPostPath } from "./slug.ts";

it.each([
	["slow-websites", "/blog/slow-websites"],
	["पतंग", "/blog/%e0%a4%aa%e0%a4%a4%e0%a4%82%e0%a4%97"],
	["%E0%A4%AA", "/blog/%e0%a4%aa"],
	["cut-%e0%a4", "/blog/cut-%25e0%25a4"],
])("the slug %j, encoded or not, has one path", (slug, path) => {
	expect(toPostPath(slug)).toBe(path);
});

it.each([
	[1, 5, [1, 2, null, 5]],
	[400, 834, [1, null, 399, 400, 401, null, 834]],
])("page %i of %i leads to its neighbours and to the ends", (page, pages, numbers) => {
	expect(listPageNumbers(page, pages)).toEqual(numbers);
});
