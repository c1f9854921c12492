import { deserialize } from "node:v8";
import type { Line } from "#app/replies/parsing/line.ts";
import type { SentMessage } from "#app/replies/parsing/parsed-message.ts";

/** Lists the lines of a message that the process of messages has sent. */
export function listSentLines(message: SentMessage | null): Line[] {
	if (!message) throw new Error("it is no message");
	return deserialize(message.lines);
}
