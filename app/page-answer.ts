import { hash } from "node:crypto";
import { createContext } from "react-router";

/** What a rendered page tells the server beside its answer. */
export type PageAnswer = {
	/** The loaders' data as hydration wants it, sent at its own address; undefined where it stands in the page. */
	state?: string;
	/** The page, where it may be kept and is there as a whole: its Response then has no body. */
	html?: string;
};

/** Set by the server where the page may be kept, filled by who renders it. */
export const pageAnswerContext = createContext<PageAnswer | null>(null);

/** The version of a page's state in its address: the first 16 characters of its SHA-256 in base64url. */
export function hashState(state: string): string {
	return hash("sha256", state, "base64url").slice(0, 16);
}

/** Whether an answer to a request for a page is the same for everybody who asks. */
export function mayBeKept(status: number, headers: Headers): boolean {
	if (status !== 200 || headers.has("Set-Cookie")) return false;
	return !/\b(no-store|private)\b/i.test(headers.get("Cache-Control") ?? "");
}
