import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import * as z from "zod/mini";
import { refreshBlog } from "#app/blog/blog-source.server.ts";
import { decodeSlug } from "#app/blog/slug.ts";
import { createWebhook } from "#app/enquiries/delivery/create-webhook.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { warn } from "#app/platform/operations-log.ts";
import { SOCKET_MS } from "../limits/limits.ts";

const MAX_LENGTH = 4 * 1024;
const messageSchema = z.object({ slug: z.optional(z.string().check(z.maxLength(200))) });

/**
 * Handles `POST /hooks/content`: the CMS reports a change, signed by Standard Webhooks with CONTENT_HOOK_SECRET; the
 * body may name the post: `{"slug":"…"}`. Responds once the site shows the change.
 */
export async function handleContentHook(
	context: Context<{ Bindings: HttpBindings }>,
): Promise<Response> {
	const { CONTENT_HOOK_SECRET: secret } = getEnv();
	if (!secret) return context.text("There is no such hook.", 404);
	const { raw } = context.req;
	const body = await raw.text();
	if (body.length > MAX_LENGTH) return context.text("This message is too large.", 413);
	const message = parseMessage(body, raw.headers, secret);
	if (!message) return context.text("This message is not signed as it should be.", 401);
	const { socket } = context.env.incoming;
	try {
		// All posts are fetched again, which may take longer than a silent connection is kept.
		socket.setTimeout(0);
		await refreshBlog(message.slug && decodeSlug(message.slug));
		return context.body(null, 204);
	} catch (error) {
		warn(`The blog could not be renewed: ${error instanceof Error ? error.message : error}`);
		return context.text("The posts could not be fetched.", 502);
	} finally {
		socket.setTimeout(SOCKET_MS);
	}
}

/** Parses the message. Returns null when the signature or the body is invalid. */
function parseMessage(body: string, headers: Headers, secret: string) {
	try {
		createWebhook(secret).verify(body, Object.fromEntries(headers), { jsonParse: false });
		return messageSchema.parse(body ? JSON.parse(body) : {});
	} catch {
		return null;
	}
}
