import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { hasLaterParts, STREAMED } from "./blog/later.ts";
import { getContent } from "./content/content.server.ts";
import { getEnv } from "./env.server.ts";
import { collectShell, ShellContext } from "./layout/shell.ts";
import { findGraph } from "./seo/page-meta.server.ts";
import { GraphContext } from "./seo/structured-data/graph-script.tsx";
import { writeGraph } from "./seo/structured-data/write-graph.ts";

/** Later than the blog's own time-out, so that a slow source ends in words and not in a cut page. */
export const streamTimeout = 12_000;

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	let finalStatus = status;
	const { loaderData } = routerContext.staticHandlerContext;
	const isStreamed = hasLaterParts(loaderData);
	const graph = findGraph(loaderData);
	const body = await renderToReadableStream(
		<ShellContext value={collectShell(getContent(), { countsViews: getEnv().VISITS })}>
			<GraphContext value={graph && writeGraph(graph)}>
				<ServerRouter context={routerContext} url={request.url} />
			</GraphContext>
		</ShellContext>,
		{
			// A page that is sent whole must not carry React's scripts for late parts.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
			onError(error) {
				finalStatus = 500;
				if (!request.signal.aborted) console.error(error);
			},
		},
	);
	if (!isStreamed) await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (isStreamed) headers.set("Cache-Control", STREAMED);
	return new Response(body, { status: finalStatus, headers });
}

/** Missing pages are no faults of ours; everything else goes to the log, never to the visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	console.error(error);
};
