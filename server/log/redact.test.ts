import { expect, it } from "vitest";
import { redact, serialiseError } from "./redact.ts";

it.each([
	["550 <riya@desai.example>: unknown", "550 <[e-mail]>: unknown"],
	["a@b.example, and c@d.example.", "[e-mail], and [e-mail]"],
	["at https://a.example/b?name=riya&c=d (4)", "at https://a.example/b?[query] (4)"],
	["Why? Nobody knows.", "Why? Nobody knows."],
])("words of others are logged without a visitor's: %s", (words, scrubbed) => {
	expect(redact(words)).toBe(scrubbed);
});

it("an error is logged by its kind, words, code and place, with its cause", () => {
	const cause = Object.assign(new TypeError("of a@b.example"), { code: "EBAD" });
	const error = Object.assign(new Error("broken", { cause }), { rejected: ["riya@x.example"] });
	const logged = serialiseError(error);
	expect(logged).toMatchObject({
		type: "Error",
		message: "broken",
		stack: expect.stringContaining("redact.test.ts"),
		cause: { type: "TypeError", message: "of [e-mail]", code: "EBAD" },
	});
	expect(JSON.stringify(logged)).not.toContain("@x.example");
	expect(serialiseError("words")).toEqual({ message: "words" });
});
