import { expect, it } from "vitest";
import { reject } from "#app/platform/result.ts";
import { checkSignature, putSignature } from "./signature.ts";

const SIGNATURE = "Meera Shah\nSearch, Kiteline\n+91 98250 11223";

it.each<[what: string, text: string, expected: string]>([
	["stands below the words", "Dear Riya,\nyes.", `Dear Riya,\nyes.\n\n${SIGNATURE}`],
	["is there once", `Yes.\n\n${SIGNATURE}`, `Yes.\n\n${SIGNATURE}`],
	["stays where it is", `Yes.\n\n${SIGNATURE}\n\nP.S. No.`, `Yes.\n\n${SIGNATURE}\n\nP.S. No.`],
	["repeats no name", "Yes.\n\nBest,\nMeera Shah", `Yes.\n\nBest,\n\n${SIGNATURE}`],
	["takes no word that is not in it", "Yes.\n\nMeera", `Yes.\n\nMeera\n\n${SIGNATURE}`],
	["is all of an answer that is a part of it", "Meera Shah", SIGNATURE],
	["is not added to one's own", "Yes.\n\nMeera Shah\nKiteline", "Yes.\n\nMeera Shah\nKiteline"],
	[
		"is not added to its edited form",
		`Yes.\n\n${SIGNATURE} (mornings)\n\nP.S. No.`,
		`Yes.\n\n${SIGNATURE} (mornings)\n\nP.S. No.`,
	],
	["makes no answer of none", "", ""],
])("a signature %s", (_what, text, expected) =>
	expect(putSignature(text, SIGNATURE)).toBe(expected),
);

it("nobody has to have one", () => expect(putSignature("Yes.", null)).toBe("Yes."));

it("has six lines and 500 characters at most", () => {
	expect(checkSignature("a\n".repeat(5) + "a".repeat(490))).toMatchObject({ ok: true });
	expect(checkSignature(`${"a\n".repeat(6)}a`)).toEqual(reject(expect.stringContaining("7 lines")));
	expect(checkSignature("a".repeat(501))).toEqual(
		reject(expect.stringContaining("501 characters")),
	);
});
