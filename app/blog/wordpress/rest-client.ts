import { setTimeout as wait } from "node:timers/promises";

/** What a WordPress REST API answered: JSON of any shape, and the totals of a list when it tells them. */
type RestAnswer = { body: unknown; total: number | null; totalPages: number | null };

/** The API did not give what it should; the words are for the log and never for a visitor. */
export class RestError extends Error {
	override readonly name = "RestError";
	/** As HTTP gave it; null when there was no answer at all or none that can be read. */
	readonly status: number | null;
	/** WordPress's own word for it, for instance `rest_post_invalid_page_number`. */
	readonly code: string | null;
	readonly isTooLarge: boolean;

	constructor(
		message: string,
		{ status = null, code = null, isTooLarge = false }: Partial<RestFault> = {},
	) {
		super(message);
		this.status = status;
		this.code = code;
		this.isTooLarge = isTooLarge;
	}
}
type RestFault = Pick<RestError, "status" | "code" | "isTooLarge">;

export type RestClient = (query: Record<string, string>) => Promise<RestAnswer>;

type RestSettings = {
	/** The base that CONTENT_API_URL names, for instance `https://cms.example/wp-json/wp/v2`. */
	base: string;
	/** In ms, for one try with its redirects and its body. */
	timeout?: number;
	/** In bytes. */
	limit?: number;
	/** In ms, at most half as much again, before the one further try. */
	pause?: number;
};

const TIMEOUT_MS = 3_000;
const LIMIT = 5 * 1024 * 1024;
const PAUSE_MS = 200;
const MOST_REDIRECTS = 3;
/** What will not be better a moment later. */
const isFinal = (error: unknown) =>
	error instanceof RestError && (error.isTooLarge || (error.status ?? 500) < 500);

/**
 * Asks a WordPress for posts. An answer counts only when it is JSON, whatever its status and type say; it is
 * tried once more after a fault that may pass. Redirects are followed on the same host only.
 */
export function createRestClient(settings: RestSettings): RestClient {
	const { base, timeout = TIMEOUT_MS, limit = LIMIT, pause = PAUSE_MS } = settings;
	const { address, headers } = readBase(base);
	const ask = async (query: Record<string, string>) => {
		const url = new URL(`${address}/posts`);
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
		const signal = AbortSignal.timeout(timeout);
		const response = await follow(url, headers, signal);
		return readAnswer(response, limit);
	};
	return async (query) => {
		try {
			return await describeFaults(ask(query));
		} catch (error) {
			if (isFinal(error)) throw error;
			await wait(pause * (1 + Math.random() / 2));
			return describeFaults(ask(query));
		}
	};
}

/** fetch takes no user and password in an address. */
function readBase(base: string): { address: string; headers: Record<string, string> } {
	const url = new URL(base);
	const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
	const hasLogin = login !== ":";
	url.username = "";
	url.password = "";
	return {
		address: url.href.replace(/\/+$/, ""),
		headers: {
			// Without this WordPress tells its faults in HTML.
			Accept: "application/json",
			...(hasLogin && { Authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
		},
	};
}

async function follow(
	start: URL,
	headers: Record<string, string>,
	signal: AbortSignal,
): Promise<Response> {
	let url = start;
	for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
		const response = await fetch(url, { headers, redirect: "manual", signal });
		if (response.status < 300 || response.status > 399) return response;
		await response.body?.cancel();
		const target = new URL(response.headers.get("Location") ?? "", url);
		const isSameHost = target.hostname === start.hostname && /^https?:$/.test(target.protocol);
		const isDowngrade = url.protocol === "https:" && target.protocol === "http:";
		if (!isSameHost || isDowngrade)
			throw new RestError(`it leads elsewhere (${response.status} to ${target.host})`, {
				status: response.status,
			});
		url = target;
	}
	throw new RestError("it leads round in a circle", { status: 310 });
}

async function readAnswer(response: Response, limit: number): Promise<RestAnswer> {
	const text = await readText(response, limit);
	const body = parseJson(text);
	if (!response.ok) {
		const code = readCode(body);
		throw new RestError(`it answered ${response.status}${code ? ` (${code})` : ""}`, {
			status: response.status,
			code,
		});
	}
	if (body === undefined) throw new RestError("its answer is no JSON");
	return {
		body,
		total: readCount(response, "X-WP-Total"),
		totalPages: readCount(response, "X-WP-TotalPages"),
	};
}

async function readText(response: Response, limit: number): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let size = 0;
	for await (const part of response.body ?? []) {
		size += part.byteLength;
		if (size > limit)
			throw new RestError(`its answer has over ${limit} bytes`, { isTooLarge: true });
		text += decoder.decode(part, { stream: true });
	}
	return text + decoder.decode();
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function readCode(body: unknown): string | null {
	const code: unknown = typeof body === "object" && body ? Reflect.get(body, "code") : null;
	return typeof code === "string" && /^[\w-]{1,64}$/.test(code) ? code : null;
}

function readCount(response: Response, header: string): number | null {
	const text = response.headers.get(header);
	return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** A broken connection is told by its code, not by fetch's own "fetch failed". */
async function describeFaults<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof RestError || !(error instanceof Error)) throw error;
		if (error.name === "TimeoutError") throw new RestError("it did not answer in time");
		const { cause } = error;
		const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
		throw new RestError(`it cannot be reached (${typeof code === "string" ? code : error.name})`);
	}
}
