import { isSafeAddress } from "./public-address.ts";
import { requestGuarded } from "./request-guarded.ts";

export type GuardedPost = {
	headers: Record<string, string | number>;
	body: Buffer;
	/** The only host (with its port) that may be in a private network. */
	ownHost: string | null;
};

const TIMEOUT_MS = 10_000;

/**
 * Posts to a server whose address somebody else has given: by https, to a public address alone, without following a
 * redirect or reading the response. Rejects when it was not sent.
 */
export async function postGuarded(
	address: URL,
	{ headers, body, ownHost }: GuardedPost,
	signal: AbortSignal,
): Promise<{ status: number; retryAfter: string | null }> {
	if (!isSafeAddress(address)) throw new Error("the address is not public");
	const response = await requestGuarded(address, {
		method: "POST",
		isOwnHost: (host) => host === ownHost,
		signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		headers,
		body,
	});
	response.destroy();
	const { statusCode = 0, headers: received } = response;
	return { status: statusCode, retryAfter: received["retry-after"] ?? null };
}
