import { t } from "#app/messages/en/enquiries.server.ts";

/** The keys of the messages that tell why an e-mail did not arrive. */
type RejectionKey = Exclude<Parameters<typeof t>[0], `state${string}` | "serviceInPlace">;

/** The enhanced status codes of RFC 3463 and RFC 7505 without their class, in words for people. */
const DETAILS: Record<string, RejectionKey> = {
	"1.1": "addressUnknown",
	"1.2": "domainUnknown",
	"1.3": "addressInvalid",
	"1.6": "mailboxMovedUntold",
	"1.10": "domainTakesNone",
	"2.1": "mailboxClosed",
	"2.2": "mailboxFull",
	"2.3": "tooLargeForMailbox",
	"3.4": "tooLargeForServer",
	"4.1": "serverSilent",
	"4.4": "domainWithoutServer",
	"4.6": "inCircles",
	"4.7": "tooLate",
	"7.1": "notFromUs",
};
/** The subjects of the codes that are not in `DETAILS`. */
const SUBJECTS: Record<string, RejectionKey> = {
	1: "serverDoesNotKnow",
	2: "mailboxTakesNone",
	3: "serverCouldNot",
	4: "serverNotReached",
	5: "serverCouldNot",
	6: "contentRejected",
	7: "spamOrNotFromUs",
};
/** The reply codes of RFC 5321, where there is no enhanced one. */
const REPLIES: Record<string, RejectionKey> = {
	450: "mailboxBusy",
	550: "addressRejected",
	551: "mailboxMoved",
	552: "mailboxFull",
	553: "addressInvalid",
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
	const key = DETAILS[`${subject}.${detail}`] ?? SUBJECTS[subject] ?? REPLIES[reply];
	return { words: t(key ?? "notTaken"), details };
}
