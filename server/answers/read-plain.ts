import type { Answer } from "./answer.ts";
import { decompress } from "./compress-body.ts";

/** The text of an answer, as it is or out of its Brotli. */
export async function readPlain(answer: Answer): Promise<Buffer> {
	const plain = answer.get("identity");
	if (plain) return plain.body;
	return decompress(answer.get("br")?.body ?? new Uint8Array());
}
