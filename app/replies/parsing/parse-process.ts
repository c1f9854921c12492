/** Parses and reads messages in a process of its own, as one can be made so that it takes all time or memory. */
import { setRegion } from "#app/platform/region.ts";
import { packLines, unpackLines } from "./packed-lines.ts";
import { parseMessage } from "./parse-message.ts";
import { joinPieces, type Piece, sendInPieces } from "./pieces.ts";
import { readWords } from "./read-words.ts";
import type { Request, Sent } from "./requests.ts";
import { toStorable } from "./to-storable.ts";

let pieces: Piece[] = [];

async function handle(request: Request | Piece): Promise<void> {
	if (request.kind === "piece") return void pieces.push(request);
	if (request.kind === "parse") return parse();
	// Phone numbers are read as people of the agency's country write them.
	setRegion(request.region);
	const read = readWords(unpackLines(request.lines), request.context);
	await send({ kind: "read", message: toStorable(read) });
}

async function parse(): Promise<void> {
	const raw = await joinPieces(pieces, 0);
	pieces = [];
	const message = raw && (await parseMessage(raw).catch(() => null));
	for (const [at, file] of message?.files.entries() ?? []) {
		if (file.content) await sendInPieces(send, file.content, at);
		file.content = null;
	}
	await send({
		kind: "parsed",
		message: message && { ...message, lines: packLines(message.lines) },
	});
}

function send(sent: Sent | Piece): Promise<void> {
	return new Promise((resolve, reject) =>
		process.send?.(sent, undefined, undefined, (error) => (error ? reject(error) : resolve())),
	);
}

process.on("message", handle);
await send({ kind: "ready" });
