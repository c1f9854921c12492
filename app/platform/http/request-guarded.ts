import { once } from "node:events";
import http, { type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { createGuardedLookup, RejectedError } from "./guarded-lookup.ts";
import { isPublicAddress } from "./public-address.ts";

export type GuardedRequest = Pick<RequestOptions, "method" | "headers"> & {
	body?: Buffer | undefined;
	/** Returns whether a host (with its port) may be in a private network. */
	isOwnHost: (host: string) => boolean;
	signal: AbortSignal;
	/** False where what a server shows is looked at although its certificate is not trusted. */
	isTrusted?: boolean;
};

/**
 * Sends a request to a server that is not trusted, whose IP address must be public, and resolves to its response without
 * the body; redirects are not followed. Rejects with a RejectedError for a private address.
 */
export async function requestGuarded(
	address: URL,
	{ method = "GET", headers, body, isOwnHost, signal, isTrusted = true }: GuardedRequest,
): Promise<IncomingMessage> {
	const isReachable = (ip: string) => isOwnHost(address.host) || isPublicAddress(ip);
	const host = address.hostname.replace(/^\[|\]$/g, "");
	if (isIP(host) && !isReachable(host)) throw new RejectedError("private");
	const outgoing = (address.protocol === "https:" ? https : http).request(address, {
		method,
		agent: false,
		lookup: createGuardedLookup(isReachable),
		signal,
		headers,
		...(isTrusted ? {} : { rejectUnauthorized: false }),
	});
	// Whoever waits for the response, or reads it, gets its errors; without a listener here they would end the process.
	outgoing.on("error", () => {});
	outgoing.end(body);
	const [response] = await once(outgoing, "response", { signal });
	return response;
}
