import PostalMime from "postal-mime";
import { decodeText, repairText } from "./decode-text.ts";
import { cleanFileName, FILE_BYTES, MESSAGE_FILES_BYTES } from "./file-limits.ts";
import { FILE_TYPES, findExtension, findFileType, findTypeExtension } from "./file-types.ts";
import { isText } from "./message-lines.ts";
import type { File } from "./parsed-message.ts";
import { decodeContent, listLeaves, type Part } from "./read-parts.ts";

const MAX_FILES = 50;
/** Pictures within the HTML that are smaller are lines and counters of views. */
const LEAST_PICTURE_BYTES = 512;
const MEDIA_TYPE = /^[\w.+-]{1,50}\/[\w.+-]{1,80}$/;
const DEFAULT_NAMES: Readonly<Record<string, string>> = {
	"message/rfc822": "message",
	"text/calendar": "invitation",
	"text/plain": "text",
	"text/html": "page",
};
const UNKNOWN_TYPE = "application/octet-stream";

/** Lists the files of a message; those that are too large have no content, and stay in the mailbox. */
export async function listFiles(root: Part): Promise<File[]> {
	let total = 0;
	const files: File[] = [];
	const rest = { count: 0, size: 0 };
	// A message that is a single text is no file, however it is marked.
	const parts =
		root.multipart === null && isText({ ...root, isAttachment: false }) ? [] : listLeaves(root);
	for (const part of parts.filter((part) => !isText(part))) {
		const content = await decodeContent(part);
		const size = content.byteLength;
		if (isCounter(part, size)) continue;
		if (files.length === MAX_FILES) {
			rest.count++;
			rest.size += size;
			continue;
		}
		const isKept = size <= FILE_BYTES && total + size <= MESSAGE_FILES_BYTES;
		if (isKept) total += size;
		files.push({
			...nameFile(part, await readName(part)),
			size,
			content: isKept ? new Uint8Array(content) : null,
		});
	}
	if (rest.count === 0) return files;
	return [...files, { name: `${rest.count} more files`, type: "", size: rest.size, content: null }];
}

/** Returns whether a part is a small picture within the HTML: a line, or a counter of views. */
function isCounter({ type, hasContentId, parent }: Part, size: number): boolean {
	let isRelated = false;
	for (let above = parent; above; above = above.parent) isRelated ||= above.multipart === "related";
	return isRelated && hasContentId && type.startsWith("image/") && size < LEAST_PICTURE_BYTES;
}

/** Reads the name of a file as it was sent, in any of the forms that mail programs write. */
async function readName({ head, fileName }: Part): Promise<string> {
	const options = { forceRfc822Attachments: true };
	const { attachments } = await PostalMime.parse(`${decodeText(head).trimEnd()}\n\n.`, options);
	return attachments[0]?.filename ?? fileName;
}

/** Names a file that has no name, and says its type by the extension: a program that says it is a PDF is none. */
function nameFile({ type }: Part, fileName: string): Pick<File, "name" | "type"> {
	const declared = MEDIA_TYPE.test(type) ? type : UNKNOWN_TYPE;
	const extension = findTypeExtension(declared);
	const own = cleanFileName(repairText(fileName.slice(0, 10_000)));
	const name = own || [DEFAULT_NAMES[declared] ?? "file", extension].filter(Boolean).join(".");
	const isOfOthers = findExtension(name) !== "" && [...FILE_TYPES.values()].includes(declared);
	return { name, type: findFileType(name) ?? (isOfOthers ? UNKNOWN_TYPE : declared) };
}
