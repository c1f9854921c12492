import { RouterContextProvider } from "react-router";
import { Answer, makeTag } from "../answers/answer.ts";
import type { HeaderList } from "../answers/common-headers.ts";
import { compressForOld, compressInHurry, compressQuickly } from "../answers/compress-body.ts";
import type { Encoding } from "../answers/encoding.ts";
import { readPlain } from "../answers/read-plain.ts";
import type { StoredPage } from "./page-store.ts";

export type Render = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * A browser asks each time, as a page of yesterday names scripts that are gone; it hears 304. A CDN may answer
 * for a minute by itself, and for ten more while it asks behind. Never no-store, which would cost the way back.
 */
const PAGE_KEPT = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** What the router has prefetched is there at the click. */
const DATA_KEPT = "public, max-age=60";

/** Bodies that gain nothing from being compressed are left to their routes. */
const STORED_TYPES = /^(text\/|image\/svg|application\/(xml|rss|json|manifest))/;
/** Set anew for what is kept, or true of one connection only. */
const LEFT_OUT = new Set(["content-length", "content-encoding", "etag", "date", "connection"]);
const OFFERED: readonly Encoding[] = ["br", "gzip", "identity"];
/** For those who get a page whole only: see wantsWholePage. */
const WHOLE_AGENT = "bot";

type Asked = {
	origin: string;
	address: string;
	isWhole: boolean;
	/** Whether many others wait for their pages. */
	isHurried: () => boolean;
};

/**
 * Renders a page from nothing but its address. What is not the same for everybody, or not a page, is given back
 * as the Response that it is.
 */
export async function makePage(
	render: Render,
	{ origin, address, isWhole, isHurried }: Asked,
	now: number,
): Promise<StoredPage | Response> {
	const context = new RouterContextProvider();
	const headers: HeadersInit = isWhole ? { "User-Agent": WHOLE_AGENT } : {};
	const response = await render(new Request(origin + address, { headers }), context);
	const body = await takeBody(response);
	if (!body) return response;
	const answer = makeAnswer(listHeaders(response, address, body));
	answer.put("br", isHurried() ? compressInHurry(body) : await compressQuickly(body));
	return {
		address,
		answer,
		state: null,
		madeAt: now,
		isUsed: true,
		isQuick: true,
		isWanted: false,
	};
}

/** Null where it is not to be kept. */
async function takeBody(response: Response): Promise<Uint8Array | null> {
	if (!mayBeKept(response.status, response.headers)) return null;
	const isText = STORED_TYPES.test(response.headers.get("Content-Type") ?? "");
	return isText && response.body ? new Uint8Array(await response.arrayBuffer()) : null;
}

function listHeaders({ headers }: Response, address: string, body: Uint8Array): HeaderList {
	const kept = address.split("?", 1)[0]?.endsWith(".data") ? DATA_KEPT : PAGE_KEPT;
	const own = [...headers].filter(([name]) => !LEFT_OUT.has(name));
	return [["Cache-Control", kept], ...own, ["ETag", makeTag(body)]];
}

/** Whether a response is the same for everybody. */
function mayBeKept(status: number, headers: Headers): boolean {
	if (status !== 200 || headers.has("Set-Cookie")) return false;
	return !/\b(no-store|private)\b/i.test(headers.get("Cache-Control") ?? "");
}

/** Kept as Brotli once it was wanted so; what else is wanted is made of that. */
function makeAnswer(headers: HeaderList): Answer {
	const answer: Answer = new Answer({
		headers,
		offered: OFFERED,
		make: async (encoding) => {
			const plain = await readPlain(answer);
			if (encoding === "identity") return plain;
			if (encoding === "gzip") return compressForOld(plain);
			const compressed = await compressQuickly(plain);
			answer.drop("identity");
			return compressed;
		},
	});
	return answer;
}
