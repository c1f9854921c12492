import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { getReception } from "#app/enquiries/reception.server.ts";
import { getEnv } from "#app/env.server.ts";
import { getBootFile } from "#app/hydration/boot-file.server.ts";
import { getCommonHeaders } from "./answers/common-headers.ts";
import { sendAnswer } from "./answers/send-answer.ts";
import { makeAsset, readAssets, serveAssets } from "./assets.ts";
import { readClientAddress } from "./client-address.ts";
import { renewBlog } from "./content-hook.ts";
import { serveIndexNowKey } from "./indexnow-key.ts";
import { readPageVersion } from "./pages/page-version.ts";
import { createPages } from "./pages/pages.ts";
import { createAddressReader } from "./pages/read-address.ts";
import { servePages } from "./pages/serve-pages.ts";
import { refuseOddPaths } from "./paths.ts";
import { readWhole } from "./read-whole.ts";
import { followRedirects } from "./redirects.ts";

/** More than any filled-in form needs: 32 KB. */
const BODY_LIMIT = 32 * 1024;

/** How long a page is served before it is rendered again behind: the year in its footer changes by itself. */
const PAGE_LIFE_MS = 600_000;

/** The whole site as a listener for Node's server: what lies in memory is sent at once, the rest asks the routes. */
export function createSite(build: ServerBuild, clientDir: string): RequestListener {
	const handle = createRequestHandler(build, "production");
	const { HOST, SITE_URL, CONTENT_API_URL, BLOG_TTL } = getEnv();
	const assets = new Map(readAssets(clientDir));
	const { address, text } = getBootFile();
	assets.set(address, makeAsset(address, Buffer.from(text)));
	const pages = createPages({
		render: handle,
		origin: SITE_URL,
		readVersion: readPageVersion,
		// A page that is rendered again looks for changes of its post, however little has changed by the list.
		life: CONTENT_API_URL ? Math.min(BLOG_TTL, PAGE_LIFE_MS) : PAGE_LIFE_MS,
	});
	const commonHeaders = getCommonHeaders();
	const site = new Hono<{ Bindings: HttpBindings }>();

	// Streamed answers say no-transform: they would wait in the compressor's buffer.
	site.use(compress());
	site.get("/livez", (context) => context.text("live"));
	site.get("/readyz", async (context) => {
		try {
			await (await getReception()).enquiries.check();
			return context.text("ready");
		} catch (error) {
			console.error("Not ready, the store does not answer:", error);
			return context.text("the store does not answer", 503);
		}
	});
	site.post("/hooks/content", renewBlog);
	serveIndexNowKey(site);
	site.use(followRedirects);
	site.use(refuseOddPaths);
	site.use(serveAssets(assets));
	site.use(servePages(pages, createAddressReader(build.routes)));
	site.all("*", async (context) => {
		const request = await readWhole(context.req.raw, BODY_LIMIT);
		return request
			? handle(request, describeVisitor(context))
			: context.text("This form is too large.", 413);
	});
	site.onError((error, context) => {
		console.error(error);
		return context.text("Unexpected Application Error!", 500);
	});

	const answerOthers = getRequestListener(site.fetch, { hostname: HOST });
	return (request, response) => {
		const { url = "", method } = request;
		if (method === "GET" || method === "HEAD") {
			const answer = assets.get(url) ?? pages.peek(url);
			if (answer && sendAnswer(answer, request, response)) return;
		}
		// Below hono, so that its own words for requests it cannot read have them too.
		for (const [name, value] of commonHeaders) response.setHeader(name, value);
		void answerOthers(request, response);
	};
}

/** What the routes are told of a request beside itself. */
function describeVisitor(context: Context): RouterContextProvider {
	const told = new RouterContextProvider();
	const socket = getConnInfo(context).remote.address ?? null;
	const forwarded = context.req.header("X-Forwarded-For") ?? null;
	told.set(clientAddressContext, readClientAddress(forwarded, socket, getEnv().TRUST_PROXY));
	return told;
}
