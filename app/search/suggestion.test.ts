import { describe, expect, it } from "vitest";
import { readSuggestions } from "./suggestion.ts";

describe("readSuggestions", () => {
	it("takes what are suggestions and leaves out the rest", () => {
		const sound = { kind: "city", name: "Mumbai", where: null, path: "/mumbai" };
		expect(readSuggestions({ suggestions: [sound, null, 5, { name: "x" }] })).toEqual([sound]);
	});

	it.each([null, undefined, "text", 5, [], {}, { suggestions: "x" }])(
		"makes nothing of %j",
		(it) => {
			expect(readSuggestions(it)).toEqual([]);
		},
	);
});
