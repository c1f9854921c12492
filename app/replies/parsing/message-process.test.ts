import { expect, it } from "vitest";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { askProcess } from "./message-process.ts";
import { MessageTooCostly } from "./message-too-costly.ts";
import { parseInProcess, readInProcess } from "./parse-in-process.ts";

const raw = writeMail({ text: "Hello" });
const CONTEXT = {
	answers: [],
	addresses: ["hello@kiteline.example"],
	subject: "Re: Your enquiry",
	from: { name: "Riya Desai", address: "riya@desaicotton.example" },
	files: ["Price list.pdf"],
};

it("a message is parsed and read in another process, from whatever working directory", async () => {
	const folder = process.cwd();
	process.chdir("/");
	try {
		const message = await parseInProcess(raw, { isLaterTry: true });
		expect(message?.lines).toContainEqual({ text: "Hello", isQuoted: false });
	} finally {
		process.chdir(folder);
	}
	const lines = [
		"Yes, call 98250 11223.",
		"",
		"On 25 Nov 2026, at 11:30, Kiteline <hello@kiteline.example> wrote:",
		"> Tuesday?",
	].map((text) => ({ text, isQuoted: text.startsWith(">") }));
	const read = await readInProcess(lines, CONTEXT);
	expect(read).toMatchObject({ text: "Yes, call 98250 11223.", spam: { score: 0, reasons: [] } });
	expect(read.quoted).toContain("Tuesday?");
	expect(read.words).toEqual(
		expect.arrayContaining(["yes", "tuesday", "enquiry", "desaicotton", "price", "9825011223"]),
	);
});

it("what takes too long is too costly, and the next message is parsed", async () => {
	const late = askProcess({ kind: "parse", raw }, 0).catch((error: unknown) => error);
	const next = parseInProcess(raw, { isLaterTry: true });
	expect(await late).toBeInstanceOf(MessageTooCostly);
	expect((await next)?.from.address).toBe("riya@desaicotton.example");
});
