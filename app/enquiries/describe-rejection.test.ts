import { expect, it } from "vitest";
import { describeRejection } from "./describe-rejection.ts";

it.each([
	["the mail server answered 550 5.1.1 (RCPT TO)", "this address does not exist"],
	["the mail server answered 452 4.2.2 (DATA)", "this mailbox is full"],
	["the mail server answered 552 (RCPT TO)", "this mailbox is full"],
	["the mail server answered 550 (RCPT TO)", "their mail server does not accept this address"],
	[
		"the mail server answered 554 5.7.26 (DATA)",
		"their mail server takes it for spam, or does not accept e-mails from us",
	],
	["5.1.10", "the domain of this address takes no e-mail"],
	[
		"the mail server was not reached or broke off: connection closed",
		"the mail server did not take it",
	],
	[null, "the mail server did not take it"],
])("%j is told in words", (text, words) => {
	expect(describeRejection(text)).toEqual({ words, details: text ?? "" });
});
