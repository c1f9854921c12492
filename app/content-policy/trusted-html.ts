import { useMemo } from "react";
import { TRUST_NAME } from "./trust-name.ts";

type Rules = { createHTML(html: string): string | null };
type Policy = { createHTML(html: string): { toString(): string } };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** How React creates a script element. */
const EMPTY_SCRIPT = "<script></script>";

const factory: Factory | undefined = import.meta.env.SSR
	? undefined
	: Reflect.get(globalThis, "trustedTypes");
const policy = factory?.createPolicy(TRUST_NAME, { createHTML: (html) => html });
// Decides on all strings that no policy has passed; null forbids. Where React renders a page anew, such as that of an
// error, it creates the script elements of the router; their code has no markup, and does not run a second time.
factory?.createPolicy("default", {
	createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null),
});

/**
 * HTML of our own server for `dangerouslySetInnerHTML`: made safe there (blog/html), so the browser's Trusted Types
 * let it by, and nothing else. One object per text, as React writes the element anew for another one.
 */
export function useTrustedHtml(html: string): { __html: string } {
	return useMemo(() => {
		const trusted = policy ? policy.createHTML(html) : html;
		// React hands on what it gets, and its types know texts only.
		return { __html: trusted as string };
	}, [html]);
}
