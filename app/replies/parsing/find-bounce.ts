import PostalMime, { type Attachment, type Email } from "postal-mime";
import { isReport } from "./automatic.ts";
import { listMessageIds } from "./message-ids.ts";
import type { Bounce } from "./parsed-message.ts";

const STATUS_TYPES = new Set(["message/delivery-status", "message/global-delivery-status"]);
const RETURNED_TYPES = new Set([
	"message/rfc822",
	"text/rfc822-headers",
	"message/global",
	"message/global-headers",
]);
/** Senders of reports that have not the form of RFC 3464, such as those of qmail and old versions of Exim. */
const MAIL_SYSTEMS = /^(?:mailer-daemon|postmaster)(?:@|$)/i;
/** An enhanced status code (RFC 3463), which is no part of an IP address. */
const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/;
const OWN_ID = /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[^<>\s]{1,255}>/gi;
/** The longest part of a report that is looked at, in characters. */
const MAX_LENGTH = 100_000;

/** Finds what a report says about a message that was not delivered. Resolves to null for other messages, and for delays. */
export async function findBounce(email: Email): Promise<Bounce | null> {
	const reports = email.attachments.filter(({ mimeType }) => STATUS_TYPES.has(mimeType));
	const isOfSystem = MAIL_SYSTEMS.test(email.from?.address || email.from?.name || "");
	if (reports.length === 0 && !isReport(email) && !isOfSystem) return null;
	const words = decode(email.text ?? email.html ?? "");
	const status = reports.length > 0 ? await readReports(reports) : findStatus(words);
	if (status === null) return null;
	const returned = email.attachments.filter(({ mimeType }) => RETURNED_TYPES.has(mimeType));
	const ids = (await Promise.all(returned.slice(0, 5).map(readMessageId))).flat();
	return {
		ids: [...ids, ...listMessageIds(email), ...(words.match(OWN_ID) ?? []).slice(0, 20)],
		status: status === "" ? (findStatus(words) ?? "") : status,
		recipients: await readRecipients(reports),
	};
}

function decode(content: Attachment["content"]): string {
	return typeof content === "string"
		? content.slice(0, MAX_LENGTH)
		: new TextDecoder().decode(content.slice(0, MAX_LENGTH));
}

/** Reads the groups of fields of a report (RFC 3464). Resolves to null unless a delivery has failed. */
async function readReports(reports: readonly Attachment[]): Promise<string | null> {
	const groups = reports
		.flatMap(({ content }) => decode(content).split(/\r?\n[ \t]*\r?\n/))
		.slice(0, 100);
	for (const group of groups) {
		const { headers } = await PostalMime.parse(`${group.trim()}\n\n`);
		const get = (key: string) => headers.find((header) => header.key === key)?.value ?? "";
		const action = get("action").trim().toLowerCase();
		const status = findStatus(get("status")) ?? "";
		if (action !== "failed" && !(action === "" && status.startsWith("5"))) continue;
		// Many servers write a general code, and the exact one into the text of the other server.
		const exact = findStatus(get("diagnostic-code"));
		return exact && /\.0$|^$/.test(status) ? exact : status;
	}
	return null;
}

/** Lists the addresses of the groups of a report that have failed. */
async function readRecipients(reports: readonly Attachment[]): Promise<string[]> {
	const groups = reports.flatMap(({ content }) => decode(content).split(/\r?\n[ \t]*\r?\n/));
	const recipients: string[] = [];
	for (const group of groups.slice(0, 100)) {
		const { headers } = await PostalMime.parse(`${group.trim()}\n\n`);
		const get = (key: string) => headers.find((header) => header.key === key)?.value ?? "";
		const recipient = get("original-recipient") || get("final-recipient");
		const address = recipient.slice(recipient.indexOf(";") + 1).trim();
		if (get("action").trim().toLowerCase() === "failed" && address)
			recipients.push(address.toLowerCase());
	}
	return recipients;
}

/** Finds the first code of a failure in a text. Returns null where there is none. */
function findStatus(text: string): string | null {
	const code = STATUS.exec(text)?.[1] ?? null;
	return code?.startsWith("2.") ? null : code;
}

async function readMessageId({ content }: Attachment): Promise<string[]> {
	const { messageId } = await PostalMime.parse(`${decode(content)}\n\n`);
	return messageId ? [messageId.trim()] : [];
}
