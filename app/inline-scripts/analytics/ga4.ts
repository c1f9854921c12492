import { getNow } from "#app/platform/clock.ts";
import { startConsent } from "./consent.ts";
import { loadTool, readTool } from "./load-tool.ts";

/**
 * Starts Google Analytics 4 once the visitor has accepted it. It counts navigations on the page by itself, by "enhanced
 * measurement": https://developers.google.com/analytics/devguides/collection/ga4/views
 */
function startGoogleAnalytics(): void {
	const { id, address } = readTool();
	let isLoaded = false;
	/** Google's switch: https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out */
	const setDisabled = (isDisabled: boolean) =>
		Object.assign(window, { [`ga-disable-${id}`]: isDisabled });

	const accept = () => {
		setDisabled(false);
		if (isLoaded) return;
		isLoaded = true;
		const dataLayer: unknown[] = [];
		Object.assign(window, { dataLayer });
		// Google's script reads the `arguments` of calls, and no arrays.
		function gtag(..._call: unknown[]) {
			// biome-ignore lint/complexity/noArguments: see above
			dataLayer.push(arguments);
		}
		gtag("js", new Date(getNow()));
		gtag("config", id, {
			// With the host itself the cookies can be deleted by their names.
			cookie_domain: location.hostname,
			allow_google_signals: false,
			allow_ad_personalization_signals: false,
		});
		loadTool(`${address}/gtag/js?id=${id}`);
	};
	const refuse = () => {
		setDisabled(true);
		for (const cookie of document.cookie.split("; ")) {
			const [name = ""] = cookie.split("=");
			if (!name.startsWith("_ga")) continue;
			// biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in all browsers
			document.cookie = `${name}=; domain=${location.hostname}; path=/; max-age=0`;
		}
	};
	startConsent(accept, refuse);
}

startGoogleAnalytics();
