import { type Agent, get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";

/** What browsers say that they take. */
export const AS_BROWSER = { "Accept-Encoding": "gzip, deflate, br, zstd" };

export type Raw = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One answer as it comes over the line: nothing is decompressed, and no header is added. */
export function getRaw(
	address: string,
	headers: Record<string, string> = {},
	/** Whose connection is taken; without one it is a new one. */
	agent: Agent | false = false,
): Promise<Raw> {
	return new Promise((done, fail) => {
		get(address, { headers, agent }, (response) => {
			const { statusCode = 0, headers: answered } = response;
			buffer(response).then((body) => done({ status: statusCode, headers: answered, body }), fail);
		}).on("error", fail);
	});
}

export function readText({ headers, body }: Raw): string {
	const decode = DECODERS[headers["content-encoding"] ?? ""];
	return (decode ? decode(body) : body).toString();
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	zstd: zstdDecompressSync,
};
