import { setImmediate as nextTurn } from "node:timers/promises";

/** The number of bytes that are copied at once: memory that is used first costs the system time. */
const TURN_BYTES = 1024 * 1024;

/** Joins the parts of something large. Others that wait for the event loop have their turn meanwhile. */
export async function joinBytes(parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
	const joined = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + part.byteLength, 0));
	let size = 0;
	let turn = 0;
	for (const part of parts) {
		joined.set(part, size);
		size += part.byteLength;
		turn += part.byteLength;
		if (turn < TURN_BYTES) continue;
		turn = 0;
		await nextTurn();
	}
	return joined;
}
