import { expect, it } from "vitest";
import { formatUnknown } from "./find-nearest.ts";

const MANY = Array.from({ length: 10_000 }, (_, at) => `place-${at}`);

it.each([
	["atlantis", ["pune", "mumbai"], 'there is no city "atlantis"; there are: pune, mumbai'],
	[
		"atlantis",
		MANY,
		`there is no city "atlantis"; there are 10000, for instance ${MANY.slice(0, 10).join(", ")}`,
	],
])("names what was meant by %s, or some that there are", (found, known, message) => {
	expect(formatUnknown("city", found, known)).toBe(message);
});
