import PostalMime, { type Email } from "postal-mime";
import { getHeader, isDaemon } from "./automatic.ts";
import { readFailureWords } from "./failure-words.ts";
import { parseMailboxes } from "./mailboxes.ts";
import { findIds, listMessageIds } from "./message-ids.ts";
import type { Bounce } from "./parsed-message.ts";
import { decodeContent, listLeaves, type Part } from "./read-parts.ts";
import { findStatus } from "./status-codes.ts";

const STATUS_TYPES = new Set(["message/delivery-status", "message/global-delivery-status"]);
const RETURNED_TYPES = new Set([
	"message/rfc822",
	"text/rfc822-headers",
	"message/global",
	"message/global-headers",
]);
/** The media types of the parts that reports consist of. */
export const REPORT_TYPES = new Set([...STATUS_TYPES, ...RETURNED_TYPES]);
/** Reports that a message was read, or is unwanted. */
const OTHER_REPORTS = /^message\/(?:(?:global-)?disposition-notification|feedback-report)$/;
const POSTMASTER = /^postmaster@/i;
const OWN_ID = /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[^<>\s]{1,255}>/gi;
/** The longest part of a report that is looked at, in bytes. */
const MAX_BYTES = 100_000;
const MAX_GROUPS = 100;

type Failure = Pick<Bounce, "status" | "recipients">;

/**
 * Finds what a report says about a message that was not delivered. Resolves to null for other messages, for receipts and for
 * delays; a message with a report as a file is none.
 */
export async function findBounce(email: Email, root: Part, words: string): Promise<Bounce | null> {
	const isReport = root.multipart === "report";
	if (!isReport && !isOfMailSystem(email)) return null;
	const parts = listLeaves(root).filter(({ isAttachment }) => isReport || !isAttachment);
	if (parts.some(({ type }) => OTHER_REPORTS.test(type))) return null;
	const reports = parts.filter(({ type }) => STATUS_TYPES.has(type));
	const failure =
		reports.length > 0 ? await readReports(reports, words) : readFailureWords(email, words);
	if (!failure) return null;
	const returned = parts.filter(({ type }) => RETURNED_TYPES.has(type)).slice(0, 5);
	const ids = (await Promise.all(returned.map(readMessageId))).flat();
	return {
		...failure,
		ids: [...ids, ...listMessageIds(email), ...(words.match(OWN_ID) ?? []).slice(0, 20)],
	};
}

/**
 * Returns whether a mail server wrote a message. Its reports may lack the form of RFC 3464, such as those of qmail and old
 * versions of Exim; a person may have the address postmaster@.
 */
function isOfMailSystem(email: Email): boolean {
	if (isDaemon(email) || getHeader(email, "x-failed-recipients")) return true;
	if (!POSTMASTER.test(`${email.from?.address || email.from?.name}@`)) return false;
	const submitted = getHeader(email, "auto-submitted").toLowerCase();
	return (
		getHeader(email, "return-path") === "<>" || (submitted !== "" && !submitted.startsWith("no"))
	);
}

/** Reads the groups of fields of a report (RFC 3464). Resolves to null unless a delivery has failed. */
async function readReports(reports: readonly Part[], words: string): Promise<Failure | null> {
	const contents: string[] = [];
	for (const report of reports.slice(0, 5))
		contents.push((await decodeContent(report, MAX_BYTES)).toString("utf8"));
	const groups = contents
		.flatMap((content) => content.split(/\r?\n[ \t]*\r?\n/))
		.slice(0, MAX_GROUPS);
	const recipients = new Set<string>();
	let status: string | null = null;
	for (const group of groups) {
		const fields = await PostalMime.parse(`${group.trim()}\n\n`);
		const failed = readStatus(fields);
		if (failed === null) continue;
		status ||= failed;
		for (const name of ["original-recipient", "final-recipient"])
			for (const address of readRecipient(getHeader(fields, name))) recipients.add(address);
	}
	if (status === null) return null;
	return { status: status || (findStatus(words) ?? ""), recipients: [...recipients] };
}

/** Returns the status of a delivery that has failed, which may be empty, or null for another. */
function readStatus(fields: Email): string | null {
	const [action = ""] = getHeader(fields, "action")
		.toLowerCase()
		.split(/[\s;(]/);
	const status = findStatus(getHeader(fields, "status")) ?? "";
	if (action !== "failed" && !(action === "" && status.startsWith("5"))) return null;
	// Many servers write a general code, and the exact one into the text of the other server.
	const exact = findStatus(getHeader(fields, "diagnostic-code"));
	return exact && /\.0$|^$/.test(status) ? exact : status;
}

/** Reads an address behind its type, as in `rfc822; riya@x.example`. */
function readRecipient(value: string): string[] {
	const address = value.slice(value.indexOf(";") + 1);
	return parseMailboxes(address).map(({ address }) => address);
}

async function readMessageId(part: Part): Promise<string[]> {
	const content = (await decodeContent(part, MAX_BYTES)).toString("utf8");
	const [head = ""] = content.split(/\r?\n\r?\n/, 1);
	const { messageId = "" } = await PostalMime.parse(`${head}\n\n`);
	return findIds(messageId).slice(0, 1);
}
