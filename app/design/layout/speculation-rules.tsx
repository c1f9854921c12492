import { VISITOR_FORM_PATHS } from "#app/design/ui/link.tsx";
import { useIsHydrated } from "#app/design/ui/use-is-hydrated.ts";
import { useNonce } from "#app/platform/content-policy/nonce.ts";

/**
 * Before hydration, the browser prerenders the page of a link on hover and press, but not files (with a dot in their
 * names) or pages with a form. With Save-Data, browsers ignore the rules.
 */
const RULES = JSON.stringify({
	prerender: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ not: { href_matches: [...VISITOR_FORM_PATHS.map((path) => `${path}*`), "/*.*"] } },
				],
			},
			eagerness: "moderate",
		},
	],
});

/** Renders the rules until hydration; then the router prefetches: see ui/link.tsx. */
export function SpeculationRules() {
	const nonce = useNonce();
	if (useIsHydrated()) return null;
	return (
		<script
			type="speculationrules"
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? RULES : "" }}
		/>
	);
}
