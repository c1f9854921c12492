import type { ImapFlow, MessageStructureObject } from "imapflow";
import { AUTOMATIC_HEADERS } from "../parsing/automatic.ts";
import { decodeText } from "../parsing/decode-text.ts";
import { RESULTS_HEADER } from "../parsing/dmarc.ts";
import { REPORT_TYPES } from "../parsing/find-bounce.ts";
import { isVisible } from "../parsing/line.ts";
import { ADDRESS_HEADERS } from "../parsing/mailboxes.ts";

/** The headers that are read of a message. */
const HEADERS = [
	...ADDRESS_HEADERS,
	...AUTOMATIC_HEADERS,
	RESULTS_HEADER,
	"subject",
	"date",
	"message-id",
	"in-reply-to",
	"references",
];
const TEXT_BYTES = 256 * 1024;
const REPORT_BYTES = 64 * 1024;
const NOTE = "[This message is too large for the desk. Its files are in the mailbox.]";

/**
 * Fetches the headers of a message that is too large to be received whole, with the beginning of its text and a line
 * that says where the rest is. Of a report on a delivery it fetches the beginnings of the parts that say what has failed.
 * Resolves to null where the message is gone.
 */
export async function fetchHeadersAndText(
	client: ImapFlow,
	uid: number,
): Promise<Uint8Array | null> {
	const head = await client.fetchOne(uid, { headers: HEADERS, bodyStructure: true }, { uid: true });
	if (head === false || head.headers === undefined) return null;
	const structure = head.bodyStructure ?? { type: "text/plain" };
	const text = await fetchText(client, uid, structure);
	// The headers end with an empty line.
	const fields = head.headers.toString("latin1").trimEnd();
	const parts =
		structure.type === "multipart/report" ? await fetchReport(client, uid, structure) : [];
	const body = parts.length > 0 ? writeReport([text, ...parts]) : text;
	return Buffer.from(`${fields}\r\nMIME-Version: 1.0\r\n${body}\r\n`, "latin1");
}

/** Fetches the beginning of the text: the HTML has the words where the plain text says nothing. */
async function fetchText(
	client: ImapFlow,
	uid: number,
	structure: MessageStructureObject,
): Promise<string> {
	const parts = listParts(structure).filter(({ disposition }) => disposition !== "attachment");
	for (const type of ["text/plain", "text/html"]) {
		const part = parts.find((each) => each.type === type);
		if (!part) continue;
		const bytes = await download(client, uid, part, TEXT_BYTES);
		const { charset = "", format, delsp } = part.parameters ?? {};
		const text = decodeText(bytes, charset);
		const isLast = type === "text/html" || !parts.some((each) => each.type === "text/html");
		if (!isLast && !isVisible([{ text, isQuoted: false }])) continue;
		const note = type === "text/html" ? `<p>${NOTE}</p>` : NOTE;
		const flowed = format?.toLowerCase() === "flowed" ? "; format=flowed" : "";
		const blanks = flowed && delsp?.toLowerCase() === "yes" ? "; delsp=yes" : "";
		return writePart(`${type}; charset=utf-8${flowed}${blanks}`, `${note}\n\n${text}`);
	}
	return writePart("text/plain; charset=utf-8", NOTE);
}

async function fetchReport(
	client: ImapFlow,
	uid: number,
	structure: MessageStructureObject,
): Promise<string[]> {
	const parts = listParts(structure).filter(({ type }) => REPORT_TYPES.has(type));
	const written: string[] = [];
	for (const part of parts.slice(0, 5))
		written.push(writePart(part.type, await download(client, uid, part, REPORT_BYTES)));
	return written;
}

/** Lists the parts that have a content; a message in a message is one. */
function listParts(node: MessageStructureObject): MessageStructureObject[] {
	if (!node.type.startsWith("multipart/")) return [node];
	return (node.childNodes ?? []).flatMap(listParts);
}

function writePart(type: string, content: string | Uint8Array): string {
	const lines =
		Buffer.from(content)
			.toString("base64")
			.match(/.{1,76}/g) ?? [];
	return `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines.join("\r\n")}`;
}

function writeReport(parts: readonly string[]): string {
	const boundary = `part-${crypto.randomUUID()}`;
	const bodies = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
	return `Content-Type: multipart/report; boundary="${boundary}"\r\n\r\n${bodies}--${boundary}--`;
}

/** Downloads the beginning of a part without its transfer encoding, with the letters as they were sent. */
async function download(
	client: ImapFlow,
	uid: number,
	{ part = "1" }: MessageStructureObject,
	maxBytes: number,
): Promise<Uint8Array> {
	const options = { uid: true, maxBytes, decodeText: false };
	const { content } = await client.download(String(uid), part, options);
	const chunks: Uint8Array[] = [];
	for await (const chunk of content ?? []) chunks.push(chunk);
	return Buffer.concat(chunks);
}
