import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { report } from "#app/operations-log.ts";
import { hasLaterParts, LATER_MS, setStreamedHeaders } from "./blog/later.ts";
import { NonceContext } from "./content-policy/nonce.ts";
import { parsePage } from "./content-policy/parse-page.server.ts";
import { writePagePolicy, writeStreamedPolicy } from "./content-policy/write-policy.server.ts";
import { getEnv } from "./env.server.ts";
import { deferScripts } from "./hydration/defer-scripts.ts";
import { STYLES_PLACE, selectStyles } from "./page-styles/page-styles.server.ts";
import { PageStylesContext } from "./page-styles/page-styles.tsx";

const NONCE_BYTES = 16;

export const streamTimeout = LATER_MS;

/**
 * Renders a page. One that waits for nothing is sent as a whole, with the styles that it uses and its scripts held back;
 * one whose blog answers slowly is streamed, with the whole style sheet and its scripts at once.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	let finalStatus = status;
	const isStreamed = hasLaterParts(routerContext.staticHandlerContext.loaderData);
	const nonce = isStreamed ? randomBytes(NONCE_BYTES).toString("base64") : undefined;
	const element = (
		<NonceContext value={nonce}>
			<PageStylesContext value={isStreamed || import.meta.env.DEV ? null : STYLES_PLACE}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</PageStylesContext>
		</NonceContext>
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const body = await renderToReadableStream(element, {
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
		// In development Vite has scripts of its own.
		if (!import.meta.env.DEV)
			headers.set("Content-Security-Policy", writeStreamedPolicy(nonce, getEnv()));
		setStreamedHeaders(headers);
		return new Response(body, { status: finalStatus, headers });
	}
	await body.allReady;
	const rendered = await text(body);
	if (import.meta.env.DEV) return new Response(rendered, { status: finalStatus, headers });
	const page = parsePage(rendered);
	const styles = selectStyles(page);
	page.styles = new Set([styles]);
	headers.set("Content-Security-Policy", writePagePolicy(page, getEnv()));
	const html = deferScripts(rendered).replace(STYLES_PLACE, () => styles);
	return new Response(html, { status: finalStatus, headers });
}

/** Missing pages are no faults of ours; everything else goes to the log, never to the visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	report("A page could not be rendered:", error);
};
