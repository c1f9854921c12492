import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { renderToReadableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { DEFERRED_TIMEOUT, hasDeferred, setStreamedHeaders } from "./blog/deferred-result.ts";
import { PageStylesContext } from "./design/page-styles/page-styles.tsx";
import { createStyleSelector } from "./design/page-styles/select-styles.server.ts";
import css from "./design/styles/app.css?inline";
import { deferScripts } from "./inline-scripts/defer-scripts.ts";
import { NonceContext } from "./platform/content-policy/nonce.ts";
import { parsePage } from "./platform/content-policy/parse-page.server.ts";
import { buildPagePolicy, buildStreamedPolicy } from "./platform/content-policy/policy.server.ts";
import { getEnv } from "./platform/env.server.ts";
import { report } from "./platform/operations-log.ts";

const NONCE_BYTES = 16;
/** A placeholder that is replaced by the page's styles once it is rendered. */
const STYLES_PLACEHOLDER = "/*styles*/";

const selectStyles = createStyleSelector(css);

export const streamTimeout = DEFERRED_TIMEOUT;

/**
 * Renders a page as a whole, with the styles that it uses and deferred scripts. A page with deferred blog data is
 * streamed, with the full style sheet and scripts that start at once.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	let finalStatus = status;
	const isStreamed = hasDeferred(Object.values(routerContext.staticHandlerContext.loaderData));
	const nonce = isStreamed ? randomBytes(NONCE_BYTES).toString("base64") : undefined;
	const element = (
		<NonceContext value={nonce}>
			<PageStylesContext value={isStreamed || import.meta.env.DEV ? null : STYLES_PLACEHOLDER}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</PageStylesContext>
		</NonceContext>
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const body = await renderToReadableStream(element, {
		// React's scripts for streamed parts are not in a page that is sent as a whole.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		nonce,
		signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEFERRED_TIMEOUT + 1_000)]),
		onError(error) {
			finalStatus = 500;
			if (!request.signal.aborted) report("A page could not be rendered:", error);
		},
	});
	if (nonce) {
		headers.set("Content-Security-Policy", buildStreamedPolicy(nonce, getEnv()));
		setStreamedHeaders(headers);
		return new Response(body, { status: finalStatus, headers });
	}
	await body.allReady;
	const rendered = await text(body);
	const page = parsePage(rendered);
	if (import.meta.env.DEV) {
		headers.set("Content-Security-Policy", buildPagePolicy(page, getEnv()));
		return new Response(rendered, { status: finalStatus, headers });
	}
	const styles = selectStyles(page);
	page.styles = new Set([styles]);
	headers.set("Content-Security-Policy", buildPagePolicy(page, getEnv()));
	const html = deferScripts(rendered).replace(STYLES_PLACEHOLDER, () => styles);
	return new Response(html, { status: finalStatus, headers });
}

/** Logs all errors except client errors and aborted requests. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	report("A page could not be rendered:", error);
};
