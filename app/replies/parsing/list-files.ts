import type { Attachment, Email } from "postal-mime";
import type { File } from "./parsed-message.ts";

const MB = 1024 * 1024;
/** The sizes in bytes up to which the content of a file is kept: of one, and of all of a message. */
export const FILE_BYTES = 10 * MB;
export const MESSAGE_FILES_BYTES = 20 * MB;
const MAX_FILES = 50;
/** Pictures within the HTML that are smaller are lines and counters of views. */
const LEAST_PICTURE_BYTES = 512;
const MAX_NAME = 120;
const MAX_EXTENSION = 12;
const MEDIA_TYPE = /^[\w.+-]{1,50}\/[\w.+-]{1,80}$/;
/** Names of devices on Windows, which no file may have. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const DEFAULT_NAMES: Readonly<Record<string, string>> = {
	"message/rfc822": "message.eml",
	"text/calendar": "invitation.ics",
	"text/plain": "text.txt",
	"text/html": "page.html",
};

/** Lists the files of a message; those that are too large have no content, and stay in the mailbox. */
export function listFiles({ attachments }: Email): File[] {
	let total = 0;
	const files = attachments.filter(isOfNote).map((attachment): File => {
		const content = toBytes(attachment.content);
		const size = content.byteLength;
		const isKept = size <= FILE_BYTES && total + size <= MESSAGE_FILES_BYTES;
		if (isKept) total += size;
		const type = MEDIA_TYPE.test(attachment.mimeType)
			? attachment.mimeType
			: "application/octet-stream";
		const name = cleanFileName(attachment.filename ?? "") || DEFAULT_NAMES[type] || "file";
		return { name, type, size, content: isKept ? content : null };
	});
	if (files.length <= MAX_FILES) return files;
	const others = files.slice(MAX_FILES);
	const size = others.reduce((sum, file) => sum + file.size, 0);
	const rest = { name: `${others.length} more files`, type: "", size, content: null };
	return [...files.slice(0, MAX_FILES), rest];
}

function isOfNote({ related, content, mimeType }: Attachment): boolean {
	const isSmall = toBytes(content).byteLength < LEAST_PICTURE_BYTES;
	return !(related && mimeType.startsWith("image/") && isSmall);
}

function toBytes(content: Attachment["content"]): Uint8Array {
	if (typeof content === "string") return new TextEncoder().encode(content);
	return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/**
 * Returns the name of a file without path, invisible characters and those that file systems forbid, at most 120 characters
 * with its extension.
 */
export function cleanFileName(name: string): string {
	const base = name.slice(0, 10_000).split(/[/\\]/).at(-1) ?? "";
	const clean = base
		.toWellFormed()
		.normalize("NFC")
		.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
		.replaceAll(/\s+/g, " ")
		.replaceAll(/[<>:"|?*]/g, "_")
		.replaceAll(/^[. ]+|[. ]+$/g, "");
	const safe = DEVICES.test(clean) ? `_${clean}` : clean;
	if (safe.length <= MAX_NAME) return safe;
	const dot = safe.lastIndexOf(".");
	const extension = dot > 0 && safe.length - dot <= MAX_EXTENSION ? safe.slice(dot) : "";
	return safe.slice(0, MAX_NAME - extension.length).toWellFormed() + extension;
}
