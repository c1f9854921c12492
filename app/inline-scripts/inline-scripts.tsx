import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { useSiteData } from "#app/design/sections/use-site.ts";
import { useNonce } from "#app/platform/content-policy/nonce.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import countViews from "./count-views.ts?inline-script";
import early from "./early.ts?inline-script";
import earlyWithoutAttribution from "./early-without-attribution.ts?inline-script";
import logNotFound from "./log-not-found.ts?inline-script";
import ownZone from "./own-zone.ts?inline-script";

export function InlineScripts() {
	const { countsViews, isUnattributed } = useSiteData() ?? {};
	const error = useRouteError();
	const hasTimes = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hasTimes);
	return (
		<>
			<InlineScript text={isUnattributed ? earlyWithoutAttribution : early} />
			{isRouteErrorResponse(error) && error.status === 404 && <InlineScript text={logNotFound} />}
			{hasTimes && <InlineScript text={ownZone} />}
			{countsViews && <InlineScript text={countViews} />}
		</>
	);
}

function InlineScript({ text }: { text: string }) {
	const nonce = useNonce();
	return (
		<script
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which has run when React hydrates
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : "" }}
		/>
	);
}
