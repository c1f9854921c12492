import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import { hashState, type PageAnswer } from "#app/page-answer.ts";
import { toStateAddress } from "#app/state-address.ts";
import { getBootFile } from "./boot-file.server.ts";
import type { PageStart } from "./page-start.ts";

/**
 * How a page that waits for nothing is started. The loaders' data are taken out of what React Router would write into
 * it; of a page that is kept they are given to `answer`, and the page holds their address. Null in development, where
 * React Router does all that by itself.
 */
export async function describeStart(
	request: Request,
	routerContext: EntryContext,
	answer: PageAnswer | null,
): Promise<PageStart | null> {
	if (import.meta.env.DEV) return null;
	const file = getBootFile().address;
	const data = await takeData(routerContext);
	if (!answer) return { file, data: { text: data } };
	answer.state = data;
	const { pathname, search } = new URL(request.url);
	return { file, data: { address: toStateAddress(pathname + search, hashState(data)) } };
}

/** The same of a page whose data come in parts: React Router writes them into it. */
export function describeStreamed(): PageStart | null {
	return import.meta.env.DEV ? null : { file: getBootFile().address, data: "streamed" };
}

async function takeData(routerContext: EntryContext): Promise<string> {
	const { serverHandoffStream } = routerContext;
	if (!serverHandoffStream) return "";
	delete routerContext.serverHandoffStream;
	return text(serverHandoffStream);
}
