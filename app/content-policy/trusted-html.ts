import { useMemo } from "react";
import { TRUST_NAME } from "./trust-name.ts";

type Policy = { createHTML(html: string): { toString(): string } };
type Factory = { createPolicy(name: string, rules: { createHTML(html: string): string }): Policy };

const factory: Factory | undefined = import.meta.env.SSR
	? undefined
	: Reflect.get(globalThis, "trustedTypes");
const policy = factory?.createPolicy(TRUST_NAME, { createHTML: (html) => html });

/**
 * HTML of our own server for `dangerouslySetInnerHTML`: made safe there (blog/html), so the browser's Trusted Types
 * let it by, and nothing else. One object per text, as React writes the element anew for another one.
 */
export function useTrustedHtml(html: string): { __html: string } {
	return useMemo(() => trustHtml(html), [html]);
}

/** The same outside of components. */
export function trustHtml(html: string): { __html: string } {
	// React hands on what it gets, and its types know texts only.
	return { __html: (policy ? policy.createHTML(html) : html) as string };
}
