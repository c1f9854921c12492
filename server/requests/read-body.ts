/** Returns the request with its body in memory; null when it is larger than `limit` bytes. */
export async function bufferBody(request: Request, limit: number): Promise<Request | null> {
	if (!request.body) return request;
	if (Number(request.headers.get("Content-Length") ?? 0) > limit) return null;
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const part of request.body) {
		size += part.byteLength;
		if (size > limit) return null;
		parts.push(part);
	}
	const { method, headers, signal, url } = request;
	return new Request(url, { method, headers, signal, body: new Blob(parts) });
}
