import { expect, it } from "vitest";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { CUT_OFF } from "./line.ts";
import { parseInProcess } from "./parse-in-process.ts";

it("messages are parsed one after another, and one of 24 MB of empty lines is no burden", async () => {
	const raw = writeMail({ text: "Hello" });
	const blank = new Uint8Array(24 * 1024 * 1024).fill(10);
	blank.set(new TextEncoder().encode("From: a@x.example\n\n"));
	const [first, second, third] = await Promise.all(
		[raw, blank, raw].map((each) => parseInProcess(each, { isLaterTry: true })),
	);
	expect(first?.lines).toMatchObject([{ text: "Hello" }]);
	expect(second?.lines.at(-1)).toMatchObject({ text: CUT_OFF });
	expect(third?.from).toEqual(first?.from);
	expect(await parseInProcess(new Uint8Array(26 * 1024 * 1024))).toBeNull();
});
