/** Parses messages in a process of its own, as a message can be made so that its parts fill the memory. */
import { parseMessage } from "./parse-message.ts";

process.on("message", async (raw: Uint8Array) => {
	process.send?.({ message: await parseMessage(raw).catch(() => null) });
});
