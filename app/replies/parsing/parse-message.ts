import PostalMime, { type Address, addressParser, type Email } from "postal-mime";
import { cleanLine } from "#app/platform/clean-text.ts";
import { shorten } from "#app/platform/plain-text.ts";
import { findAutomatic } from "./automatic.ts";
import { findBounce } from "./find-bounce.ts";
import { toHtmlLines } from "./html-lines.ts";
import { cleanLines, type Line, toTextLines } from "./line.ts";
import { listFiles } from "./list-files.ts";
import { findMessageId, listMessageIds } from "./message-ids.ts";
import type { ParsedMessage } from "./parsed-message.ts";

/** The parser's limits: more levels and longer headers than any mail program makes. A message in a message is a file. */
const LIMITS = {
	maxNestingDepth: 20,
	maxHeadersSize: 256 * 1024,
	maxRfc822NestingDepth: 0,
};
const ADDRESS = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\"]{1,255}$/;
const MAX_ADDRESS = 254;
const MAX_RECEIVERS = 100;
const MAX_NAME = 100;
const MAX_SUBJECT = 200;
/** The headers in which mail servers note whom a message was for. */
const RECEIVER_HEADERS = new Set(["to", "cc", "delivered-to", "x-original-to", "envelope-to"]);

/** Parses a message. Resolves to null for what is none, or is beyond the limits of the parser. */
export async function parseMessage(raw: Uint8Array): Promise<ParsedMessage | null> {
	const email = await PostalMime.parse(raw, LIMITS).catch(() => null);
	if (!email) return null;
	const bounce = await findBounce(email);
	const address = toAddress(email.from);
	if (!address && !bounce) return null;
	const replyTo = toMailbox(email.replyTo?.[0]);
	const get = (key: string) =>
		email.headers.find((header) => header.key === key)?.value.trim() ?? "";
	return {
		messageId: findMessageId(email),
		rawMessageId: get("message-id").replaceAll(/^<|>$/g, "").slice(0, 500),
		date: get("date").slice(0, 100),
		references: listMessageIds(email),
		from: { name: cleanHeader(email.from?.name, MAX_NAME), address: address ?? "" },
		replyTo: replyTo?.address === address ? null : replyTo,
		originalFrom: toMailbox(
			addressParser(get("x-original-from") || get("x-original-sender"), { flatten: true })[0],
		),
		isRejectedByDmarc: /\bdmarc=fail\b/i.test(get("authentication-results")),
		receivers: listReceivers(email),
		subject: cleanHeader(email.subject, MAX_SUBJECT),
		...findAutomatic(email),
		bounce,
		lines: cleanLines(listLines(email)),
		files: bounce ? [] : listFiles(email),
	};
}

/** Returns a header's text on one line: an encoded one may have line ends. */
function cleanHeader(text = "", max: number): string {
	return shorten(cleanLine(text.slice(0, 10_000).replaceAll(/[\p{Cc}\s]+/gu, " ")), max);
}

/** Returns the address in lower case, or null for a malformed one. */
function toAddress(mailbox: Address | undefined): string | null {
	const address = (mailbox?.address ?? mailbox?.group?.[0]?.address ?? "").trim().toLowerCase();
	return ADDRESS.test(address) && address.length <= MAX_ADDRESS ? address : null;
}

function toMailbox(mailbox: Address | undefined) {
	const address = toAddress(mailbox);
	return address === null ? null : { name: cleanHeader(mailbox?.name, MAX_NAME), address };
}

function listReceivers({ headers }: Email): string[] {
	const values = headers.filter(({ key }) => RECEIVER_HEADERS.has(key)).map(({ value }) => value);
	const mailboxes = values.flatMap((value) =>
		addressParser(value.slice(0, 20_000), { flatten: true }),
	);
	return [...new Set(mailboxes.flatMap((mailbox) => toAddress(mailbox) ?? []))].slice(
		0,
		MAX_RECEIVERS,
	);
}

/** Lists the lines of the HTML where it marks what is quoted, else of the plain text if there is one. */
function listLines({ html, text }: Email): Line[] {
	const htmlLines = html ? toHtmlLines(html) : [];
	const isMarked = htmlLines.some(({ isQuoted }) => isQuoted);
	return text === undefined || isMarked ? htmlLines : toTextLines(text);
}
