import type * as z from "zod/mini";
import { t } from "#app/messages/en/desk-frame.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { type Fields, toFields } from "#app/platform/http/form-fields.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { DeskContext } from "./desk-env.ts";

/** The greatest length of a note, an answer, or a text to a visitor. */
const MAX_TEXT_LENGTH = 10_000;

/** Reads the fields of a sent form; a body that is no form has none. */
export async function readForm(context: DeskContext): Promise<Fields> {
	return toFields(await context.req.formData().catch(() => new FormData()));
}

/** Parses the query of the address by the schema of a page. */
export function parseQuery<Query>(context: DeskContext, schema: z.ZodMiniType<Query>): Query {
	return schema.parse(toFields(new URL(context.req.url).searchParams));
}

/** Checks the length of a text, which is never cut. `what` begins a sentence. */
export function checkText(what: string, text: string): Result<string> {
	const { length } = text;
	if (length <= MAX_TEXT_LENGTH) return accept(text);
	return reject(
		t("textTooLong", {
			what,
			length: formatNumber(length),
			most: formatNumber(MAX_TEXT_LENGTH),
		}),
	);
}
