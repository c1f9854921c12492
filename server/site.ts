import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { getReception } from "#app/enquiries/reception.server.ts";
import { getEnv } from "#app/env.server.ts";
import { report } from "#app/operations-log.ts";
import { getCommonHeaders } from "./answers/common-headers.ts";
import { compressOwn } from "./answers/compress-own.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { readAssets, serveAssets } from "./assets.ts";
import { readClientAddress } from "./client-address.ts";
import { renewBlog } from "./content-hook.ts";
import { refuseForeignForms } from "./foreign-forms.ts";
import { serveIndexNowKey } from "./indexnow-key.ts";
import { createRunning, type Running } from "./lifecycle/running.ts";
import { findFault } from "./limits/find-fault.ts";
import { createGate, type ShedReason } from "./limits/gate.ts";
import { inTurns } from "./limits/in-turns.ts";
import { BODY_BYTES } from "./limits/limits.ts";
import { watchLoopDelay } from "./limits/loop-delay.ts";
import { limitPipelining } from "./limits/pipelining.ts";
import { refuse } from "./limits/refuse.ts";
import type { RequestReport } from "./log/describe-request.ts";
import { readPageVersion } from "./pages/page-version.ts";
import { createPages } from "./pages/pages.ts";
import { createAddressReader, createRouteFinder } from "./pages/read-address.ts";
import { servePages } from "./pages/serve-pages.ts";
import { refuseOddPaths } from "./paths.ts";
import { readWhole } from "./read-whole.ts";
import { followRedirects } from "./redirects.ts";
import { watchRequests } from "./watch-requests.ts";

/** How long a page is served before it is rendered again behind: the year in its footer changes by itself. */
const PAGE_LIFE_MS = 600_000;

type Surroundings = {
	running?: Running;
	readDelay?: () => number;
	/** Told of each answer. */
	onAnswer?: (report: RequestReport) => void;
	onShed?: (reason: ShedReason) => void;
};

/** What answers, and how it is at the moment. */
export type Site = { listener: RequestListener; readAtWork(): number; readPageBytes(): number };

/** The whole site, with a listener for Node's server: what lies in memory is sent at once, the rest asks the routes. */
export function createSite(
	build: ServerBuild,
	clientDir: string,
	{
		running = createRunning(),
		readDelay = watchLoopDelay(),
		onAnswer = () => {},
		onShed,
	}: Surroundings = {},
): Site {
	const gate = createGate({ readDelay, onShed });
	const handle = gate.guard(inTurns(createRequestHandler(build, "production")));
	const { HOST, SITE_URL, CONTENT_API_URL, BLOG_TTL, TRUST_PROXY } = getEnv();
	const watch = watchRequests({
		isBehindProxy: TRUST_PROXY > 0,
		findRoute: createRouteFinder(build.routes),
		onAnswer,
	});
	const assets = new Map(readAssets(clientDir));
	const pages = createPages({
		render: handle,
		origin: SITE_URL,
		readVersion: readPageVersion,
		// A page that is rendered again looks for changes of its post, however little has changed by the list.
		life: CONTENT_API_URL ? Math.min(BLOG_TTL, PAGE_LIFE_MS) : PAGE_LIFE_MS,
	});
	const commonHeaders = getCommonHeaders();
	const pipelining = limitPipelining();
	const site = new Hono<{ Bindings: HttpBindings }>();

	site.use(compressOwn());
	site.get("/livez", (context) => context.text("live"));
	site.get("/readyz", async (context) => {
		if (running.isStopping) return context.text("the site is stopping", 503);
		try {
			await (await getReception()).enquiries.check();
			return context.text("ready");
		} catch (error) {
			report("Not ready, the store does not answer:", error);
			return context.text("the store does not answer", 503);
		}
	});
	site.post("/hooks/content", (context) => {
		// It answers once all posts are renewed, however long nothing moves on the connection.
		context.env.incoming.socket.setTimeout(0);
		return renewBlog(context);
	});
	serveIndexNowKey(site);
	site.use(followRedirects);
	site.use(refuseOddPaths);
	site.use(refuseForeignForms(SITE_URL));
	site.use(serveAssets(assets));
	site.use(servePages(pages, createAddressReader(build.routes)));
	site.all("*", async (context) => {
		const request = await readWhole(context.req.raw, BODY_BYTES);
		return request
			? handle(request, describeVisitor(context))
			: context.text("This form is too large.", 413);
	});
	site.onError((error, context) => {
		// A visitor who went away in the midst of a form is no fault of ours.
		if (error !== context.env.incoming.errored) report("A request could not be answered:", error);
		return context.text("Unexpected Application Error!", 500);
	});

	const answerOthers = getRequestListener(site.fetch, { hostname: HOST });
	const answer: RequestListener = (request, response) => {
		if (pipelining.isOneTooMany(request, response)) return;
		const begun = performance.now();
		const before = request.socket.bytesWritten;
		if (running.isStopping) response.shouldKeepAlive = false;
		const fault = findFault(request);
		if (fault) {
			refuse(response, fault);
			return watch.tellSent(request, response, "refused", "none", begun, before);
		}
		const { url = "", method } = request;
		if (method !== "POST") {
			const asset = assets.get(url);
			const kept = asset ?? pages.peek(url);
			if (kept && sendAnswer(kept, request, response))
				return watch.tellSent(request, response, asset ? "asset" : "page", "stored", begun, before);
		}
		// Below hono, so that its own words for requests it cannot read have them too.
		for (const [name, value] of commonHeaders) response.setHeader(name, value);
		running.begin(response);
		watch.follow(request, response, begun);
		void answerOthers(request, response);
	};
	const listener: RequestListener = (request, response) => {
		try {
			answer(request, response);
		} catch (error) {
			report("A request could not be answered:", error);
			response.destroy();
		}
	};
	return { listener, readAtWork: () => gate.atWork, readPageBytes: () => pages.bytes };
}

/** What the routes are told of a request beside itself. */
function describeVisitor(context: Context): RouterContextProvider {
	const told = new RouterContextProvider();
	const socket = getConnInfo(context).remote.address ?? null;
	const forwarded = context.req.header("X-Forwarded-For") ?? null;
	told.set(clientAddressContext, readClientAddress(forwarded, socket, getEnv().TRUST_PROXY));
	return told;
}
