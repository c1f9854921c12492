import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { RejectedError } from "#app/platform/http/guarded-lookup.ts";
import { requestGuarded } from "#app/platform/http/request-guarded.ts";
import { isWebAddress } from "#app/platform/http/web-address.ts";
import { BodyTooLargeError, type ReadBody, readBody } from "./read-body.ts";
import type { Answer, Certificate, Headers } from "./visit.ts";

/** How the website is asked. */
export type Asking = {
	userAgent: string;
	/** Hosts, with their ports, of the agency's own network that may be read. */
	ownHosts: readonly string[];
	/** The end of all requests. */
	signal: AbortSignal;
};

export type AskOptions = {
	method?: "GET" | "HEAD";
	accept?: string;
	/** True where the body counts, but not what it says. */
	isFile?: boolean;
	/** Returns whether a redirect to an address is followed; by default each to a public one. */
	mayFollow?: (url: string) => boolean;
	/** False where a certificate was found not to be trusted, and the website is read all the same. */
	isTrusted?: boolean;
};

/** What a connection by https has shown. */
export type Shown = { certificate: Pick<Certificate, "startsAt" | "endsAt"> | null };

const HTML = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5";
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 10;
const PORTS = ["", "80", "443"];
const EMPTY: ReadBody = { text: "", bytes: 0 };

/**
 * Asks a website for an address and follows its redirects, each of which must lead to a public address. Never rejects: the
 * fault says why there is no answer.
 */
export async function fetchAnswer(
	asked: string,
	asking: Asking,
	options: AskOptions = {},
): Promise<Answer & Shown> {
	const redirects: string[] = [];
	let address = asked;
	try {
		for (;;) {
			const { answer, location, certificate } = await askOnce(address, asking, options);
			if (location === null) return { asked, redirects, fault: null, ...answer, certificate };
			if (options.mayFollow?.(location) === false) throw new RejectedError("forbidden");
			redirects.push(address);
			if (redirects.includes(location) || redirects.length > MAX_REDIRECTS)
				throw new RejectedError("redirects");
			address = location;
		}
	} catch (error) {
		const nothing = createNothing(asked, toFault(error, asking.signal));
		return { ...nothing, url: address, redirects, certificate: null };
	}
}

/** Returns what there is of an address that nothing has answered, and why. */
export function createNothing(asked: string, fault: string): Answer {
	const nothing = { url: asked, status: 0, headers: {}, redirects: [], firstByteMs: 0 };
	return { asked, ...nothing, ...EMPTY, fault };
}

async function askOnce(
	address: string,
	{ userAgent, ownHosts, signal }: Asking,
	{ method = "GET", accept = HTML, isFile = false, isTrusted = true }: AskOptions,
) {
	const url = URL.parse(address);
	if (!isWebAddress(url)) throw new RejectedError("redirect");
	const isOwnHost = (host: string) => ownHosts.includes(host);
	if (!PORTS.includes(url.port) && !isOwnHost(url.host)) throw new RejectedError("private");
	const startedAt = performance.now();
	const response = await requestGuarded(url, {
		method,
		isOwnHost,
		signal,
		isTrusted,
		headers: { Accept: accept, "Accept-Encoding": "br, gzip", "User-Agent": userAgent },
	});
	const firstByteMs = performance.now() - startedAt;
	try {
		const { statusCode = 0 } = response;
		const headers = toHeaders(response);
		const location =
			REDIRECTS.includes(statusCode) && URL.parse(decodeLocation(headers.location), url);
		const certificate = readCertificate(response);
		const found = { url: url.href, status: statusCode, headers, firstByteMs, certificate };
		if (location) return { answer: { ...found, ...EMPTY }, location: location.href, certificate };
		const body = method === "HEAD" ? EMPTY : await readBody(response, headers, { isFile });
		return { answer: { ...found, ...body }, location: null, certificate };
	} finally {
		response.destroy();
	}
}

/** Returns an address of a header, which Node reads as Latin-1 and servers often write in UTF-8. */
function decodeLocation(location = ""): string {
	const text = Buffer.from(location, "latin1").toString();
	return text.includes("\u{fffd}") ? location : text;
}

function toHeaders({ headers }: IncomingMessage): Headers {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value = ""]) => [
			name,
			Array.isArray(value) ? value.join(", ") : value,
		]),
	);
}

/** Returns from when to when the certificate of a connection is valid; null for plain http. */
function readCertificate({ socket }: IncomingMessage): Shown["certificate"] {
	if (!("getPeerCertificate" in socket)) return null;
	const { valid_from, valid_to } = (socket as TLSSocket).getPeerCertificate();
	const [startsAt, endsAt] = [Date.parse(valid_from), Date.parse(valid_to)];
	return Number.isNaN(endsAt) ? null : { startsAt, endsAt };
}

/** Returns the code of an error, as Node has it, or one of ours. */
function toFault(error: unknown, signal: AbortSignal): string {
	if (signal.aborted) return "slow";
	if (error instanceof RejectedError) return error.code;
	if (error instanceof BodyTooLargeError) return "oversized";
	if (error instanceof Error && "code" in error) return String(error.code);
	return "broken";
}
