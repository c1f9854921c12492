import {
	isRouteErrorResponse,
	type Location,
	useLocation,
	useMatches,
	useRouteError,
} from "react-router";
import { useSiteData } from "#app/design/sections/use-site.ts";
import type { AnalyticsTool } from "#app/platform/analytics.ts";
import { useNonce } from "#app/platform/content-policy/nonce.ts";
import type { PageData, RouteHandle } from "#app/platform/http/route-handle.ts";
import ga4 from "./analytics/ga4.ts?inline-script";
import matomo from "./analytics/matomo.ts?inline-script";
import plausible from "./analytics/plausible.ts?inline-script";
import countViews from "./count-views.ts?inline-script";
import early from "./early.ts?inline-script";
import earlyWithoutAttribution from "./early-without-attribution.ts?inline-script";
import hydrateNow from "./hydrate-now.ts?inline-script";
import logNotFound from "./log-not-found.ts?inline-script";
import ownZone from "./own-zone.ts?inline-script";

const ANALYTICS: Readonly<Record<AnalyticsTool, string>> = { plausible, matomo, ga4 };

/** The time in seconds after which a page that waits is loaded again where no scripts run. */
const RELOAD_SECONDS = 3;

export function InlineScripts() {
	const { countsViews, isUnattributed, analytics } = useSiteData() ?? {};
	const error = useRouteError();
	const hasSecret = hasSecretAddress(useLocation());
	const matches = useMatches();
	const isWaiting = matches.some(
		({ loaderData }) => (loaderData as PageData | undefined | null)?.isWaiting,
	);
	const hasTimes = matches.some(
		({ handle, loaderData }) =>
			(handle as RouteHandle | undefined)?.hasTimes ||
			(loaderData as PageData | undefined | null)?.hasTimes,
	);
	return (
		<>
			<InlineScript text={isUnattributed ? earlyWithoutAttribution : early} />
			{isRouteErrorResponse(error) && error.status === 404 && <InlineScript text={logNotFound} />}
			{hasTimes && <InlineScript text={ownZone} />}
			{isWaiting && <InlineScript text={hydrateNow} />}
			{isWaiting && (
				<noscript>
					<meta httpEquiv="refresh" content={`${RELOAD_SECONDS}`} />
				</noscript>
			)}
			{countsViews && <InlineScript text={countViews} />}
			{analytics && !hasSecret && (
				<InlineScript
					text={ANALYTICS[analytics.tool]}
					data-id={analytics.id}
					data-address={analytics.address}
				/>
			)}
		</>
	);
}

type InlineScriptProps = { text: string; "data-id"?: string; "data-address"?: string };

function InlineScript({ text, ...data }: InlineScriptProps) {
	const nonce = useNonce();
	return (
		<script
			{...data}
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which has run when React hydrates
			dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : "" }}
		/>
	);
}

/** Returns whether the address is the key to a call, an enquiry or a check of a website, which no tool may learn. */
function hasSecretAddress({ pathname, search }: Location): boolean {
	const query = new URLSearchParams(search);
	return (
		/^\/(?:book|tools\/website-check)\/./.test(pathname) || query.has("for") || query.has("check")
	);
}
