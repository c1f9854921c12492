/**
 * The request with its body read to the end, so that nothing behind it meets a body that is too large,
 * still coming or cut off. Null when the body has more than `limit` bytes; no more than that is read.
 */
export async function readWhole(request: Request, limit: number): Promise<Request | null> {
	if (!request.body) return request;
	if (Number(request.headers.get("Content-Length") ?? 0) > limit) return null;
	const parts: Uint8Array[] = [];
	let size = 0;
	for await (const part of request.body) {
		size += part.byteLength;
		if (size > limit) return null;
		parts.push(part);
	}
	const { method, headers, signal, url } = request;
	return new Request(url, { method, headers, signal, body: new Blob(parts as BlobPart[]) });
}
