import type { IncomingMessage } from "node:http";
import { MIMEType, promisify } from "node:util";
import { brotliDecompress, unzip } from "node:zlib";
import { Parser } from "htmlparser2";
import type { Headers } from "./visit.ts";

export type ReadBody = { text: string; bytes: number };

/** The most bytes of a body, on the line and once it is decompressed. */
const MOST = 5 * 1024 * 1024;
/** The bytes of a page among which HTML wants its encoding to be. */
const HEAD = 1024;
const TEXT = /^(?:text\/|application\/(?:\w+\+)?(?:json|xml|xhtml))/i;

/** A body is larger than 5 MB. */
export class BodyTooLargeError extends Error {}

const decompress = {
	br: promisify(brotliDecompress),
	gzip: promisify(unzip),
	"x-gzip": promisify(unzip),
	deflate: promisify(unzip),
};

/**
 * Reads the body of a response, and decodes it where it is text: by its header, or what the page itself says. Of a file it
 * counts the bytes alone. Throws BodyTooLargeError.
 */
export async function readBody(
	response: IncomingMessage,
	headers: Headers,
	{ isFile }: { isFile: boolean },
): Promise<ReadBody> {
	const parts: Buffer[] = [];
	let bytes = 0;
	for await (const part of response as AsyncIterable<Buffer>) {
		bytes += part.byteLength;
		if (bytes > MOST && isFile) break;
		if (bytes > MOST) throw new BodyTooLargeError();
		if (!isFile) parts.push(part);
	}
	const type = headers["content-type"] ?? "text/html";
	if (isFile || !TEXT.test(type)) return { text: "", bytes };
	return { text: decode(await unpack(Buffer.concat(parts), headers), type), bytes };
}

async function unpack(body: Buffer, headers: Headers): Promise<Buffer> {
	const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
	if (!(encoding in decompress) || body.byteLength === 0) return body;
	const unpackWith = decompress[encoding as keyof typeof decompress];
	try {
		return await unpackWith(body, { maxOutputLength: MOST });
	} catch (error) {
		const isTooLarge =
			error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
		throw isTooLarge ? new BodyTooLargeError() : error;
	}
}

function decode(body: Buffer, type: string): string {
	const named = readCharset(type) ?? findCharset(body);
	try {
		return new TextDecoder(named ?? "utf-8").decode(body);
	} catch {
		// No browser knows the encoding either.
		return new TextDecoder().decode(body);
	}
}

/** Returns the encoding that a page in HTML names in its first bytes. */
function findCharset(body: Buffer): string | null {
	let found: string | null = null;
	const parser = new Parser({
		onopentag(name, { charset, content = "" }) {
			if (name === "meta") found ??= charset ?? readCharset(content);
		},
	});
	parser.end(body.subarray(0, HEAD).toString("latin1"));
	return found;
}

/** Returns the encoding of a media type, such as `text/html; charset=utf-8`. */
function readCharset(type: string): string | null {
	try {
		return new MIMEType(type).params.get("charset");
	} catch {
		return null;
	}
}
