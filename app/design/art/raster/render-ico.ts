/** A square picture; its size in pixels is at most 255. */
type Picture = { size: number; png: Buffer };

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;
const BITS_PER_PIXEL = 32;

/** Renders PNG pictures of several sizes into one ICO file, which Windows supports since Vista. */
export function renderIco(pictures: readonly Picture[]): Buffer {
	const header = Buffer.alloc(HEADER_BYTES);
	header.writeUInt16LE(ICON, 2);
	header.writeUInt16LE(pictures.length, 4);
	let at = HEADER_BYTES + pictures.length * ENTRY_BYTES;
	const entries = pictures.map(({ size, png }) => {
		const entry = Buffer.alloc(ENTRY_BYTES);
		entry.writeUInt8(size, 0);
		entry.writeUInt8(size, 1);
		entry.writeUInt16LE(1, 4);
		entry.writeUInt16LE(BITS_PER_PIXEL, 6);
		entry.writeUInt32LE(png.byteLength, 8);
		entry.writeUInt32LE(at, 12);
		at += png.byteLength;
		return entry;
	});
	return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
