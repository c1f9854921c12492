import { addressParser, type Email } from "postal-mime";
import { cleanLine } from "#app/platform/clean-text.ts";
import { toAsciiDomain } from "#app/platform/domain.ts";
import { isLocalPart, MAX_EMAIL_LENGTH } from "#app/platform/email-address.ts";
import { shorten } from "#app/platform/plain-text.ts";
import { repairText } from "./decode-text.ts";
import type { Mailbox } from "./parsed-message.ts";

const MAX_NAME = 100;
const MAX_HEADER = 20_000;
const MAX_RECEIVERS = 100;
/** The headers that say who wrote a message, the surest first. A message without a sender would be none. */
const SENDERS = ["from", "sender", "reply-to", "return-path"];
/** Who wrote a message that a list or a group sends in its own name. */
const ORIGINALS = ["x-original-from", "x-original-sender"];
/** The headers in which mail servers note whom a message was for. */
const RECEIVERS = [
	"to",
	"cc",
	"delivered-to",
	"x-original-to",
	"envelope-to",
	"x-envelope-to",
	"x-forwarded-to",
	"resent-to",
];
/** The names of the headers that are read here. */
export const ADDRESS_HEADERS = [...SENDERS, ...ORIGINALS, ...RECEIVERS];
/** A letter beyond ASCII, as the part before the @ may have (RFC 6531). */
const LETTER = /(?![\p{ASCII}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{N}]/gu;

/** What nobody sees in an address; the domains of some scripts need joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Finds the sender; the address is empty where none is valid, as in some reports of mail servers. */
export function findSender(email: Email): Mailbox {
	return findFirst(email, SENDERS) ?? { name: cleanName(email.from?.name), address: "" };
}

/** Finds where answers go to: the first address of Reply-To. Returns null where it is the sender's own. */
export function findReplyTo(email: Email, sender: Mailbox): Mailbox | null {
	const replyTo = findFirst(email, ["reply-to"]);
	return replyTo?.address === sender.address ? null : replyTo;
}

/** Finds who wrote a message that came by a list or a group. */
export function findOriginalSender(email: Email): Mailbox | null {
	return findFirst(email, ORIGINALS);
}

/** Lists the addresses that a message was sent to, by the headers of these names. */
export function listReceivers({ headers }: Email, names: readonly string[] = RECEIVERS): string[] {
	const values = headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);
	const addresses = values.flatMap(parseMailboxes).map(({ address }) => address);
	return [...new Set(addresses)].slice(0, MAX_RECEIVERS);
}

function findFirst({ headers }: Email, keys: readonly string[]): Mailbox | null {
	for (const key of keys)
		for (const header of headers) {
			const [mailbox] = header.key === key ? parseMailboxes(header.value) : [];
			if (mailbox) return mailbox;
		}
	return null;
}

/**
 * Parses a header with addresses. Of a name with a comma and without quotes, as in `Desai, Riya <riya@x.example>`, the parser
 * makes several mailboxes: those without an address belong to the name of the next one that has one.
 */
export function parseMailboxes(value: string): Mailbox[] {
	const mailboxes: Mailbox[] = [];
	let names: string[] = [];
	for (const { name, address } of addressParser(value.slice(0, MAX_HEADER), { flatten: true })) {
		const valid = toAddress(address ?? "");
		if (valid) {
			const whole = [...names, name].filter(Boolean).join(", ");
			mailboxes.push({ name: cleanName(whole), address: valid });
		}
		names = valid || address ? [] : [...names.slice(-5), name];
	}
	return mailboxes;
}

/**
 * Returns the address in lower case, or null for what is none. The part before the @ may be longer than in the form, and in any
 * script.
 */
export function toAddress(text: string): string | null {
	if (text.length > MAX_EMAIL_LENGTH + 20 || INVISIBLE.test(text)) return null;
	const address = text
		.trim()
		.replace(/^mailto:/i, "")
		.replace(/^(["'[])(.*)(["'\]])$/, "$2")
		// A quoted part before the @ that needs no quotes.
		.replace(/^"([^"\\\s]+)"@/, "$1@")
		// The way by other servers (RFC 5321, appendix C).
		.replace(/^@[^:]*:/, "")
		.replace(/[.,;]+$/, "")
		.toLowerCase();
	const at = address.lastIndexOf("@");
	const user = address.slice(0, at);
	const domain = toAsciiDomain(address.slice(at + 1));
	if (domain === null || !isLocalPart(user.replaceAll(LETTER, "x"))) return null;
	const valid = `${user}@${domain}`;
	return valid.length <= MAX_EMAIL_LENGTH ? valid : null;
}

const cleanName = (name = "") => cleanHeader(name, MAX_NAME);

/** Returns a header's text on one line: an encoded one may have line ends. */
export function cleanHeader(text: string, max: number): string {
	const own = repairText(text.slice(0, 10_000));
	return shorten(cleanLine(own.replaceAll(/[\p{Cc}\s]+/gu, " ")), max);
}
