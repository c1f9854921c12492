import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { createGuardedLookup } from "./guarded-lookup.ts";
import { isPublicAddress, isSafeAddress } from "./public-address.ts";

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
	const isReachable = (ip: string) => address.host === ownHost || isPublicAddress(ip);
	const host = address.hostname.replace(/^\[|\]$/g, "");
	if (!isSafeAddress(address) || (isIP(host) && !isReachable(host)))
		throw new Error("the address is not public");
	const outgoing = (address.protocol === "https:" ? https : http).request(address, {
		method: "POST",
		agent: false,
		lookup: createGuardedLookup(isReachable),
		signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		headers,
	});
	outgoing.end(body);
	const [response] = await once(outgoing, "response");
	outgoing.on("error", () => {});
	response.destroy();
	const { statusCode = 0, headers: received } = response as http.IncomingMessage;
	return { status: statusCode, retryAfter: received["retry-after"] ?? null };
}
