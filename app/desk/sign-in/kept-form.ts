import * as z from "zod/mini";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { parseDeskPath } from "#app/desk/request/desk-path.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** The greatest number of fields of a form; a page of the inbox has fifty enquiries to select. */
const MAX_FIELDS = 200;

const keptFormSchema = z.object({
	/** The path of the desk that the form was sent to, with its query. */
	path: z.string(),
	fields: z.array(z.tuple([z.string(), z.string()])).check(z.maxLength(MAX_FIELDS)),
	/** True if files went with the form, which are not kept. */
	hadFiles: z.boolean(),
});

/** A form that was sent after the end of a session, as its page keeps it until the person has signed in again. */
export type KeptForm = z.infer<typeof keptFormSchema>;

/** Returns the form of the request, to be kept in a page. Resolves to null for one that cannot be. */
export async function readKeptForm(context: DeskContext): Promise<KeptForm | null> {
	const { pathname, search } = new URL(context.req.url);
	const form = await context.req.formData().catch(() => new FormData());
	const fields: KeptForm["fields"] = [];
	let hadFiles = false;
	for (const [name, value] of form)
		if (typeof value !== "string") hadFiles ||= value.size > 0;
		// A signature by a passkey is valid once, and for its page.
		else if (name !== "response") fields.push([name, value]);
	return parseKeptForm(JSON.stringify({ path: pathname + search, fields, hadFiles }));
}

/** Parses a kept form that a page sent back. Returns null for any other text. */
export function parseKeptForm(json: string): KeptForm | null {
	if (!json) return null;
	try {
		const kept = keptFormSchema.parse(JSON.parse(json));
		const path = parseDeskPath(kept.path, getEnv().SITE_URL);
		return path ? { ...kept, path } : null;
	} catch {
		return null;
	}
}

/** Returns whether a page of our own sent the form or led to the page, as a person's browser says. */
export function isFromOwnPage(context: DeskContext): boolean {
	const isOwnOrigin = context.req.header("Origin") === getEnv().SITE_URL;
	return isOwnOrigin || context.req.header("Sec-Fetch-Site") === "same-origin";
}
