import type { Context } from "hono";
import * as z from "zod/mini";
import { refreshBlog } from "#app/blog/blog-source.server.ts";
import { decodeSlug } from "#app/blog/decode-slug.ts";
import { getEnv } from "#app/env.server.ts";
import { openWebhook } from "#app/open-webhook.ts";
import { warn } from "#app/operations-log.ts";
import { readWhole } from "./read-whole.ts";

const BODY_LIMIT = 4 * 1024;
const messageSchema = z.object({ slug: z.optional(z.string().check(z.maxLength(200))) });

/**
 * `POST /hooks/content`: the CMS says that something changed, signed by Standard Webhooks with
 * CONTENT_HOOK_SECRET; the body may name the post: `{"slug":"…"}`. Answers when the site shows it.
 */
export async function renewBlog(context: Context): Promise<Response> {
	const { CONTENT_HOOK_SECRET: secret } = getEnv();
	if (!secret) return context.text("There is no such hook.", 404);
	const request = await readWhole(context.req.raw, BODY_LIMIT);
	if (!request) return context.text("This message is too large.", 413);
	const message = readMessage(await request.text(), request.headers, secret);
	if (!message) return context.text("This message is not signed as it should be.", 401);
	try {
		await refreshBlog(message.slug && decodeSlug(message.slug));
		return context.body(null, 204);
	} catch (error) {
		warn(`The blog could not be renewed: ${error instanceof Error ? error.message : error}`);
		return context.text("The posts could not be fetched.", 502);
	}
}

function readMessage(body: string, headers: Headers, secret: string) {
	try {
		openWebhook(secret).verify(body, Object.fromEntries(headers), { jsonParse: false });
		return messageSchema.parse(body ? JSON.parse(body) : {});
	} catch {
		return null;
	}
}
