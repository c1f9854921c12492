import { createHash } from "node:crypto";

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
	if (isKnown(request.headers.get("If-None-Match"), tag))
		return new Response(null, { status: 304, headers: tagged });
	return new Response(text, { headers: { ...tagged, ...(type ? { "Content-Type": type } : {}) } });
}

function isKnown(tags: string | null, tag: string): boolean {
	const opaque = tag.replace(/^W\//, "");
	return (tags ?? "")
		.split(",")
		.map((known) => known.trim().replace(/^W\//, ""))
		.some((known) => known === opaque || known === "*");
}
