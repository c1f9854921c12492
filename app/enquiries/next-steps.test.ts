import { expect, it } from "vitest";
import { content } from "../../tests/support/addresses.ts";
import { present } from "../../tests/support/present.ts";
import { listNextSteps } from "./next-steps.ts";

const { contact } = content.pages;
const STEPS = present(contact.nextSteps);
const SMTP_URL = "smtp://127.0.0.1:1";

it.each([
	["no e-mail", "offered", undefined, true, ["calls"]],
	["no e-mail and no calls", "none", undefined, true, []],
	["no calls", "none", SMTP_URL, false, []],
	["calls and e-mail", "offered", SMTP_URL, false, ["calls", "callEmails"]],
	["a call that is booked", "booked", SMTP_URL, false, []],
	["an acknowledgement alone", "none", SMTP_URL, true, ["acknowledged"]],
	["everything", "offered", SMTP_URL, true, ["acknowledged", "calls", "callEmails"]],
] as const)("with %s the next steps promise nothing else", (_, calls, smtp, acknowledges, said) => {
	const hasCall = calls === "booked";
	const settings = { SMTP_URL: smtp, ENQUIRY_ACKNOWLEDGE: acknowledges, hasCall };
	const changed = { ...contact, booking: calls === "none" ? undefined : contact.booking };
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
	expect(/\bcall\b(?! centre)|booked|invitation|WhatsApp/i.test(all)).toBe(calls === "offered");
});
