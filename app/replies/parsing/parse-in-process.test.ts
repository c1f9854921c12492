import { expect, it } from "vitest";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { MessageTooCostly } from "./message-too-costly.ts";
import { parseInProcess } from "./parse-in-process.ts";

it("messages are parsed one after another, and one that fills the memory is too costly", async () => {
	const raw = writeMail({ text: "Hello" });
	const blank = new Uint8Array(24 * 1024 * 1024).fill(10);
	blank.set(new TextEncoder().encode("From: a@x.example\n\n"));
	const [first, second, third] = await Promise.all([
		parseInProcess(raw, { isLaterTry: true }),
		parseInProcess(blank, { isLaterTry: true }).catch((error: unknown) => error),
		parseInProcess(raw, { isLaterTry: true }),
	]);
	expect(first?.lines).toMatchObject([{ text: "Hello" }, {}]);
	expect(second).toBeInstanceOf(MessageTooCostly);
	expect(third?.from).toEqual(first?.from);
	expect(await parseInProcess(new Uint8Array(26 * 1024 * 1024))).toBeNull();
});
