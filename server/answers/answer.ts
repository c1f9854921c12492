import { hash } from "node:crypto";
import { getCommonHeaders, type HeaderList } from "./common-headers.ts";
import type { Encoding } from "./encoding.ts";
import { Message } from "./message.ts";

/** A body, its headers as Node takes them (name, value, name, value), and both as they go over a connection. */
export type Sent = { body: Buffer; head: string[]; message: Message };

type AnswerSettings = {
	/** Without those that follow from the encoding. */
	headers: HeaderList;
	/** The encodings it can have, the smallest first. */
	offered: readonly Encoding[];
	/** Makes the body in an encoding that is offered and not there yet. */
	make?: (encoding: Encoding) => Promise<Buffer>;
};

/** An answer with status 200 that lies in memory: its bodies, and their headers as Node takes them. */
export class Answer {
	readonly offered: readonly Encoding[];
	/** The ETag; null where there is none. */
	readonly tag: string | null;
	/** The headers of a 304. */
	readonly unchangedHead: string[];
	readonly #headers: HeaderList;
	readonly #sent = new Map<Encoding, Sent>();
	readonly #make: AnswerSettings["make"];
	#unchanged: Message | undefined;
	/** Called when it has come to take more memory. */
	whenMade: () => void = () => {};

	constructor({ headers, offered, make }: AnswerSettings) {
		const vary: HeaderList = offered.length > 1 ? [["Vary", "Accept-Encoding"]] : [];
		this.#headers = mergeHeaders([...getCommonHeaders(), ...headers, ...vary]);
		this.offered = offered;
		this.tag = this.#headers.find(([name]) => name.toLowerCase() === "etag")?.[1] ?? null;
		this.unchangedHead = this.#headers
			.filter(([name]) => name.toLowerCase() !== "content-type")
			.flat();
		this.#make = make;
	}

	/** The body in an encoding with all its headers, name after value; undefined until it is made. */
	get(encoding: Encoding): Sent | undefined {
		return this.#sent.get(encoding);
	}

	put(encoding: Encoding, made: Buffer): Sent {
		const head = this.#headers.flat();
		if (encoding !== "identity") head.push("Content-Encoding", encoding);
		head.push("Content-Length", String(made.byteLength));
		const message = new Message(200, head, made);
		const sent = { body: message.body, head, message };
		this.#sent.set(encoding, sent);
		return sent;
	}

	/** Forgets a body that can be made of another one. */
	drop(encoding: Encoding): void {
		this.#sent.delete(encoding);
	}

	/** The same, made when it is not there. What is made for one visitor only is not kept. */
	async getOrMake(encoding: Encoding): Promise<Sent> {
		const sent = this.#sent.get(encoding);
		if (sent) return sent;
		if (!this.#make) throw new Error(`An answer lacks its body in ${encoding}.`);
		const made = this.put(encoding, await this.#make(encoding));
		if (encoding === "identity") this.drop(encoding);
		else this.whenMade();
		return made;
	}

	/** The whole of a 304. */
	get unchanged(): Message {
		this.#unchanged ??= new Message(304, this.unchangedHead);
		return this.#unchanged;
	}

	/** Of its bodies with their headers. */
	get bytes(): number {
		let bytes = 0;
		for (const { message } of this.#sent.values()) bytes += message.byteLength;
		return bytes;
	}
}

/** Weak, as one tag stands for a body in all its encodings, however well it is compressed. */
export function makeTag(body: Uint8Array): string {
	return `W/"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** Each name once, with the last value given; what several give to Vary is joined. */
function mergeHeaders(headers: HeaderList): HeaderList {
	const merged = new Map<string, readonly [string, string]>();
	for (const [name, value] of headers) {
		const key = name.toLowerCase();
		const before = merged.get(key);
		const joined = key === "vary" && before ? joinVary(before[1], value) : value;
		merged.set(key, [name, joined]);
	}
	return [...merged.values()];
}

function joinVary(first: string, second: string): string {
	const names = [...first.split(","), ...second.split(",")].map((name) => name.trim());
	return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].join(", ");
}
