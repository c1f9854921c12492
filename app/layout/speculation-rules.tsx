import { useNonce } from "#app/content-policy/nonce.ts";
import { OWN_TO_VISITOR } from "#app/ui/link.tsx";
import { useHasScript } from "#app/ui/use-has-script.ts";

/**
 * Until React is there, the browser prerenders the page behind a link as it is pointed at or pressed. Files (their
 * names have a dot) and each visitor's own page are left out; with Save-Data browsers do none of it.
 */
const RULES = JSON.stringify({
	prerender: [
		{
			where: {
				and: [{ href_matches: "/*" }, { not: { href_matches: [`${OWN_TO_VISITOR}*`, "/*.*"] } }],
			},
			eagerness: "moderate",
		},
	],
});

/** From hydration on the router prefetches by itself: see ui/link.tsx. */
export function SpeculationRules() {
	const nonce = useNonce();
	if (useHasScript()) return null;
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
