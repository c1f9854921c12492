import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { Line } from "./line.ts";
import type { ParsedMessage, SentMessage } from "./parsed-message.ts";
import { toStorable } from "./to-storable.ts";

/** Returns a parsed message as it is sent to the site. */
export function toSentMessage(parsed: ParsedMessage): SentMessage {
	const { lines, ...message } = toStorable(parsed);
	return { ...message, lines: serialize(lines), textHash: hashText(lines) };
}

function hashText(lines: readonly Line[]): string {
	const text = lines.map(({ text }) => text.trim()).join("\n");
	return createHash("sha256").update(text.trim()).digest("hex");
}
