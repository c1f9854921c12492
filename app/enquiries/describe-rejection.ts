import { t as tFault } from "#app/messages/en/delivery-faults.server.ts";
import { t } from "#app/messages/en/enquiries.server.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import type { DeliveryFault } from "./delivery-fault.ts";

/** The keys of the messages that tell why an e-mail did not arrive. */
type RejectionKey = Exclude<
	Parameters<typeof t>[0],
	`state${string}` | "serviceInPlace" | "formerColleague"
>;

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

/** The reasons for which an address will never get an e-mail. */
const OF_ADDRESS: readonly (RejectionKey | undefined)[] = [
	"addressUnknown",
	"domainUnknown",
	"addressInvalid",
	"mailboxMovedUntold",
	"domainTakesNone",
	"mailboxClosed",
	"domainWithoutServer",
	"serverDoesNotKnow",
	"addressRejected",
	"mailboxMoved",
];

/** The reasons for which an e-mail is too large. */
const OF_SIZE: readonly (RejectionKey | undefined)[] = ["tooLargeForMailbox", "tooLargeForServer"];

/** A rejection as a part of a sentence, and its fault as a sentence with the codes. */
export type DescribedRejection = { words: string; details: string };

/** Describes why an e-mail did not arrive. */
export function describeRejection(fault: DeliveryFault | null): DescribedRejection {
	return {
		words: describeCodes(fault ? getCodes(fault) : "", "no"),
		details: fault ? describeFault(fault) : "",
	};
}

/** Returns whether a mail server rejected an e-mail for good because of its address. */
export function isOfAddress(fault: DeliveryFault): boolean {
	// Where the server rejects the connection or the content, the same code says nothing of the address.
	if (fault.code === "mail-server-answered" && fault.command !== "RCPT TO") return false;
	const { key, isPermanent } = parseCodes(getCodes(fault));
	return isPermanent && OF_ADDRESS.includes(key);
}

/** Finds what helps where an e-mail did not arrive: another address, an e-mail without files, or time. */
export function findRemedy(fault: DeliveryFault | null): "address" | "size" | "other" {
	if (!fault) return "other";
	if (isOfAddress(fault)) return "address";
	return OF_SIZE.includes(parseCodes(getCodes(fault)).key) ? "size" : "other";
}

/** Describes why a delivery did not succeed, with the codes of the other server. */
export function describeFault(fault: DeliveryFault): string {
	switch (fault.code) {
		case "mail-server-answered": {
			const { reply, command } = fault;
			return tFault("mailServerAnswered", { reply, command, code: command });
		}
		case "mail-server-lost":
			return tFault("mailServerLost", { fault: fault.fault, code: fault.fault });
		case "webhook-lost":
			return tFault("webhookLost", { fault: fault.fault, code: fault.fault });
		case "webhook-answered":
			return tFault("webhookAnswered", { status: String(fault.status) });
		case "push-answered":
			return tFault("pushAnswered", { status: String(fault.status) });
		case "push-lost":
			return tFault("pushLost");
		case "unexpected":
			return tFault("unexpected");
		case "bounced":
			return describeBounce(fault.status);
		case "text":
			return fault.text;
	}
}

/** Describes a fault in English, as the log, exports and commands have it. */
export function exportFault(fault: DeliveryFault): string {
	return runInLanguage("en", () => describeFault(fault));
}

/** Describes the status of a report in a sentence, with the code if there is one: `This mailbox is full (5.2.2)`. */
export function describeBounce(status: string): string {
	const sentence = describeCodes(status, "yes");
	return status ? tFault("bounced", { sentence, status }) : sentence;
}

/** Returns the text with the codes of an SMTP reply or of a delivery status notification; empty where there are none. */
export function getCodes(fault: DeliveryFault): string {
	switch (fault.code) {
		case "mail-server-answered":
			return fault.reply;
		case "bounced":
			return fault.status;
		case "text":
			return fault.text;
		default:
			return "";
	}
}

function describeCodes(text: string, isSentence: "yes" | "no"): string {
	return t(parseCodes(text).key ?? "notTaken", { isSentence });
}

function parseCodes(text: string): { key: RejectionKey | undefined; isPermanent: boolean } {
	const [codes = "", reply = "", subject = "", detail = ""] =
		/\b([45]\d\d)(?:[ -][45]\.(\d{1,3})\.(\d{1,3}))?/.exec(text) ??
		/\b()[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(text) ??
		[];
	return {
		key: DETAILS[`${subject}.${detail}`] ?? SUBJECTS[subject] ?? REPLIES[reply],
		isPermanent: codes.startsWith("5"),
	};
}
