import { connect } from "node:net";

/** The first answer to what was sent, and how many there were. */
export type RawAnswer = {
	/** 0 where the connection ended without an answer. */
	status: number;
	/** By their names in lower case, each as often as it came. */
	headers: ReadonlyMap<string, readonly string[]>;
	body: string;
	/** On the one connection. */
	answers: number;
	ms: number;
};

/** Longer than the server keeps any connection on which nothing moves. */
const PATIENCE_MS = 25_000;

/**
 * Sends bytes as they are, which no HTTP client would, on a connection of their own, and reads until the server ends
 * it: what is sent should ask for that.
 */
export function sendBytes(port: number, bytes: string | Buffer): Promise<RawAnswer> {
	return new Promise((done, fail) => {
		const begun = performance.now();
		const parts: Buffer[] = [];
		const socket = connect({ host: "127.0.0.1", port });
		socket.setTimeout(PATIENCE_MS, () => {
			socket.destroy();
			fail(new Error(`The server held a connection for ${PATIENCE_MS} ms.`));
		});
		socket.on("connect", () => {
			socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
		});
		socket.on("data", (part) => parts.push(part));
		// Who is refused early still writes, and is cut off: the answer may be there nevertheless.
		socket.on("error", () => {});
		socket.on("close", () => done(readAnswer(Buffer.concat(parts), performance.now() - begun)));
	});
}

type Wanted = {
	method?: string;
	headers?: readonly (readonly [string, string])[];
	body?: string | Buffer;
};

/** A request that ends its connection, with its target and headers written as they are. */
export function writeRequest(
	target: string,
	{ method = "GET", headers = [], body = "" }: Wanted = {},
): Buffer {
	const bytes = typeof body === "string" ? Buffer.from(body) : body;
	const names = new Set(headers.map(([name]) => name.toLowerCase()));
	const own: [string, string][] = [];
	if (!names.has("host")) own.push(["Host", "www.kiteline.example"]);
	if (method === "POST" && !names.has("content-length") && !names.has("transfer-encoding"))
		own.push(["Content-Length", String(bytes.byteLength)]);
	const lines = [...own, ...headers, ["Connection", "close"]].map(
		([name, value]) => `${name}: ${value}\r\n`,
	);
	const head = `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`;
	return Buffer.concat([Buffer.from(head), bytes]);
}

function readAnswer(bytes: Buffer, ms: number): RawAnswer {
	const text = bytes.toString("latin1");
	const end = text.indexOf("\r\n\r\n");
	const [first = "", ...lines] = text.slice(0, end < 0 ? undefined : end).split("\r\n");
	const headers = new Map<string, string[]>();
	for (const line of lines) {
		const at = line.indexOf(":");
		const name = line.slice(0, at).toLowerCase();
		headers.set(name, [...(headers.get(name) ?? []), line.slice(at + 1).trim()]);
	}
	const rest = end < 0 ? Buffer.alloc(0) : bytes.subarray(end + 4);
	const isInPieces = headers.get("transfer-encoding")?.includes("chunked");
	return {
		status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
		headers,
		body: (isInPieces ? joinPieces(rest) : rest).toString("utf8"),
		answers: text.match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0,
		ms,
	};
}

function joinPieces(bytes: Buffer): Buffer {
	const parts: Buffer[] = [];
	for (let at = 0; at < bytes.byteLength; ) {
		const lineEnd = bytes.indexOf("\r\n", at);
		const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
		if (lineEnd < 0 || !(size > 0)) break;
		parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
		at = lineEnd + 2 + size + 2;
	}
	return Buffer.concat(parts);
}
