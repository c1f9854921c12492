import { connect } from "node:net";
import { parseStatus } from "../../support/raw-request.ts";
import { judgeAnswer, type RawAnswer } from "./judge-answer.ts";

/** One hostile request, byte for byte. */
export type Shot = {
	bytes: Buffer;
	/** The correct statuses; by default any below 500. */
	wanted?: readonly number[];
};

/**
 * The number of concurrent requests, which keeps a server of one thread busy, and queues nothing that it would have to
 * shed.
 */
const AT_ONCE = 6;
/** The longest wait, which is longer than the server keeps any connection without traffic. */
const PATIENCE_MS = 25_000;

/** Sends all requests, a few at a time, and lists the errors of each response. */
export async function findErrors(port: number, shots: readonly Shot[]): Promise<string[]> {
	const errors: string[] = [];
	const waiting = shots.values();
	const work = async () => {
		for (const { bytes, wanted } of waiting) {
			const words = judgeAnswer(await sendBytes(port, bytes), wanted);
			const sent = JSON.stringify(bytes.toString("latin1", 0, 200));
			errors.push(...words.map((each) => `${sent}: ${each}`));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return errors;
}

export type Headers = readonly (readonly [name: string, value: string])[];

/** Writes a request that ends its connection, with its target and headers unchanged. */
export function writeRequest(
	target: string,
	{ method = "GET", headers = [] as Headers, body = "" as string | Buffer } = {},
): Buffer {
	const given = new Set(headers.map(([name]) => name.toLowerCase()));
	const hasLength = given.has("content-length") || given.has("transfer-encoding");
	const lines = [
		`${method} ${target} HTTP/1.1`,
		...(given.has("host") ? [] : ["Host: www.kiteline.example"]),
		...(method !== "POST" || hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
		...headers.map((header) => header.join(": ")),
		"Connection: close",
	];
	return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), Buffer.from(body)]);
}

/** Sends bytes unchanged on a connection of their own, and reads until the server ends it. */
export function sendBytes(port: number, bytes: Buffer): Promise<RawAnswer> {
	return new Promise((done, fail) => {
		const begun = performance.now();
		let text = "";
		const socket = connect({ host: "127.0.0.1", port, timeout: PATIENCE_MS });
		socket.setEncoding("latin1").on("data", (part) => {
			text += part;
		});
		socket.on("connect", () => socket.write(bytes));
		// A client that is rejected early is still writing when its connection is reset: the response may have arrived
		// nevertheless.
		socket.on("error", () => {});
		socket.on("timeout", () => fail(new Error(`A connection was held for ${PATIENCE_MS} ms.`)));
		socket.on("close", () => done(readAnswer(text, performance.now() - begun)));
	});
}

function readAnswer(text: string, ms: number): RawAnswer {
	const [head = "", ...rest] = text.split("\r\n\r\n");
	const headers = new Map<string, string[]>();
	for (const [, name = "", value = ""] of head.matchAll(/^([^:\r\n]*):[ \t]*(.*)$/gm)) {
		const key = name.toLowerCase();
		headers.set(key, [...(headers.get(key) ?? []), value]);
	}
	const body = rest.join("\r\n\r\n").replaceAll(/(?:^|\r\n)[0-9a-f]+(?:\r\n|$)/g, "");
	return {
		status: parseStatus(text),
		headers,
		body: Buffer.from(body, "latin1").toString("utf8"),
		answers: text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0,
		ms,
	};
}
