import { expect, it } from "vitest";
import { truncateDescription } from "./truncate.ts";

it.each([
	["is kept to the last letter that fits", "x".repeat(165), "x".repeat(165)],
	["is cut behind a word, without a comma", "kite, ".repeat(40), `${"kite, ".repeat(26)}kite…`],
	["is cut in a word where that is too long", "x".repeat(166), `${"x".repeat(164)}…`],
	["is cut to whole letters", `x${"🪁".repeat(200)}`, expect.stringMatching(/^x🪁+\uFFFD?…$/u)],
])("a description %s", (_what, text, description) => {
	expect(truncateDescription(text)).toEqual(description);
});
