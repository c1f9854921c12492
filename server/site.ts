import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { clientAddressContext } from "#app/enquiries/client-address.ts";
import { getReception } from "#app/enquiries/reception.server.ts";
import { getEnv } from "#app/env.server.ts";
import { serveAssets } from "./assets.ts";
import { readClientAddress } from "./client-address.ts";
import { renewBlog } from "./content-hook.ts";
import { serveIndexNowKey } from "./indexnow-key.ts";
import { refuseOddPaths } from "./paths.ts";
import { readWhole } from "./read-whole.ts";
import { followRedirects } from "./redirects.ts";

/** More than any filled-in form needs: 32 KB. */
const BODY_LIMIT = 32 * 1024;

/** The whole site as one function from Request to Response. */
export function createSite(build: ServerBuild, clientDir: string): Hono {
	const handle = createRequestHandler(build, "production");
	const site = new Hono();

	site.use(async (context, next) => {
		await next();
		context.header("X-Content-Type-Options", "nosniff");
		context.header("Referrer-Policy", "strict-origin-when-cross-origin");
		context.header("X-Frame-Options", "DENY");
	});
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
	site.use(serveAssets(clientDir));
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
	return site;
}

/** What the routes are told of a request beside itself. */
function describeVisitor(context: Context): RouterContextProvider {
	const told = new RouterContextProvider();
	const socket = getConnInfo(context).remote.address ?? null;
	const forwarded = context.req.header("X-Forwarded-For") ?? null;
	told.set(clientAddressContext, readClientAddress(forwarded, socket, getEnv().TRUST_PROXY));
	return told;
}
