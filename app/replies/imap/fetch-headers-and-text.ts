import type { ImapFlow, MessageStructureObject } from "imapflow";

/** The headers by which a message is matched and told from automatic ones. */
const HEADERS = [
	"From",
	"Sender",
	"To",
	"Cc",
	"Delivered-To",
	"X-Original-To",
	"Subject",
	"Date",
	"Message-ID",
	"In-Reply-To",
	"References",
	"Auto-Submitted",
	"Precedence",
	"Return-Path",
	"X-Auto-Response-Suppress",
	"List-Id",
];
const TEXT_BYTES = 256 * 1024;
const NOTE = "[This message is too large for the desk. Its files are in the mailbox.]";

/**
 * Fetches the headers of a message that is too large to be received whole, with the beginning of its text and a line
 * that says where the rest is. Resolves to null where the message is gone.
 */
export async function fetchHeadersAndText(
	client: ImapFlow,
	uid: number,
): Promise<Uint8Array | null> {
	const head = await client.fetchOne(uid, { headers: HEADERS, bodyStructure: true }, { uid: true });
	if (head === false || head.headers === undefined) return null;
	const part = head.bodyStructure ? findText(head.bodyStructure) : null;
	const text = part ? await downloadText(client, uid, part) : "";
	const body = Buffer.from(`${NOTE}\n\n${text}`).toString("base64");
	const lines = body.match(/.{1,76}/g) ?? [];
	const own =
		"MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n";
	// The headers end with an empty line.
	const fields = head.headers.toString("latin1").trimEnd();
	return Buffer.from(`${fields}\r\n${own}\r\n${lines.join("\r\n")}\r\n`, "latin1");
}

/** Returns the number of the first part that is plain text. */
function findText(node: MessageStructureObject): string | null {
	const { childNodes, type, disposition, part } = node;
	if (!childNodes)
		return type === "text/plain" && disposition !== "attachment" ? (part ?? "1") : null;
	for (const child of childNodes) {
		const found = findText(child);
		if (found) return found;
	}
	return null;
}

/** Downloads the beginning of a text, decoded to UTF-8. */
async function downloadText(client: ImapFlow, uid: number, part: string): Promise<string> {
	const { content } = await client.download(String(uid), part, { uid: true, maxBytes: TEXT_BYTES });
	if (!content) return "";
	let text = "";
	for await (const chunk of content.setEncoding("utf8")) text += chunk;
	return text;
}
