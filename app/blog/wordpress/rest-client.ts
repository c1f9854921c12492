import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { getLoginHeader, type Login, splitLogin } from "#app/platform/http/login.ts";
import { getUserAgent } from "#app/platform/http/user-agent.ts";

/** The parsed body of a WordPress REST API's response, and the totals of a list when it has them. */
type RestResponse = { body: unknown; total: number | null; totalPages: number | null };

/** An error of a request. Its message is for the log and never for a visitor. */
export class RestError extends Error {
	override readonly name = "RestError";
	/** The HTTP status; null without a response, or with one that is no JSON. */
	readonly status: number | null = null;
	/** WordPress's own error code, for instance `rest_post_invalid_page_number`. */
	readonly code: string | null = null;
	readonly isTooLarge: boolean = false;

	constructor(message: string, details: Partial<RestError> = {}) {
		super(message);
		Object.assign(this, details);
	}
}

/** Requests posts, or the draft of a post by its number, of docs/wordpress/preview-on-site.php. */
export type RestClient = (
	query: Record<string, string>,
	what?: { draft: string },
) => Promise<RestResponse>;

type RestOptions = {
	/** The URL of the setting CONTENT_API_URL, for instance `https://cms.example/wp-json/wp/v2`. */
	base: string;
	/** The time-out in ms of one try with its redirects and its body. */
	timeout?: number;
	/** The maximum size of the body in bytes. */
	limit?: number;
	/** The pause in ms before the second and last try; up to half as much again is added. */
	pause?: number;
};

const LIMIT = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/**
 * Creates a client that requests posts of a WordPress. A response counts only when it is JSON, whatever its status and
 * type say. It tries once more after an error that may pass, and follows redirects on the same host only.
 */
export function createRestClient(options: RestOptions): RestClient {
	const { base, timeout = 3_000, limit = LIMIT, pause = 200 } = options;
	const { url: api, login } = splitLogin(base);
	const request: RestClient = async (query, what) => {
		try {
			const url = toUrl(api, query, what?.draft);
			const response = await fetchOnHost(url, login, AbortSignal.timeout(timeout));
			return await parseResponse(response, limit);
		} catch (error) {
			throw toRestError(error);
		}
	};
	return async (query, what) => {
		try {
			return await request(query, what);
		} catch (error) {
			const { isTooLarge, status } = error as RestError;
			if (isTooLarge || (status ?? 500) < 500) throw error;
			await wait(pause * (1 + Math.random() / 2));
			return request(query, what);
		}
	};
}

/** Returns the URL of the posts, or of a draft. Without permalinks WordPress has its routes in a parameter: `?rest_route=/wp/v2`. */
function toUrl(api: URL, query: Record<string, string>, draft: string | undefined): URL {
	const url = new URL(api);
	const route = api.searchParams.get("rest_route");
	const toPath = draft === undefined ? toPosts : (path: string) => toDraft(path, draft);
	if (route === null) url.pathname = toPath(api.pathname);
	else url.searchParams.set("rest_route", toPath(route));
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url;
}

/** Returns the path of the posts. The setting may name the list itself. */
const toPosts = (path: string) => `${path.replace(/(?:\/posts)?\/*$/, "")}/posts`;

/** Returns the path of a draft, whose namespace is beside that of the posts. */
const toDraft = (path: string, id: string) =>
	`${path.replace(/(?:\/wp\/v2)?(?:\/posts)?\/*$/, "")}/site/v1/drafts/${id}`;

async function fetchOnHost(
	start: URL,
	login: Login | null,
	signal: AbortSignal,
): Promise<Response> {
	let url = start;
	for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
		const response = await fetch(url, {
			redirect: "manual",
			signal,
			headers: {
				// Without this parameter WordPress sends its errors as HTML.
				Accept: "application/json",
				"User-Agent": getUserAgent(),
				...getLoginHeader(login, url),
			},
		});
		const { status } = response;
		if (status < 300 || status > 399) return response;
		await response.body?.cancel();
		const target = new URL(response.headers.get("Location") ?? "", url);
		const isSameHost = target.hostname === start.hostname && /^https?:$/.test(target.protocol);
		const isDowngrade = url.protocol === "https:" && target.protocol === "http:";
		if (!isSameHost || isDowngrade)
			throw new RestError(`it leads elsewhere (${status} to ${target.host})`, { status });
		url = target;
	}
	throw new RestError("it leads round in a circle", { status: 310 });
}

const errorSchema = z.object({ code: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

async function parseResponse(response: Response, limit: number): Promise<RestResponse> {
	const text = await readText(response, limit);
	const body = parseJson(text);
	if (!response.ok) {
		const { status } = response;
		const code = errorSchema.safeParse(body).data?.code ?? null;
		throw new RestError(`it answered ${status}${code ? ` (${code})` : ""}`, { status, code });
	}
	if (body === undefined) throw new RestError("its answer is no JSON");
	return {
		body,
		total: parseCount(response.headers.get("X-WP-Total")),
		totalPages: parseCount(response.headers.get("X-WP-TotalPages")),
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

function parseCount(header: string | null): number | null {
	return header && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Converts an error. fetch's "fetch failed" has its reason in the cause. */
function toRestError(error: unknown): unknown {
	if (error instanceof RestError || !(error instanceof Error)) return error;
	if (error.name === "TimeoutError") return new RestError("it did not answer in time");
	const { cause } = error;
	const code: unknown = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
	return new RestError(`it cannot be reached (${typeof code === "string" ? code : error.name})`);
}
