import { STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import { KEEP_ALIVE_MS } from "../limits/limits.ts";

const LINE_END = "\r\n";
const DATE = "Date: ";
const TO_BE_DATED = "Thu, 01 Jan 1970 00:00:00 GMT";
/** As Node says it of connections that go on. */
const GOES_ON = `Connection: keep-alive${LINE_END}Keep-Alive: timeout=${KEEP_ALIVE_MS / 1000}${LINE_END}`;

let second = -1;
let writtenDate = "";

/** The date as HTTP writes it, the same text until the next second. */
function getDate(): string {
	const now = Math.floor(Date.now() / 1000);
	if (now !== second) {
		second = now;
		writtenDate = new Date(now * 1000).toUTCString();
	}
	return writtenDate;
}

/**
 * An HTTP/1.1 message as it goes over a connection that is kept: status line, headers and body in one piece of
 * memory, which is written as it lies there. Only its date changes.
 */
export class Message {
	/** What comes after the headers. */
	readonly body: Buffer;
	readonly #bytes: Buffer;
	readonly #dateAt: number;
	#date = TO_BE_DATED;

	/** With headers as name, value, name, value; throws where one cannot be sent. */
	constructor(status: number, head: readonly string[], body: Uint8Array = new Uint8Array()) {
		const beginning = `HTTP/1.1 ${status} ${STATUS_CODES[status]}${LINE_END}${DATE}`;
		const text = `${beginning}${TO_BE_DATED}${LINE_END}${writeHeaders(head)}${GOES_ON}${LINE_END}`;
		this.#dateAt = beginning.length;
		// Alone in its memory: a part of a larger buffer would keep all of that.
		this.#bytes = Buffer.allocUnsafeSlow(text.length + body.byteLength);
		this.#bytes.write(text, 0, "latin1");
		this.body = this.#bytes.subarray(text.length);
		this.body.set(body);
	}

	/** All of it, of this second. */
	date(): Buffer {
		const now = getDate();
		// What waits to be written of it lies behind the date, or has not begun.
		if (now !== this.#date) this.#bytes.write(now, this.#dateAt, "latin1");
		this.#date = now;
		return this.#bytes;
	}

	get byteLength(): number {
		return this.#bytes.byteLength;
	}
}

function writeHeaders(head: readonly string[]): string {
	let text = "";
	for (let at = 0; at < head.length; at += 2) {
		const [name = "", value = ""] = head.slice(at, at + 2);
		validateHeaderName(name);
		validateHeaderValue(name, value);
		text += `${name}: ${value}${LINE_END}`;
	}
	return text;
}
