import { createHash } from "node:crypto";

/** Compares an If-None-Match header weakly: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
	if (ifNoneMatch === etag) return true;
	const opaque = etag.replace(/^W\//, "");
	return ifNoneMatch
		.split(",")
		.some((each) => ["*", opaque].includes(each.trim().replace(/^W\//, "")));
}

export function hasMatchingEtag(request: Request, etag: string): boolean {
	return matchesEtag(request.headers.get("If-None-Match") ?? "", etag);
}

/** A text with an ETag of its content, or 304 if the client has it. */
export function respondWithEtag(
	request: Request,
	text: string,
	{ "Content-Type": type, ...cacheHeaders }: Record<"Content-Type" | "Cache-Control", string>,
): Response {
	// Weak, as it is the same whether compressed or not.
	const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
	const headers = { ...cacheHeaders, ETag: etag };
	if (hasMatchingEtag(request, etag)) return new Response(null, { status: 304, headers });
	return new Response(text, { headers: { ...headers, "Content-Type": type } });
}
