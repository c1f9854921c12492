/** A font's glyphs in units of its em, baseline at 0, y downwards as in SVG. */
export type Glyphs = {
	unitsPerEm: number;
	/** By character: how far the pen goes on. */
	advances: Record<string, number>;
	/** By character: path data in absolute M, L, Q and Z; "" for a space. */
	outlines: Record<string, string>;
};

type Point = { x: number; y: number; isOnCurve: boolean };
type Contour = Point[];

/** Reads the outlines of those of the characters that a static TrueType font has. */
export function readGlyphs(font: Buffer, characters: string): Glyphs {
	const { glyf, head, hhea, hmtx, loca, cmap } = readTables(font);
	const hasLongOffsets = head.readInt16BE(50) === 1;
	const metricCount = hhea.readUInt16BE(34);
	const toGlyph = readCharacterMap(cmap);

	function findOffset(glyph: number): number {
		return hasLongOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
	}
	function readContours(glyph: number): Contour[] {
		const start = findOffset(glyph);
		if (start === findOffset(glyph + 1)) return [];
		const data = glyf.subarray(start);
		return data.readInt16BE(0) >= 0 ? readSimple(data) : readCompound(data, readContours);
	}

	const advances: Record<string, number> = {};
	const outlines: Record<string, string> = {};
	for (const character of characters) {
		const glyph = toGlyph(character.codePointAt(0) ?? 0);
		if (!glyph) continue;
		advances[character] = hmtx.readUInt16BE(Math.min(glyph, metricCount - 1) * 4);
		outlines[character] = readContours(glyph).map(traceContour).join("");
	}
	return { unitsPerEm: head.readUInt16BE(18), advances, outlines };
}

const TABLES = ["cmap", "glyf", "head", "hhea", "hmtx", "loca"] as const;

function readTables(font: Buffer): Record<(typeof TABLES)[number], Buffer> {
	const found = new Map<string, Buffer>();
	for (let index = 0; index < font.readUInt16BE(4); index++) {
		const record = 12 + index * 16;
		const start = font.readUInt32BE(record + 8);
		const end = start + font.readUInt32BE(record + 12);
		found.set(font.toString("latin1", record, record + 4), font.subarray(start, end));
	}
	const entries = TABLES.map((tag) => {
		const table = found.get(tag);
		if (!table) throw new Error(`The font has no ${tag} table`);
		return [tag, table] as const;
	});
	return Object.fromEntries(entries) as Record<(typeof TABLES)[number], Buffer>;
}

/** The character map of format 4, which every font with Latin letters has; 0 for what is not in it. */
function readCharacterMap(cmap: Buffer): (code: number) => number {
	for (let index = 0; index < cmap.readUInt16BE(2); index++) {
		const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
		if (table.readUInt16BE(0) !== 4) continue;
		const doubled = table.readUInt16BE(6);
		return (code) => {
			let segment = 0;
			while (segment < doubled && table.readUInt16BE(14 + segment) < code) segment += 2;
			const start = table.readUInt16BE(16 + doubled + segment);
			if (segment >= doubled || code < start) return 0;
			const delta = table.readUInt16BE(16 + doubled * 2 + segment);
			const rangeAt = 16 + doubled * 3 + segment;
			const range = table.readUInt16BE(rangeAt);
			if (range === 0) return (code + delta) & 0xffff;
			const glyph = table.readUInt16BE(rangeAt + range + (code - start) * 2);
			return glyph && (glyph + delta) & 0xffff;
		};
	}
	throw new Error("The font has no character map of format 4");
}

function readSimple(data: Buffer): Contour[] {
	const count = data.readInt16BE(0);
	const ends = Array.from({ length: count }, (_, index) => data.readUInt16BE(10 + index * 2));
	const total = (ends.at(-1) ?? -1) + 1;
	let at = 10 + count * 2;
	at += 2 + data.readUInt16BE(at);
	const flags: number[] = [];
	while (flags.length < total) {
		const flag = data.readUInt8(at++);
		const repeated = flag & 8 ? data.readUInt8(at++) : 0;
		for (let index = 0; index <= repeated; index++) flags.push(flag);
	}
	function readAxis(shortBit: number, sameBit: number): number[] {
		let value = 0;
		return flags.map((flag) => {
			if (flag & shortBit) value += flag & sameBit ? data.readUInt8(at++) : -data.readUInt8(at++);
			else if (!(flag & sameBit)) {
				value += data.readInt16BE(at);
				at += 2;
			}
			return value;
		});
	}
	const xs = readAxis(2, 16);
	const ys = readAxis(4, 32);
	const points = flags.map((flag, index) => ({
		x: xs[index] ?? 0,
		y: -(ys[index] ?? 0),
		isOnCurve: (flag & 1) === 1,
	}));
	return ends.map((end, index) =>
		points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
	);
}

/** Parts that are other glyphs, moved but neither scaled nor turned. */
function readCompound(data: Buffer, readContours: (glyph: number) => Contour[]): Contour[] {
	const contours: Contour[] = [];
	let at = 10;
	let flags: number;
	do {
		flags = data.readUInt16BE(at);
		const glyph = data.readUInt16BE(at + 2);
		const areOffsets = (flags & 2) !== 0;
		if (!areOffsets || flags & 0xc8)
			throw new Error("The font has a part that is scaled or turned");
		const isWide = (flags & 1) !== 0;
		const dx = isWide ? data.readInt16BE(at + 4) : data.readInt8(at + 4);
		const dy = isWide ? data.readInt16BE(at + 6) : data.readInt8(at + 5);
		at += isWide ? 8 : 6;
		for (const contour of readContours(glyph)) {
			contours.push(contour.map(({ x, y, isOnCurve }) => ({ x: x + dx, y: y - dy, isOnCurve })));
		}
	} while (flags & 32);
	return contours;
}

/** Between two points off the curve lies one on it. */
function traceContour(contour: Contour): string {
	const points = contour.flatMap((point, index) => {
		const next = contour[(index + 1) % contour.length] ?? point;
		if (point.isOnCurve || next.isOnCurve) return [point];
		return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOnCurve: true }];
	});
	const first = points.findIndex(({ isOnCurve }) => isOnCurve);
	const [start, ...rest] = [...points.slice(first), ...points.slice(0, first)];
	if (!start) return "";
	const steps = [...rest, start].map(({ x, y, isOnCurve }, index, all) => {
		const isAfterControl = index > 0 && all[index - 1]?.isOnCurve === false;
		return `${isOnCurve ? (isAfterControl ? " " : "L") : "Q"}${x} ${y}`;
	});
	return `M${start.x} ${start.y}${steps.join("")}Z`;
}
