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
	/** What it gives, or where it leads, is not taken, whoever asks; the reason for the log, in our words. */
	| { found: "refused"; reason: string }
	| {
			found: "failed";
			/** For the log, in our words. */
			reason: string;
			/** Nobody was reached, so that the host's other pictures need not be tried. */
			isHostDown: boolean;
	  };

export type FetchLimits = { timeoutMs: number; maxBytes: number };

const DEFAULT_LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 15 * 1024 * 1024 };
const MAX_REDIRECTS = 3;
const LED_ASTRAY = "it redirects to an address that is not allowed";
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
		const response = await ask(address, sources, signal);
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

async function ask(
	address: URL,
	sources: PictureSources,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	const checked = await resolve(address, sources.ownHost, signal);
	// The connection is made to what was checked: a second answer of the DNS may be another one.
	const giveChecked: LookupFunction = (_hostname, { all }, done) => {
		if (all) done(null, checked);
		else done(null, checked[0]?.address ?? "", checked[0]?.family);
	};
	const { request } = address.protocol === "https:" ? https : http;
	const asked = request(address, {
		agent: false,
		lookup: giveChecked,
		signal,
		headers: {
			Accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
			"Accept-Encoding": "identity",
			"User-Agent": "picture-fetcher",
		},
	});
	asked.end();
	const [response] = await once(asked, "response");
	// What ends the answer is also told to its reader; untold here, it would end the process.
	asked.on("error", () => {});
	return response;
}

/** The addresses to which a connection may be made. */
async function resolve(
	{ host, hostname }: URL,
	ownHost: string | null,
	signal: AbortSignal,
): Promise<{ address: string; family: number }[]> {
	const bare = hostname.replace(/^\[|\]$/g, "");
	const family = isIP(bare);
	const found = family
		? [{ address: bare, family }]
		: await Promise.race([dns.lookup(bare, { all: true }), rejectAt(signal)]);
	const allowed = found.filter(({ address }) => host === ownHost || isPublicAddress(address));
	if (allowed.length === 0) throw new RefusedError("it leads into a private network");
	return allowed;
}

async function rejectAt(signal: AbortSignal): Promise<never> {
	if (!signal.aborted) await once(signal, "abort");
	throw signal.reason;
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
