import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { getPages } from "#app/content/content.server.ts";
import { createDesk } from "#app/desk/create-desk.ts";
import { endStreams } from "#app/desk/live/event-streams.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { clientAddressContext } from "#app/platform/http/client-address.ts";
import { report } from "#app/platform/operations-log.ts";
import { createBusyResponse, createConcurrencyLimit } from "./limits/concurrency-limit.ts";
import { RENDER_MS } from "./limits/limits.ts";
import { findRequestError, rejectRequest } from "./limits/reject-request.ts";
import { createRequestObserver, type RequestReport } from "./log/observe-requests.ts";
import type { OverloadReason } from "./metrics/request-metrics.ts";
import {
	isOfMarkdown,
	renderMarkdownPage,
	serveMarkdown,
	tellOfMarkdown,
} from "./pages/markdown-pages.ts";
import { createAddressParser, createRouteFinder } from "./pages/page-address.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { isFromPreview, servePreviews } from "./pages/preview-pages.ts";
import { keepResponse, renderPage, servePages } from "./pages/render-page.ts";
import { getClientAddress } from "./requests/client-address.ts";
import { handleContentHook } from "./requests/content-hook.ts";
import { rejectCrossSiteForms } from "./requests/cross-site-forms.ts";
import { handleMailHook } from "./requests/mail-hook.ts";
import { canonicalisePaths } from "./requests/paths.ts";
import { receiveBodies } from "./requests/receive-body.ts";
import { followRedirects } from "./requests/redirects.ts";
import { type Assets, loadAssets, serveAssets } from "./responses/assets.ts";
import { sendCached } from "./responses/cached-response.ts";
import { getCommonHeaders } from "./responses/common-headers.ts";
import { compressResponses } from "./responses/compress-responses.ts";
import { serveFilms } from "./responses/films.ts";
import { prefersMarkdown } from "./responses/prefers-markdown.ts";

/** The time after which a cached page is rendered again, as the year in its footer changes by itself. */
const PAGE_MAX_AGE_MS = 600_000;

/** A path that no page has: that of an address of the desk, of which React Router has none. */
const UNKNOWN_PATH = "/desk/unknown";

type Observers = {
	onResponse?: (report: RequestReport) => void;
	onOverload?: (reason: OverloadReason) => void;
};

export type SiteServer = ReturnType<typeof createSite>;

/**
 * Creates the whole site: a listener for Node's server, and its state. The listener sends cached responses without
 * Hono. In development, without built files, each page is rendered anew.
 */
export function createSite(
	build: ServerBuild,
	clientDir: string | null,
	{ onResponse = () => {}, onOverload = () => {} }: Observers = {},
) {
	const { HOST, SITE_URL, CONTENT_API_URL, BLOG_TTL, TRUST_PROXY, INDEXNOW_KEY } = getEnv();
	const renders = createConcurrencyLimit(createRequestHandler(build, import.meta.env.MODE), {
		onReject: () => onOverload("full"),
	});
	const requests = createRequestObserver({
		isBehindProxy: TRUST_PROXY > 0,
		findRoute: createRouteFinder(build.routes),
		onResponse,
	});
	const assets: Assets = clientDir === null ? new Map() : loadAssets(clientDir);
	const createPages = () =>
		createPageCache({
			// The URL has the canonical origin, whatever the Host of the request.
			render: async (page) =>
				isOfMarkdown(page)
					? keepResponse(await renderMarkdownPage(page.address), page.address)
					: renderPage(renders.handle, SITE_URL, page),
			// Rendering a post's page checks the post for changes, also where the list of posts shows none.
			maxAge: CONTENT_API_URL ? Math.min(BLOG_TTL, PAGE_MAX_AGE_MS) : PAGE_MAX_AGE_MS,
			isIdle: () => renders.active === 0,
		});
	const pages = clientDir === null ? null : createPages();
	const commonHeaders = new Headers(getCommonHeaders());
	let isStopping = false;

	const site = new Hono<{ Bindings: HttpBindings }>();
	site.use(compressResponses());
	site.use(keepNoErrors);
	site.get("/livez", (context) => context.text("live"));
	site.get("/readyz", async (context) => {
		if (isStopping) return context.text("the site is stopping", 503);
		try {
			await (await getEnquiryServices()).enquiries.check();
			return context.text("ready");
		} catch (error) {
			report("Not ready, the store does not answer:", error);
			return context.text("the store does not answer", 503);
		}
	});
	// It receives its own body, which is larger than all others.
	site.post("/hooks/mail", (context) => handleMailHook(context, findClientAddress(context)));
	site.use(receiveBodies);
	site.post("/hooks/content", handleContentHook);
	// Serves the key of IndexNow, which shows that it is this site's own: https://www.indexnow.org/documentation
	if (INDEXNOW_KEY) site.get(`/${INDEXNOW_KEY}.txt`, (context) => context.text(INDEXNOW_KEY));
	site.use(followRedirects);
	const renderAnew = (url: string | URL, context: NodeContext) =>
		renders.handle(new Request(url), createVisitorContext(context));
	site.use(canonicalisePaths(renderAnew));
	site.use(rejectCrossSiteForms(SITE_URL));
	const desk = createDesk({
		getAddress: findClientAddress,
		respondNotFound: (context) => renderAnew(context.req.url, context),
	});
	site.route("/", desk);
	site.use(serveAssets(assets));
	site.get("/films/:name", serveFilms);
	site.use(
		timeout(RENDER_MS, () => {
			onOverload("time");
			return new HTTPException(503, { res: createBusyResponse() });
		}),
	);
	site.use(
		servePreviews({
			render: (request, context) => renders.handle(request, createVisitorContext(context)),
			respondNotFound: (context) => renderAnew(new URL(UNKNOWN_PATH, SITE_URL), context),
		}),
	);
	const parseAddress = createAddressParser(build.routes, hasForm);
	site.use(serveMarkdown(pages, parseAddress));
	if (pages) site.use(servePages(pages, parseAddress));
	site.all("*", async (context) => {
		const response = await renders.handle(context.req.raw, createVisitorContext(context));
		const { pathname, search } = new URL(context.req.url);
		return search === "" ? tellOfMarkdown(response, pathname) : response;
	});
	site.onError((error, context) => {
		if (error instanceof HTTPException) return error.getResponse();
		// The client closed the connection while it sent a form.
		if (error !== context.env.incoming.errored) report("A request could not be answered:", error);
		return context.text("Unexpected Application Error!", 500);
	});
	const handleByHono = getRequestListener(site.fetch, { hostname: HOST });

	const listener: RequestListener = (request, response) => {
		const setResult = requests.observe(request, response);
		if (isStopping) response.setHeader("Connection", "close");
		const error = findRequestError(request);
		if (error) {
			setResult("refused", "none");
			return rejectRequest(response, error);
		}
		const { url = "", method } = request;
		if (method !== "POST") {
			const asset = assets.get(url);
			const cached = asset ?? (isOfPage(request.headers) ? pages?.get(url) : null);
			if (cached && sendCached(cached, request, response))
				return setResult(asset ? "asset" : "page", "stored");
		}
		// This is here rather than in Hono, so that the adapter's own responses to requests that it cannot parse have it too.
		response.setHeaders(commonHeaders);
		void handleByHono(request, response);
	};
	return {
		listener,
		requests,
		renders,
		pages,
		/** Makes /readyz respond with 503 from now on, each response close its connection, and streams end. */
		announceStop: () => {
			isStopping = true;
			endStreams();
		},
	};
}

/** Returns whether a request is one for the page that all visitors get at its address: no preview, and no Markdown there. */
function isOfPage({ referer, accept }: IncomingHttpHeaders): boolean {
	return !isFromPreview(referer) && !prefersMarkdown(accept);
}

/** Returns whether the page at a path has a form among its sections, which is another one for each visitor. */
function hasForm(path: string): boolean {
	return getPages().get(path)?.hasForm === true;
}

/**
 * Forbids caching of errors: caches may keep some, such as 404, for as long as they like:
 * https://www.rfc-editor.org/rfc/rfc9110#section-15.1
 */
const keepNoErrors: MiddlewareHandler = async (context, next) => {
	await next();
	const { status, headers } = context.res;
	if (status >= 400 && !headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
};

type NodeContext = Pick<Context<{ Bindings: HttpBindings }>, "env" | "req">;

function createVisitorContext(context: NodeContext): RouterContextProvider {
	const provider = new RouterContextProvider();
	provider.set(clientAddressContext, findClientAddress(context));
	return provider;
}

function findClientAddress({ env, req }: NodeContext): string | null {
	const socket = env.incoming.socket.remoteAddress ?? null;
	const forwarded = req.header("X-Forwarded-For") ?? null;
	return getClientAddress(forwarded, socket, getEnv().TRUST_PROXY);
}
