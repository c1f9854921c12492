import { Readable } from "node:stream";
import { type MimeNode, Splitter } from "@zone-eu/mailsplit";

/** More levels, parts and longer headers than any mail program makes. */
const MAX_DEPTH = 20;
const MAX_PARTS = 5_000;
const MAX_HEADER_BYTES = 256 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** The media type of what says none, or a malformed one (RFC 2045, 5.2). */
const DEFAULT_TYPE = "text/plain";

/** A part of a message (RFC 2046), with the parts that it consists of. A message in a message has none: it is a file. */
export type Part = {
	/** The media type, in lower case. */
	type: string;
	/** The subtype of a multipart, such as `alternative`; null for others. */
	multipart: string | null;
	isAttachment: boolean;
	fileName: string;
	charset: string;
	/** For format=flowed (RFC 3676): whether the blank at the end of a line is a part of the text. */
	flowed: { deletesBlank: boolean } | null;
	hasContentId: boolean;
	parent: Part | null;
	children: Part[];
	/** The part's headers as they were sent. */
	head: Uint8Array;
	/** The part's content in its transfer encoding. */
	encoded: Uint8Array[];
	createDecoder: MimeNode["getDecoder"];
};

/** Splits a message into its parts. Rejects where it has more, or deeper ones, than messages have. */
export async function readParts(raw: Uint8Array): Promise<Part> {
	const splitter = new Splitter({
		ignoreEmbedded: true,
		maxHeadSize: MAX_HEADER_BYTES,
		maxChildNodes: MAX_PARTS,
	});
	const parts = new Map<MimeNode, Part>();
	let root: Part | undefined;
	splitter.end(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
	for await (const chunk of splitter) {
		if (chunk.type === "node") {
			const part = toPart(chunk, parts.get(chunk.parentNode) ?? null);
			parts.set(chunk, part);
			root ??= part;
		} else if (chunk.type === "body") parts.get(chunk.node)?.encoded.push(chunk.value);
	}
	if (!root) throw new Error("It has no parts.");
	return root;
}

function toPart(node: MimeNode, parent: Part | null): Part {
	const type = node.contentType || "";
	const part: Part = {
		type: type.includes("/") ? type : DEFAULT_TYPE,
		multipart: node.multipart || null,
		isAttachment: node.disposition === "attachment",
		fileName: node.filename || "",
		charset: node.charset || "",
		flowed: node.flowed ? { deletesBlank: node.delSp } : null,
		hasContentId: node.headers !== false && node.headers.hasHeader("content-id"),
		parent,
		children: [],
		head: node.getHeaders(),
		encoded: [],
		createDecoder: () => node.getDecoder(),
	};
	parent?.children.push(part);
	let depth = 0;
	for (let above = parent; above; above = above.parent) depth++;
	if (depth > MAX_DEPTH) throw new Error("It has too many levels.");
	return part;
}

/** Lists the parts that have a content, in their order. */
export function listLeaves(part: Part): Part[] {
	return part.multipart === null ? [part] : part.children.flatMap(listLeaves);
}

/** Decodes the content of a part. Of one that is longer than `max` bytes in its transfer encoding the beginning alone. */
export async function decodeContent(
	{ encoded, createDecoder }: Part,
	max = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
	const decoder = createDecoder();
	const decoded: Buffer[] = [];
	for await (const chunk of Readable.from(eachChunk(encoded, max)).pipe(decoder))
		decoded.push(chunk);
	return Buffer.concat(decoded);
}

/** Yields contents in pieces for a decoder, which takes memory by the lines of a piece. */
function* eachChunk(contents: readonly Uint8Array[], max: number): Generator<Uint8Array> {
	let left = max;
	for (const content of contents)
		for (let from = 0; from < content.length && left > 0; from += CHUNK_BYTES) {
			const chunk = content.subarray(from, from + Math.min(CHUNK_BYTES, left));
			left -= chunk.length;
			yield chunk;
		}
}
