/** Parses and reads messages in a process of its own, as one can be made so that it takes all time or memory. */
import { setRegion } from "#app/platform/region.ts";
import { parseMessage } from "./parse-message.ts";
import { readWords } from "./read-words.ts";
import type { Request, Sent } from "./requests.ts";

async function answer(request: Request): Promise<Sent> {
	if (request.kind === "parse")
		return { kind: "parsed", message: await parseMessage(request.raw).catch(() => null) };
	// Phone numbers are read as people of the agency's country write them.
	setRegion(request.region);
	return { kind: "read", message: readWords(request.lines, request.context) };
}

const send = (sent: Sent) => process.send?.(sent);

process.on("message", async (request: Request) => send(await answer(request)));
send({ kind: "ready" });
