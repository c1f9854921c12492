import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { report } from "#app/operations-log.ts";
import { hasLaterParts, LATER_MS, STREAMED } from "./blog/later.ts";
import { getContent } from "./content/content.server.ts";
import { NonceContext } from "./content-policy/nonce.ts";
import { writePagePolicy, writeStreamedPolicy } from "./content-policy/write-policy.server.ts";
import { getEnv } from "./env.server.ts";
import { describeStart, describeStreamed } from "./hydration/describe-start.server.ts";
import { PageStartContext } from "./hydration/page-start.ts";
import { renderShell } from "./layout/render-shell.server.tsx";
import { ShellContext } from "./layout/shell.ts";
import { mayBeKept, pageAnswerContext } from "./page-answer.ts";
import { dressPage, FINISHED, STREAMED_STYLES } from "./page-styles/page-styles.server.ts";
import { HeadStylesContext } from "./page-styles/page-styles.tsx";
import { renderWhole } from "./render-whole.server.ts";
import { findGraph } from "./seo/page-meta.server.ts";
import { GraphContext } from "./seo/structured-data/graph-script.tsx";
import { writeGraph } from "./seo/structured-data/write-graph.ts";

const NONCE_BYTES = 16;

export const streamTimeout = LATER_MS;

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	let finalStatus = status;
	const { loaderData } = routerContext.staticHandlerContext;
	const isStreamed = hasLaterParts(loaderData);
	const graph = findGraph(loaderData);
	const isKept = !isStreamed && mayBeKept(status, headers);
	const answer = isKept ? loadContext.get(pageAnswerContext) : null;
	const start = isStreamed
		? describeStreamed()
		: await describeStart(request, routerContext, answer);
	const nonce = isStreamed ? randomBytes(NONCE_BYTES).toString("base64") : undefined;
	const page = (
		<NonceContext value={nonce}>
			<ShellContext value={renderShell(getContent(), getEnv().VISITS)}>
				<GraphContext value={graph && writeGraph(graph)}>
					<HeadStylesContext value={isStreamed ? STREAMED_STYLES : FINISHED}>
						<PageStartContext value={start}>
							<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
						</PageStartContext>
					</HeadStylesContext>
				</GraphContext>
			</ShellContext>
		</NonceContext>
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	// React Router writes the loaders' data of development into a page as they come.
	const html = isStreamed || import.meta.env.DEV ? null : renderWhole(page);
	if (html !== null) {
		const dressed = dressWithPolicy(html, headers);
		if (!answer) return new Response(dressed, { status, headers });
		answer.html = dressed;
		return new Response(null, { status, headers });
	}
	const body = await renderToReadableStream(page, {
		// A page that is sent whole must not carry React's scripts for late parts.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		nonce,
		signal: AbortSignal.any([request.signal, AbortSignal.timeout(LATER_MS + 1_000)]),
		onError(error) {
			finalStatus = 500;
			if (!request.signal.aborted) report("A page could not be rendered:", error);
		},
	});
	if (nonce) {
		setPolicy(headers, writeStreamedPolicy(nonce, getEnv()));
		headers.set("Cache-Control", STREAMED);
		// nginx sends it as it comes.
		headers.set("X-Accel-Buffering", "no");
		return new Response(body, { status: finalStatus, headers });
	}
	await body.allReady;
	const dressed = dressWithPolicy(await text(body), headers);
	return new Response(dressed, { status: finalStatus, headers });
}

function dressWithPolicy(html: string, headers: Headers): string {
	const dressed = dressPage(html);
	setPolicy(headers, writePagePolicy(dressed, getEnv()));
	return dressed;
}

/** Vite's own scripts of development have no leave. */
function setPolicy(headers: Headers, policy: string): void {
	if (!import.meta.env.DEV) headers.set("Content-Security-Policy", policy);
}

/** Missing pages are no faults of ours; everything else goes to the log, never to the visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	report("A page could not be rendered:", error);
};
