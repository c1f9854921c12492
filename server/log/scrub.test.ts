import { describe, expect, it } from "vitest";
import { describeError, scrub } from "./scrub.ts";

describe("words of others", () => {
	it.each([
		["550 <riya@desai.example>: unknown", "550 <[e-mail]>: unknown"],
		["riya+a@desai.example, and b@c.example.", "[e-mail], and [e-mail]"],
		[
			"no answer of https://a.example/b?name=riya&c=d (404)",
			"no answer of https://a.example/b?[query] (404)",
		],
		["Why? Nobody knows.", "Why? Nobody knows."],
	])("%s", (words, scrubbed) => {
		expect(scrub(words)).toBe(scrubbed);
	});
});

describe("an error", () => {
	it("is told by its kind, words, code and place, with its cause", () => {
		const cause = Object.assign(new TypeError("of a@b.example"), { code: "EBAD" });
		const error = Object.assign(new Error("broken", { cause }), { rejected: ["riya@x.example"] });
		const told = describeError(error);
		expect(told).toMatchObject({
			type: "Error",
			message: "broken",
			cause: { type: "TypeError", message: "of [e-mail]", code: "EBAD" },
		});
		expect(told.stack).toContain("scrub.test.ts");
		expect(JSON.stringify(told)).not.toContain("@x.example");
	});

	it("may be anything that was thrown", () => {
		expect(describeError("words")).toEqual({ message: "words" });
	});
});
