/** What enhanced status codes say (RFC 3463 and IANA's registry), by their last two numbers. */
const REASONS: Readonly<Record<string, string>> = {
	"1.1": "This address does not exist",
	"1.2": "The part of this address after the @ does not exist",
	"1.3": "This address is malformed",
	"1.6": "This address has moved, and nobody says where to",
	"1.10": "The owner of this address receives no e-mail",
	"2.1": "Their mailbox is closed",
	"2.2": "Their mailbox is full",
	"2.3": "The message is too large for their mailbox",
	"3.4": "The message is too large for their mail server",
	"4.1": "Their mail server does not answer",
	"4.4": "Their mail server cannot be found",
	"4.6": "Their mail servers send the message round in circles",
	"4.7": "Their mail server did not take the message in time",
	"7.1": "Their mail server rejects messages from us",
};
/** What the second number says alone: the subject. */
const SUBJECTS: Readonly<Record<string, string>> = {
	"1": "This address cannot be delivered to",
	"2": "Their mailbox takes no messages",
	"3": "Their mail server has a problem",
	"4": "Their mail server cannot be reached",
	"6": "Their mail server cannot read the message",
	"7": "Their mail server rejects the message as unwanted",
};

/** Describes in words why an e-mail was not delivered, with the code if there is one. */
export function describeBounce(status: string): string {
	const [, subject = "", detail = ""] = /^\d\.(\d+)\.(\d+)$/.exec(status) ?? [];
	const reason =
		REASONS[`${subject}.${detail}`] ?? SUBJECTS[subject] ?? "Their mail server sent it back";
	return status ? `${reason} (${status})` : reason;
}
