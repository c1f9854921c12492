/** The enhanced status codes of RFC 3463 and RFC 7505 without their class, in words for people. */
const DETAILS: Record<string, string> = {
	"1.1": "this address does not exist",
	"1.2": "the domain of this address does not exist",
	"1.3": "this address is not a valid one",
	"1.6": "this mailbox has moved, and nobody told where",
	"1.10": "the domain of this address takes no e-mail",
	"2.1": "this mailbox is closed",
	"2.2": "this mailbox is full",
	"2.3": "the e-mail is too large for this mailbox",
	"3.4": "the e-mail is too large for their mail server",
	"4.1": "their mail server does not respond",
	"4.4": "the domain of this address has no mail server",
	"4.6": "their mail servers send the e-mail round in circles",
	"4.7": "their mail server did not take it in time",
	"7.1": "their mail server does not accept e-mails from us",
};
/** The subjects of the codes that are not in `DETAILS`. */
const SUBJECTS: Record<string, string> = {
	1: "their mail server does not know this address",
	2: "this mailbox takes no e-mail",
	3: "their mail server could not take it",
	4: "their mail server could not be reached",
	5: "their mail server could not take it",
	6: "their mail server does not accept its content",
	7: "their mail server takes it for spam, or does not accept e-mails from us",
};
/** The reply codes of RFC 5321, where there is no enhanced one. */
const REPLIES: Record<string, string> = {
	450: "this mailbox is busy, or takes e-mails later",
	550: "their mail server does not accept this address",
	551: "this mailbox has moved",
	552: "this mailbox is full",
	553: "this address is not a valid one",
};

/** A rejection in words, without a capital or full stop, and the text with the codes that it was made of. */
export type DescribedRejection = { words: string; details: string };

/** Describes why an e-mail did not arrive: `text` has the codes of an SMTP reply or of a delivery status notification. */
export function describeRejection(text: string | null): DescribedRejection {
	const details = text ?? "";
	const [, reply = "", subject = "", detail = ""] =
		/\b([45]\d\d)(?:[ -][45]\.(\d{1,3})\.(\d{1,3}))?/.exec(details) ??
		/\b()[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(details) ??
		[];
	const words = DETAILS[`${subject}.${detail}`] ?? SUBJECTS[subject] ?? REPLIES[reply];
	return { words: words ?? "the mail server did not take it", details };
}
