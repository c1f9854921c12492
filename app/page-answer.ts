import { createHash } from "node:crypto";
import { createContext } from "react-router";

/** What a rendered page tells the server beside its answer. */
export type PageAnswer = {
	/** The loaders' data as hydration wants it, sent at its own address; undefined where it stands in the page. */
	state?: string;
};

/** Set by the server where the page may be kept, filled by who renders it. */
export const pageAnswerContext = createContext<PageAnswer | null>(null);

/** The version of a page's state in its address: the first 16 characters of its SHA-256 in base64url. */
export function hashState(state: string): string {
	return createHash("sha256").update(state).digest("base64url").slice(0, 16);
}
