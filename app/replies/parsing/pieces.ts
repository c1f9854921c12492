import { joinBytes } from "#app/platform/join-bytes.ts";

/** A piece of a content, which goes to another process before the message that it belongs to. */
export type Piece = { kind: "piece"; of: number; bytes: Uint8Array };

/** The size of a piece in bytes: a larger one would take the event loop too long. */
const PIECE_BYTES = 1024 * 1024;

/** Sends contents in pieces, each once the one before is on its way; `of` is the content's number. */
export async function sendInPieces(
	send: (piece: Piece) => Promise<void>,
	content: Uint8Array,
	of: number,
): Promise<void> {
	for (let from = 0; from === 0 || from < content.byteLength; from += PIECE_BYTES)
		await send({ kind: "piece", of, bytes: content.subarray(from, from + PIECE_BYTES) });
}

/** Joins the pieces of one content. Resolves to null where there are none. */
export async function joinPieces(pieces: readonly Piece[], of: number): Promise<Uint8Array | null> {
	const own = pieces.filter((piece) => piece.of === of);
	return own.length > 0 ? joinBytes(own.map(({ bytes }) => bytes)) : null;
}
