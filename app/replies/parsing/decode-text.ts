import iconv from "iconv-lite";

/** Encodings in which ordinary words may look like UTF-8, such as 谢谢 in GBK. */
const MULTI_BYTE = /^(?:gb|big5|euc|shift|windows-874)/;
/** The least number of characters of three bytes and more by which a text with such a label is UTF-8 all the same. */
const LEAST_WIDE = 4;
/** The sequences by which ISO-2022-JP begins its characters. */
const JAPANESE = ["\u001b$@", "\u001b$B"];
const META = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const FALLBACK = "windows-1252";

/**
 * Decodes a text by what its bytes say, and else by its label: many programs label UTF-8 as something else, or do not label
 * their texts at all. Bytes beyond ASCII that are valid UTF-8 are UTF-8; others without a label that can be used are in the
 * charset that the HTML names, or in windows-1252.
 */
export function decodeText(bytes: Uint8Array, label = ""): string {
	const mark = findByteOrderMark(bytes);
	if (mark) return new TextDecoder(mark).decode(bytes);
	const decode = findDecoder(label);
	const utf8 = decodeStrictly(bytes);
	if (utf8 === null) {
		const other = decode ?? findDecoder(findMetaCharset(bytes)) ?? findDecoder(FALLBACK);
		return decode || !other ? (decode ?? toLossy)(bytes) : decodeMixed(bytes, other);
	}
	const isAscii = utf8.length === bytes.length;
	if (isAscii && JAPANESE.some((sequence) => utf8.includes(sequence)))
		return new TextDecoder("iso-2022-jp").decode(bytes);
	const name = toName(label);
	// Text in UTF-16 has zeros at its blanks and line ends.
	if (!decode || (name.startsWith("utf-16") && !bytes.includes(0))) return utf8;
	if (isAscii) return decode(bytes);
	if (!MULTI_BYTE.test(name)) return utf8;
	const isWide = (utf8.match(/[\u0800-\u{10ffff}]/gu) ?? []).length >= LEAST_WIDE;
	const labelled = isWide ? utf8 : decode(bytes);
	return labelled.includes("\ufffd") ? utf8 : labelled;
}

function findByteOrderMark([first, second, third]: Uint8Array): string | null {
	if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
	if (first === 0xff && second === 0xfe) return "utf-16le";
	return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

type Decode = (bytes: Uint8Array) => string;

/** Finds a decoder by its label. Returns null for UTF-8, which is tried first, for ASCII and unknown labels. */
function findDecoder(label: string): Decode | null {
	const name = toName(label);
	if (name === "" || name === "utf-8" || /^(?:us-)?ascii$/i.test(label.trim())) return null;
	if (name !== "unknown") return (bytes) => new TextDecoder(name).decode(bytes);
	// UTF-7, code pages of DOS and the names that Windows has for its own.
	if (!iconv.encodingExists(label)) return null;
	return (bytes) => iconv.decode(Buffer.from(bytes), label);
}

/** Returns the name of an encoding in the Encoding Standard, or `unknown`. */
function toName(label: string): string {
	if (label.trim() === "") return "";
	try {
		return new TextDecoder(label).encoding;
	} catch {
		return "unknown";
	}
}

function decodeStrictly(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return null;
	}
}

const toLossy: Decode = (bytes) => new TextDecoder().decode(bytes);

function findMetaCharset(bytes: Uint8Array): string {
	return META.exec(Buffer.from(bytes.subarray(0, 4_096)).toString("latin1"))?.[1] ?? "";
}

/** Decodes each line that is valid UTF-8 but for a few bytes as that, as what a server cuts or adds may be in another encoding. */
function decodeMixed(bytes: Uint8Array, decode: Decode): string {
	const others = decode(bytes).split("\n");
	const lines = toLossy(bytes).split("\n");
	if (others.length !== lines.length) return others.join("\n");
	return lines.map((line, at) => (isMostlyUtf8(line) ? line : (others[at] ?? ""))).join("\n");
}

function isMostlyUtf8(line: string): boolean {
	if (!line.includes("\ufffd")) return true;
	const wrong = line.split("\ufffd").length - 1;
	return (line.match(/[^\p{ASCII}\ufffd]/gu) ?? []).length > wrong;
}

/**
 * Repairs a header whose encoded words are UTF-8 with the label of a Western encoding: `ZoÃ«` is Zoë. A text that is right in
 * such an encoding is no valid UTF-8.
 */
export function repairText(text: string): string {
	const bytes: number[] = [];
	for (const character of text) {
		const code = character.charCodeAt(0);
		const [byte = 0] = code <= 0xff ? [code] : iconv.encode(character, FALLBACK);
		if (code > 0xff && byte < 0x80) return text;
		bytes.push(byte);
	}
	return decodeStrictly(Uint8Array.from(bytes)) ?? text;
}
