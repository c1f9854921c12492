import { createContext, use } from "react";

/** What names the scripts and styles of a streamed page as ours; undefined elsewhere, where their hashes do. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The same for an element of the page; the browser has no need of it. */
export function useNonce(): string | undefined {
	return import.meta.env.SSR ? use(NonceContext) : undefined;
}
