import { expect, it } from "vitest";
import { describeError, scrub } from "./scrub.ts";

it.each([
	["550 <riya@desai.example>: unknown", "550 <[e-mail]>: unknown"],
	["a@b.example, and c@d.example.", "[e-mail], and [e-mail]"],
	["at https://a.example/b?name=riya&c=d (4)", "at https://a.example/b?[query] (4)"],
	["Why? Nobody knows.", "Why? Nobody knows."],
])("words of others are logged without a visitor's: %s", (words, scrubbed) => {
	expect(scrub(words)).toBe(scrubbed);
});

it("an error is logged by its kind, words, code and place, with its cause", () => {
	const cause = Object.assign(new TypeError("of a@b.example"), { code: "EBAD" });
	const error = Object.assign(new Error("broken", { cause }), { rejected: ["riya@x.example"] });
	const told = describeError(error);
	expect(told).toMatchObject({
		type: "Error",
		message: "broken",
		stack: expect.stringContaining("scrub.test.ts"),
		cause: { type: "TypeError", message: "of [e-mail]", code: "EBAD" },
	});
	expect(JSON.stringify(told)).not.toContain("@x.example");
	expect(describeError("words")).toEqual({ message: "words" });
});
