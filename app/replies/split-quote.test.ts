import { expect, it } from "vitest";
import { ANSWER, REPLIES, UNFOLDED, WORDS, writeMail } from "../../tests/support/incoming-mail.ts";
import { parseMessage } from "./parsing/parse-message.ts";
import { splitQuote } from "./split-quote.ts";

async function split(mail: Parameters<typeof writeMail>[0], answers: string[] = [ANSWER]) {
	const message = await parseMessage(writeMail(mail));
	if (!message) throw new Error("it is no message");
	const { lines, subject } = message;
	return splitQuote(lines, { answers, subject, addresses: ["hello@kiteline.example"] });
}

it.each(Object.entries(REPLIES))(
	"the words above a quote of %s stay, and the quote is folded",
	async (_name, mail) => {
		const { text, quoted } = await split(mail);
		expect(text.replaceAll(/\n+/g, "\n")).toBe(WORDS.replaceAll(/\n+/g, "\n"));
		for (const line of ANSWER.split("\n")) expect(quoted).toContain(line);
	},
);

it.each(Object.entries(UNFOLDED))("of %s nothing is folded", async (_name, mail) => {
	const { text, quoted } = await split(mail);
	expect(quoted).toBeNull();
	expect(text.length).toBeGreaterThan(10);
});

it("a phone's line stays with the words, and a signature below the quote is shown", async () => {
	const text = `Yes.\n\nSent from my iPhone\n\n> On 25 Nov 2026, at 11:30, Meera wrote:\n> Tuesday?\n\n-- \nRiya Desai\n`;
	expect(await split({ text })).toEqual({
		text: "Yes.\n\nSent from my iPhone\n\n\n--\nRiya Desai",
		quoted: "On 25 Nov 2026, at 11:30, Meera wrote:\nTuesday?",
	});
});
