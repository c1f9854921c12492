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
	const structure = head.bodyStructure;
	// HTML has the words where there is no plain text.
	const part = structure && (findText(structure, "text/plain") ?? findText(structure, "text/html"));
	const text = part ? await downloadText(client, uid, part.number) : "";
	const type = part?.type ?? "text/plain";
	const note = type === "text/html" ? `<p>${NOTE}</p>` : NOTE;
	const body = Buffer.from(`${note}\n\n${text}`).toString("base64");
	const lines = body.match(/.{1,76}/g) ?? [];
	const own = `MIME-Version: 1.0\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n`;
	// The headers end with an empty line.
	const fields = head.headers.toString("latin1").trimEnd();
	return Buffer.from(`${fields}\r\n${own}\r\n${lines.join("\r\n")}\r\n`, "latin1");
}

type TextPart = { number: string; type: "text/plain" | "text/html" };

/** Returns the first part of a type that is no file. */
function findText(node: MessageStructureObject, wanted: TextPart["type"]): TextPart | null {
	const { childNodes, type, disposition, part } = node;
	if (!childNodes)
		return type === wanted && disposition !== "attachment"
			? { number: part ?? "1", type: wanted }
			: null;
	for (const child of childNodes) {
		const found = findText(child, wanted);
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
