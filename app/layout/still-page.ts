import { use, useLayoutEffect } from "react";
import { UNSAFE_DataRouterContext } from "react-router";
import { muteWaiting } from "./mute-waiting.ts";

/**
 * Until the next page has come the old one stays as it is, and React need not render it once more to find that
 * out. The router asks this component's parents to listen after its own effects have run.
 */
export function StillPage() {
	const router = use(UNSAFE_DataRouterContext)?.router;
	useLayoutEffect(() => router && muteWaiting(router), [router]);
	return null;
}
