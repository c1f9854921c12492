import { createContext, use } from "react";

/** The nonce of a streamed page; undefined elsewhere, where the policy has hashes. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Returns the nonce for the `nonce` attribute, which the browser hides from scripts. */
export function useNonce(): string | undefined {
	return import.meta.env.SSR ? use(NonceContext) : undefined;
}
