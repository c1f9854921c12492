import { use, useEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from "react-router";
import { useNonce } from "#app/content-policy/nonce.ts";
import { useHasScript } from "#app/ui/use-has-script.ts";
import { answerFromMemory } from "./data-at-hand.ts";
import { fetchInView, fetchOnIntent } from "./fetch-ahead.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/**
 * Makes the next page ready ahead: until React is there by the browser's own rules, from then on by fetching what
 * the router will ask for.
 */
export function Speculation() {
	const nonce = useNonce();
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const modules = use(UNSAFE_FrameworkContext)?.routeModules;
	const routes = use(UNSAFE_DataRouterContext)?.router.routes;
	const { pathname } = useLocation();
	const hasScript = useHasScript();

	useEffect(answerFromMemory, []);

	useEffect(() => {
		if (manifest && modules && routes) return fetchOnIntent({ manifest, modules, routes });
	}, [manifest, modules, routes]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
	useEffect(() => {
		if (manifest && modules && routes) return fetchInView({ manifest, modules, routes });
	}, [manifest, modules, routes, pathname]);

	if (hasScript) return null;
	return (
		<script
			type="speculationrules"
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SPECULATION_RULES : "" }}
		/>
	);
}
