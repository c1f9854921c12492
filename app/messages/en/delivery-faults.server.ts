import { defineMessages } from "../define-messages.ts";

/** The messages of why a delivery did not succeed. Codes are those of mail servers, of HTTP and of Node. */
export const t = defineMessages("delivery-faults", {
	mailServerAnswered:
		"the mail server answered {reply} ({command, select, CONN {connection} other {{code}}})",
	mailServerLost:
		"the mail server was not reached or broke off: {fault, select, ECONNECTION {connection closed} EPROTOCOL {no SMTP reply} EAUTH {the login was not possible} ETIMEDOUT {time-out} ENOTOKEN {no access token} stopped {stopped} unknown {unknown fault} other {{code}}}",
	webhookAnswered: "the webhook answered {status}",
	webhookLost:
		"the webhook did not answer: {fault, select, TimeoutError {time-out} unknown {unknown} other {{code}}}",
	pushAnswered: "the push service answered {status}",
	pushLost: "the push service was not reached",
	unexpected: "an unexpected fault, see the log",
	bounced: "{sentence} ({status})",
});
