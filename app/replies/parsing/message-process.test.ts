import { randomBytes } from "node:crypto";
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

it("files of many megabytes come as they were sent, and so does one without a byte", async () => {
	const contents = [2_500_000, 0, 1_048_576].map((size) => randomBytes(size));
	const parts = contents.map(
		(content, at) =>
			`Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${at}.pdf"\r\n` +
			`Content-Transfer-Encoding: base64\r\n\r\n${content.toString("base64")}`,
	);
	const message = await parseInProcess(writeMail({ text: "Hello", parts }), { isLaterTry: true });
	const files = message?.files ?? [];
	expect(files.map(({ name }) => name)).toEqual(["0.pdf", "1.pdf", "2.pdf"]);
	for (const [at, { content }] of files.entries())
		expect(content && contents[at]?.equals(content)).toBe(true);
});

it("what takes too long is too costly, and the next message is parsed", async () => {
	const late = askProcess({ kind: "parse" }, 0, raw).catch((error: unknown) => error);
	const next = parseInProcess(raw, { isLaterTry: true });
	expect(await late).toBeInstanceOf(MessageTooCostly);
	expect((await next)?.from.address).toBe("riya@desaicotton.example");
});
