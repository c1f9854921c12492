import * as z from "zod/mini";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { PASTED_PATH } from "./paste/pasted.ts";

const fields = z.object({
	/** HTML of the clipboard. */
	html: text,
});

export const websitePastedRoute: DeskRoute = {
	path: PASTED_PATH,
	role: "member",
	post: withFields(fields, answerPasted),
};

/** Answers what was pasted as Markdown; null where it is no more than its text, or cannot be converted. */
async function answerPasted(
	context: DeskContext,
	{ html }: z.infer<typeof fields>,
): Promise<Response> {
	const { convertToMarkdown } = await import("./paste/to-markdown.ts");
	try {
		return context.json(convertToMarkdown(html, getEnv().SITE_URL));
	} catch (error) {
		// Elements that are nested a thousand deep are more than the stack holds.
		if (error instanceof RangeError) return context.json(null);
		throw error;
	}
}
