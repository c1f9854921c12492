import { createHash } from "node:crypto";
import { isTagKnown } from "#app/is-tag-known.ts";

/** Answers with a text and its tag, or with 304 where the visitor has that very text already. */
export function answerTagged(
	request: Request,
	text: string,
	headers: Record<string, string>,
): Response {
	// Weak, as it is the same whether compressed or not.
	const tag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
	const { "Content-Type": type, ...kept } = headers;
	const tagged = { ...kept, ETag: tag };
	if (isTagKnown(request, tag)) return new Response(null, { status: 304, headers: tagged });
	return new Response(text, { headers: { ...tagged, ...(type ? { "Content-Type": type } : {}) } });
}
