import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { timeout } from "hono/timeout";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { getReception } from "#app/enquiries/reception.server.ts";
import { getEnv } from "#app/env.server.ts";
import { report } from "#app/operations-log.ts";
import { loadAssets, serveAssets } from "./assets.ts";
import { readClientAddress } from "./client-address.ts";
import { renewBlog } from "./content-hook.ts";
import { refuseForeignForms } from "./foreign-forms.ts";
import { serveIndexNowKey } from "./indexnow-key.ts";
import { createBusyResponse, createGate } from "./limits/gate.ts";
import { BODY_BYTES, RENDER_MS } from "./limits/limits.ts";
import { findRequestError, rejectRequest } from "./limits/reject-request.ts";
import { createRequestObserver, type RequestReport } from "./log/observe-requests.ts";
import type { ShedReason } from "./metrics/request-metrics.ts";
import { createAddressParser, createRouteFinder } from "./pages/page-address.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { readPageVersion } from "./pages/page-version.ts";
import { renderPage } from "./pages/render-page.ts";
import { servePages } from "./pages/serve-pages.ts";
import { refuseOddPaths } from "./paths.ts";
import { readWhole } from "./read-whole.ts";
import { followRedirects } from "./redirects.ts";
import { sendCached } from "./responses/cached-response.ts";
import { getCommonHeaders } from "./responses/common-headers.ts";
import { compressResponses } from "./responses/compress-responses.ts";

/** How long a page is cached before it is rendered again: the year in its footer changes by itself. */
const PAGE_MAX_AGE_MS = 600_000;

type Observers = {
	onResponse?: (report: RequestReport) => void;
	onShed?: (reason: ShedReason) => void;
};

export type Site = ReturnType<typeof createSite>;

/** The whole site: a listener for Node's server, and its state. Cached responses are sent before Hono. */
export function createSite(
	build: ServerBuild,
	clientDir: string,
	{ onResponse = () => {}, onShed = () => {} }: Observers = {},
) {
	const { HOST, SITE_URL, CONTENT_API_URL, BLOG_TTL, TRUST_PROXY } = getEnv();
	const gate = createGate({ onShed: () => onShed("full") });
	const handle = gate.guard(createRequestHandler(build, "production"));
	const observer = createRequestObserver({
		isBehindProxy: TRUST_PROXY > 0,
		findRoute: createRouteFinder(build.routes),
		onResponse,
	});
	const assets = loadAssets(clientDir);
	const pages = createPageCache({
		// The canonical origin is the only one that a cached page gets to know.
		render: (page) => renderPage(handle, SITE_URL, page),
		getVersion: readPageVersion,
		// A page that is rendered again looks for changes of its post, however little has changed in the list.
		maxAge: CONTENT_API_URL ? Math.min(BLOG_TTL, PAGE_MAX_AGE_MS) : PAGE_MAX_AGE_MS,
		isIdle: () => gate.active === 0,
	});
	const commonHeaders = new Headers(getCommonHeaders());
	let isStopping = false;

	const site = new Hono<{ Bindings: HttpBindings }>();
	site.use(compressResponses());
	site.get("/livez", (context) => context.text("live"));
	site.get("/readyz", async (context) => {
		if (isStopping) return context.text("the site is stopping", 503);
		try {
			await (await getReception()).enquiries.check();
			return context.text("ready");
		} catch (error) {
			report("Not ready, the store does not answer:", error);
			return context.text("the store does not answer", 503);
		}
	});
	site.post("/hooks/content", (context) => {
		// It answers once all posts are renewed, however long the connection is silent.
		context.env.incoming.socket.setTimeout(0);
		return renewBlog(context);
	});
	serveIndexNowKey(site);
	site.use(followRedirects);
	site.use(refuseOddPaths);
	site.use(refuseForeignForms(SITE_URL));
	site.use(serveAssets(assets));
	site.use(
		timeout(RENDER_MS, () => {
			onShed("time");
			return new HTTPException(503, { res: createBusyResponse() });
		}),
	);
	site.use(servePages(pages, createAddressParser(build.routes)));
	site.all("*", async (context) => {
		const request = await readWhole(context.req.raw, BODY_BYTES);
		return request
			? handle(request, createVisitorContext(context))
			: context.text("This form is too large.", 413);
	});
	site.onError((error, context) => {
		if (error instanceof HTTPException) return error.getResponse();
		// A visitor who went away in the midst of a form is no error of ours.
		if (error !== context.env.incoming.errored) report("A request could not be answered:", error);
		return context.text("Unexpected Application Error!", 500);
	});
	const answerByHono = getRequestListener(site.fetch, { hostname: HOST });

	const listener: RequestListener = (request, response) => {
		const setAnswered = observer.observe(request, response);
		if (isStopping) response.setHeader("Connection", "close");
		const error = findRequestError(request);
		if (error) {
			setAnswered("refused", "none");
			return rejectRequest(response, error);
		}
		const { url = "", method } = request;
		if (method !== "POST") {
			const asset = assets.get(url);
			const cached = asset ?? pages.get(url);
			if (cached && sendCached(cached, request, response))
				return setAnswered(asset ? "asset" : "page", "stored");
		}
		// Below Hono, so that the adapter's own responses to requests that it cannot read have them too.
		response.setHeaders(commonHeaders);
		void answerByHono(request, response);
	};
	return {
		listener,
		/** From now on /readyz says 503, and each response is the last of its connection. */
		announceStop: () => {
			isStopping = true;
		},
		get activeRequests() {
			return observer.active;
		},
		get activeRenders() {
			return gate.active;
		},
		get cachedBytes() {
			return pages.bytes;
		},
	};
}

/** What routes get to know of a request beside itself. */
function createVisitorContext(context: Context): RouterContextProvider {
	const provider = new RouterContextProvider();
	const socket = getConnInfo(context).remote.address ?? null;
	const forwarded = context.req.header("X-Forwarded-For") ?? null;
	provider.set(clientAddressContext, readClientAddress(forwarded, socket, getEnv().TRUST_PROXY));
	return provider;
}
