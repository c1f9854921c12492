import type { IncomingMessage } from "node:http";
import { RejectedError } from "./guarded-lookup.ts";
import { getLoginHeader, type Login } from "./login.ts";
import { toSecureAddress } from "./public-address.ts";
import { requestGuarded } from "./request-guarded.ts";
import { getUserAgent } from "./user-agent.ts";

/** Why a fetch has no bytes: a status of HTTP, what Node calls the fault, or one of our own codes. */
type FetchFault =
	| { fault: "status"; status: number }
	| { fault: "network"; error: string }
	| { fault: RejectedError["code"] | "slow" | "broken" };

/** The result of a fetch. Reasons are in our own words, for the log. */
export type FetchResult =
	| { status: "fetched"; bytes: Buffer }
	| { status: "gone" }
	/** The response, or a redirect, is not accepted. */
	| { status: "rejected"; reason: string; fault: FetchFault }
	/** The request failed. With `isHostDown` the host's other addresses need not be tried. */
	| { status: "failed"; reason: string; fault: FetchFault; isHostDown: boolean };

export type FetchRules = {
	/** Returns whether an address may be fetched; called for the address and for each that it redirects to. */
	isAllowed: (address: URL) => boolean;
	/** The only host (with its port) that may be in a private network. */
	ownHost: string | null;
	maxBytes: number;
	/** The accepted media types, as in the header Accept. */
	accept: string;
	login?: Login | null;
};

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
const HOST_DOWN = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Fetches bytes from a server that is not ours and is not trusted. Checks URL and IP address of the source and of every
 * redirect. Rejects only when the signal is aborted.
 */
export async function fetchGuarded(
	source: URL,
	rules: FetchRules,
	signal: AbortSignal,
	timeoutMs = TIMEOUT_MS,
): Promise<FetchResult> {
	const timeout = AbortSignal.timeout(timeoutMs);
	try {
		return await followRedirects(source, rules, AbortSignal.any([signal, timeout]));
	} catch (error) {
		signal.throwIfAborted();
		if (timeout.aborted) return fail("it took too long", { fault: "slow" });
		if (error instanceof RejectedError)
			return { status: "rejected", reason: error.message, fault: { fault: error.code } };
		if (error instanceof Error && "code" in error)
			return fail(`${error.code}`, { fault: "network", error: `${error.code}` });
		return fail("a broken answer", { fault: "broken" });
	}
}

async function followRedirects(
	source: URL,
	rules: FetchRules,
	signal: AbortSignal,
): Promise<FetchResult> {
	let address = toSecureAddress(source);
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
		if (!rules.isAllowed(address)) throw new RejectedError(redirects ? "redirect" : "forbidden");
		const response = await request(address, rules, signal);
		try {
			const { statusCode = 0, headers } = response;
			if (statusCode === 200)
				return { status: "fetched", bytes: await readBody(response, rules.maxBytes) };
			if (statusCode === 404 || statusCode === 410) return { status: "gone" };
			if (!REDIRECTS.includes(statusCode))
				return fail(`it answered ${statusCode}`, { fault: "status", status: statusCode });
			const next = URL.parse(headers.location ?? "", address);
			if (!next) throw new RejectedError("redirect");
			address = toSecureAddress(next);
		} finally {
			response.destroy();
		}
	}
	throw new RejectedError("redirects");
}

function request(
	address: URL,
	{ ownHost, accept, login = null }: FetchRules,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	return requestGuarded(address, {
		isOwnHost: (host) => host === ownHost,
		signal,
		headers: {
			Accept: accept,
			"Accept-Encoding": "identity",
			"User-Agent": getUserAgent(),
			...getLoginHeader(login, address),
		},
	});
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	if (Number(response.headers["content-length"] ?? 0) > maxBytes)
		throw new RejectedError("oversized");
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of response as AsyncIterable<Buffer>) {
		size += part.byteLength;
		if (size > maxBytes) throw new RejectedError("oversized");
		parts.push(part);
	}
	return Buffer.concat(parts);
}

function fail(reason: string, fault: FetchFault): FetchResult & { status: "failed" } {
	return { status: "failed", reason, fault, isHostDown: HOST_DOWN.test(reason) };
}
