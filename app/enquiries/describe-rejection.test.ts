import { expect, it } from "vitest";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import type { DeliveryFault } from "./delivery-fault.ts";
import {
	describeBounce,
	describeFault,
	describeRejection,
	findRemedy,
} from "./describe-rejection.ts";

const answered = (reply: string, command: string): DeliveryFault => ({
	code: "mail-server-answered",
	reply,
	command,
});

it.each<[DeliveryFault | null, words: string, details: string]>([
	[
		answered("550 5.1.1", "RCPT TO"),
		"this address does not exist",
		"the mail server answered 550 5.1.1 (RCPT TO)",
	],
	[
		answered("452 4.2.2", "DATA"),
		"this mailbox is full",
		"the mail server answered 452 4.2.2 (DATA)",
	],
	[answered("552", "RCPT TO"), "this mailbox is full", "the mail server answered 552 (RCPT TO)"],
	[
		answered("550", "CONN"),
		"their mail server does not accept this address",
		"the mail server answered 550 (connection)",
	],
	[
		answered("554 5.7.26", "DATA"),
		"their mail server takes it for spam, or does not accept e-mails from us",
		"the mail server answered 554 5.7.26 (DATA)",
	],
	[
		{ code: "bounced", status: "5.1.10" },
		"the domain of this address takes no e-mail",
		"The domain of this address takes no e-mail (5.1.10)",
	],
	[
		{ code: "text", text: "550 5.1.1 no such mailbox" },
		"this address does not exist",
		"550 5.1.1 no such mailbox",
	],
	[
		{ code: "mail-server-lost", fault: "ECONNECTION" },
		"the mail server did not take it",
		"the mail server was not reached or broke off: connection closed",
	],
	[null, "the mail server did not take it", ""],
])("%j is told in words", (fault, words, details) => {
	expect(describeRejection(fault)).toEqual({ words, details });
});

it.each<[DeliveryFault, string]>([
	[
		{ code: "mail-server-lost", fault: "ECONNREFUSED" },
		"the mail server was not reached or broke off: ECONNREFUSED",
	],
	[{ code: "webhook-answered", status: 500 }, "the webhook answered 500"],
	[{ code: "webhook-lost", fault: "TimeoutError" }, "the webhook did not answer: time-out"],
	[{ code: "push-answered", status: 429 }, "the push service answered 429"],
	[{ code: "push-lost" }, "the push service was not reached"],
	[{ code: "unexpected" }, "an unexpected fault, see the log"],
])("%j is told with its codes", (fault, words) => {
	expect(describeFault(fault)).toBe(words);
});

it.each<[DeliveryFault | null, ReturnType<typeof findRemedy>]>([
	[answered("550 5.1.1", "RCPT TO"), "address"],
	[{ code: "bounced", status: "5.1.10" }, "address"],
	[answered("552 5.3.4", "DATA"), "size"],
	[{ code: "bounced", status: "5.2.3" }, "size"],
	[{ code: "bounced", status: "5.2.2" }, "other"],
	[answered("554 5.7.1", "DATA"), "other"],
	[answered("550 5.7.1", "RCPT TO"), "other"],
	[{ code: "mail-server-lost", fault: "ECONNECTION" }, "other"],
	[null, "other"],
])("what helps against %j is: %s", (fault, remedy) => {
	expect(findRemedy(fault)).toBe(remedy);
});

it("tells why an e-mail came back in the language of the reader", () => {
	expect(describeBounce("")).toBe("The mail server did not take it");
	expect(runInLanguage("de", () => describeBounce("5.2.2"))).toBe(
		"Dieses Postfach ist voll (5.2.2)",
	);
	expect(runInLanguage("hi", () => describeBounce("5.2.2"))).toBe("यह मेलबॉक्स भरा हुआ है (5.2.2)");
});
