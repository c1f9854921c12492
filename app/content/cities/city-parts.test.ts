import { expect, it } from "vitest";
import { copySample } from "../broken/sample-files-for-tests.ts";
import { inOrder, loadContent } from "../load.ts";
import { toCityEntry } from "./city-entry.ts";
import { joinParts, readPart } from "./city-parts.ts";

it("reads in parts the same cities as at once", () => {
	const root = copySample();
	const parts = [0, 1, 2].map((part) => readPart(root, part, 3));
	expect(inOrder(joinParts(root, parts))).toEqual(loadContent(root).cities.map(toCityEntry));
});
