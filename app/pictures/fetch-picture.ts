import dns from "node:dns/promises";
import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isAllowedPicture, isPublicAddress, type PictureSources } from "./allowed-sources.ts";
import { toSecureAddress } from "./picture-address.ts";

export type FetchedPicture =
	| { found: "picture"; bytes: Buffer }
	/** The source says that it has no such picture. */
	| { found: "gone" }
	/** What it gives, or where it leads, is not accepted; the reason for the log, in our words. */
	| { found: "refused"; reason: string }
	/** When the host is down, its other pictures need not be tried. */
	| { found: "failed"; reason: string; isHostDown: boolean };

export type FetchLimits = { timeoutMs: number; maxBytes: number };

const DEFAULT_LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 15 * 1024 * 1024 };
const MAX_REDIRECTS = 3;
const LED_ASTRAY = "it redirects to an address that is not allowed";
const PRIVATE = "it leads into a private network";
const TOO_LARGE = "it is too large";
const REDIRECTS = [301, 302, 303, 307, 308];
const HOST_DOWN = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Fetches the bytes of a picture, which may be anything, from a source that is checked at each step: the
 * address, where it leads by DNS, and every redirect. Rejects only when the signal is aborted.
 */
export async function fetchPicture(
	source: URL,
	sources: PictureSources,
	signal: AbortSignal,
	limits: Partial<FetchLimits> = {},
): Promise<FetchedPicture> {
	const { timeoutMs, maxBytes } = { ...DEFAULT_LIMITS, ...limits };
	const timeout = AbortSignal.timeout(timeoutMs);
	try {
		return await follow(source, sources, AbortSignal.any([signal, timeout]), maxBytes);
	} catch (error) {
		signal.throwIfAborted();
		if (timeout.aborted) return fail("it took too long");
		if (error instanceof RefusedError) return { found: "refused", reason: error.message };
		const code = error instanceof Error && "code" in error ? String(error.code) : "a broken answer";
		return { ...fail(code), isHostDown: HOST_DOWN.test(code) };
	}
}

async function follow(
	source: URL,
	sources: PictureSources,
	signal: AbortSignal,
	maxBytes: number,
): Promise<FetchedPicture> {
	let address = toSecureAddress(source);
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
		if (!isAllowedPicture(address, sources.hosts)) {
			throw new RefusedError(redirects ? LED_ASTRAY : "it is not allowed");
		}
		const response = await request(address, sources, signal);
		try {
			const { statusCode = 0, headers } = response;
			if (statusCode === 200) return await readBytes(response, maxBytes);
			if (statusCode === 404 || statusCode === 410) return { found: "gone" };
			if (!REDIRECTS.includes(statusCode)) return fail(`it answered ${statusCode}`);
			const next = URL.parse(headers.location ?? "", address);
			if (!next) throw new RefusedError(LED_ASTRAY);
			address = toSecureAddress(next);
		} finally {
			response.destroy();
		}
	}
	throw new RefusedError("it redirects too often");
}

async function request(
	address: URL,
	{ ownHost }: PictureSources,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	const isReachable = (ip: string) => address.host === ownHost || isPublicAddress(ip);
	// No lookup is made for an address in numbers.
	const host = address.hostname.replace(/^\[|\]$/g, "");
	if (isIP(host) && !isReachable(host)) throw new RefusedError(PRIVATE);
	// The connection is made to what was checked: a second answer of the DNS may be another one.
	const lookup: LookupFunction = (hostname, { all }, done) => {
		dns.lookup(hostname, { all: true }).then(
			(found) => {
				const reachable = found.filter(({ address }) => isReachable(address));
				const [first] = reachable;
				if (!first) done(new RefusedError(PRIVATE), []);
				else if (all) done(null, reachable);
				else done(null, first.address, first.family);
			},
			(error) => done(error, []),
		);
	};
	const outgoing = (address.protocol === "https:" ? https : http).request(address, {
		agent: false,
		lookup,
		signal,
		headers: {
			Accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
			"Accept-Encoding": "identity",
			"User-Agent": "picture-fetcher",
		},
	});
	outgoing.end();
	const [response] = await once(outgoing, "response");
	// An error of the response reaches its reader too; without a listener here it would end the process.
	outgoing.on("error", () => {});
	return response;
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<FetchedPicture> {
	if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw new RefusedError(TOO_LARGE);
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of response as AsyncIterable<Buffer>) {
		size += part.byteLength;
		if (size > maxBytes) throw new RefusedError(TOO_LARGE);
		parts.push(part);
	}
	return { found: "picture", bytes: Buffer.concat(parts) };
}

function fail(reason: string): FetchedPicture & { found: "failed" } {
	return { found: "failed", reason, isHostDown: false };
}

class RefusedError extends Error {}
