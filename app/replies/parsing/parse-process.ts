/** Parses and reads messages in a process of its own, as one can be made so that it takes all time or memory. */
import { deserialize } from "node:v8";
import { setRegion } from "#app/platform/region.ts";
import { parseMessage } from "./parse-message.ts";
import { joinPieces, type Piece, sendInPieces } from "./pieces.ts";
import { readWords } from "./read-words.ts";
import type { Request, Sent } from "./requests.ts";
import { toSentMessage } from "./to-sent-message.ts";
import { toStorable } from "./to-storable.ts";

let pieces: Piece[] = [];

async function handle(request: Request | Piece): Promise<void> {
	if (request.kind === "piece") return void pieces.push(request);
	if (request.kind === "parse") return parse();
	// Phone numbers are read as people of the agency's country write them.
	setRegion(request.region);
	const read = readWords(deserialize(request.lines), request.context);
	await send({ kind: "read", message: toStorable(read) });
}

async function parse(): Promise<void> {
	const raw = await joinPieces(pieces, 0);
	pieces = [];
	const parsed = raw && (await parseMessage(raw).catch(() => null));
	if (!parsed) return send({ kind: "parsed", message: null });
	const message = toSentMessage(parsed);
	for (const [at, { content }] of message.files.entries())
		if (content) await sendInPieces(send, content, at);
	const files = message.files.map((file) => ({ ...file, content: null }));
	await send({ kind: "parsed", message: { ...message, files } });
}

function send(sent: Sent | Piece): Promise<void> {
	return new Promise((resolve, reject) =>
		process.send?.(sent, undefined, undefined, (error) => (error ? reject(error) : resolve())),
	);
}

process.on("message", handle);
await send({ kind: "ready" });
