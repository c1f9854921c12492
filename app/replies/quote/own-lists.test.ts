import { describe, expect, it } from "vitest";
import { ANSWER } from "../../../tests/support/incoming-mail.ts";
import { COPIED, OURS, quoteLines, splitMail } from "../../../tests/support/split-mail.ts";

const QUOTE = `\n\nOn Wed, Nov 25, 2026 at 11:30 AM Meera Shah <${OURS}> wrote:\n${quoteLines(ANSWER)}`;
const BLOCK = `\n\nFrom: Meera Shah <${OURS}>\nSent: Wednesday, November 25, 2026 11:30 AM\nTo: Riya Desai <riya@desaicotton.example>\nSubject: Your enquiry to Kiteline\n\n${ANSWER}`;

describe.each([
	["nothing", ""],
	["a quote", QUOTE],
	["a block of headers and our answer", BLOCK],
])("above %s", (_below, below) => {
	it.each([
		[
			"of a colleague who gets a copy",
			"Name: Kabir Mehta\nMail: kabir@desaicotton.example\nPhone: 98250 11223",
		],
		["in German", "Name: Kabir Mehta\nE-Mail: kabir@desaicotton.example\nTelefon: 98250 11223"],
		[
			"in French",
			"Nom : Kabir Mehta\nCourriel : kabir@desaicotton.example\nTéléphone : 98250 11223",
		],
		["in Japanese", "名前：Kabir Mehta\nメール：kabir@desaicotton.example\n電話：98250 11223"],
		["in Hindi", "नाम: कबीर\nईमेल: kabir@desaicotton.example\nफ़ोन: 98250 11223"],
		["with our address", `Company: Desai Cotton\nTown: Surat\nWrites to: ${OURS}\nBudget: 50,000`],
		[
			"of a trip",
			"From: Surat\nTo: Mumbai\nDate: 12 December 2026\nContact: kabir@desaicotton.example",
		],
		[
			"of an appointment with us",
			`Date: 12 December 2026\nTime: 16:00\nPlace: Surat\nWith: ${OURS}`,
		],
		["with the subject", "Subject: Your enquiry to Kiteline\nCompany: Desai\nBudget: 50,000"],
		[
			"below a title between hyphens",
			"----- Our three wishes -----\nFirst: more orders\nSecond: fewer returns\nThird: better photos",
		],
		["below a title between underscores", "__ Prices __\nSmall: 50\nLarge: 90"],
		[
			"below a rule",
			"______________________\nName: Kabir\nMail: kabir@desaicotton.example\nCity: Surat",
		],
	])("a list %s stays, and what follows it", async (_name, list) => {
		const words = `Here it is:\n\n${list}\n\nIs that fine?`;
		const { text, quoted } = await splitMail({ headers: COPIED, text: `${words}${below}\n` });
		expect(text).toBe(words);
		expect(quoted !== null).toBe(below !== "");
	});
});

it("a list right above a block of headers stays", async () => {
	const list = "Our data:\nCompany: Desai\nTown: Surat\nBudget: 50,000";
	const { text } = await splitMail({ text: `${list}${BLOCK.replace("\n\n", "\n")}\n` });
	expect(text).toBe(list);
});
