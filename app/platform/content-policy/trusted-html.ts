import { useMemo } from "react";
import { TRUSTED_TYPES_POLICY } from "./trusted-types-policy.ts";

type Rules = { createHTML(html: string): string | null };
type Policy = { createHTML(html: string): { toString(): string } };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** The HTML with which React creates script elements. */
const EMPTY_SCRIPT = "<script></script>";

const factory: Factory | undefined = import.meta.env.SSR
	? undefined
	: Reflect.get(globalThis, "trustedTypes");
const policy = factory?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: (html) => html });
// The default policy is for strings that no other policy has created; null forbids them. Where React renders a page
// again, such as an error page, it creates the router's script elements; their code has no markup, and does not run
// again.
factory?.createPolicy("default", {
	createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null),
});

/**
 * Returns HTML that our server has sanitised (blog/html), for `dangerouslySetInnerHTML` under Trusted Types. It is
 * memoised, as React sets innerHTML again for another object.
 */
export function useTrustedHtml(html: string): { __html: string } {
	return useMemo(() => {
		const trusted = policy ? policy.createHTML(html) : html;
		// React passes the object on to the DOM, although its types allow only strings.
		return { __html: trusted as string };
	}, [html]);
}
