import { crc32 } from "node:zlib";

/** A part of a PNG as its files hold it: https://www.w3.org/TR/png-3/#5Chunk-layout */
export function buildPngChunk(name: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name), data]);
	const size = Buffer.alloc(4);
	const sum = Buffer.alloc(4);
	size.writeUInt32BE(data.byteLength);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([size, named, sum]);
}
