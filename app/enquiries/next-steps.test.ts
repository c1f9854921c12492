import { expect, it } from "vitest";
import { content } from "../../tests/support/addresses.ts";
import { present } from "../../tests/support/present.ts";
import { listNextSteps } from "./next-steps.ts";

const { contact } = content.pages;
const STEPS = present(contact.nextSteps);
const SMTP_URL = "smtp://127.0.0.1:1";

it.each([
	["no e-mail", true, undefined, true, ["calls"]],
	["no e-mail and no calls", false, undefined, true, []],
	["no calls", false, SMTP_URL, false, []],
	["calls and e-mail", true, SMTP_URL, false, ["calls", "callEmails"]],
	["an acknowledgement alone", false, SMTP_URL, true, ["acknowledged"]],
	["everything", true, SMTP_URL, true, ["acknowledged", "calls", "callEmails"]],
] as const)(
	"with %s the next steps promise nothing else",
	(_, hasCalls, smtp, acknowledges, said) => {
		const settings = { SMTP_URL: smtp, ENQUIRY_ACKNOWLEDGE: acknowledges };
		const changed = { ...contact, booking: hasCalls ? contact.booking : undefined };
		const texts = listNextSteps(changed, settings).map(({ text }) => text);
		for (const step of STEPS)
			for (const key of ["acknowledged", "calls", "callEmails"] as const) {
				const words = step[key];
				if (words)
					expect(texts.join(" ").includes(words), words).toBe(said.some((each) => each === key));
			}
		for (const key of ["acknowledged", "calls", "callEmails"] as const)
			expect(STEPS.some((step) => step[key])).toBe(true);
		const all = texts.join(" ");
		expect(/e-mail/i.test(all)).toBe(said.some((key) => key !== "calls"));
		expect(/\bcall\b(?! centre)|booked|invitation|WhatsApp/i.test(all)).toBe(hasCalls);
	},
);
