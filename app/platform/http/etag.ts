import { hash } from "node:crypto";

/** Creates a weak ETag, which identifies a body in all its encodings. */
export function createEtag(body: string | Uint8Array): string {
	return `W/"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

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
