import { asksForPrivacy } from "#app/platform/privacy-signals.ts";
import { loadTool, readTool } from "./load-tool.ts";

type Matomo = { push: (command: readonly unknown[]) => unknown };

/**
 * Starts Matomo without cookies and without asking the browser for its features, so that it stores and reads nothing
 * there: https://matomo.org/faq/how-do-i-disable-browser-feature-detection-completely/
 */
function startMatomo(): void {
	const { id, address } = readTool();
	if (asksForPrivacy()) return;
	// Matomo replaces the list when it is loaded.
	const own: { _paq: Matomo } = Object.assign(window, { _paq: [] as unknown[] });
	const send = (...command: unknown[]) => own._paq.push(command);
	send("disableCookies");
	send("disableBrowserFeatureDetection");
	send("setTrackerUrl", `${address}/matomo.php`);
	send("setSiteId", id);
	send("trackPageView");
	send("enableLinkTracking");
	let shown = location.href;
	addEventListener("page-changed-in-place", () => {
		send("setReferrerUrl", shown);
		shown = location.href;
		send("setCustomUrl", shown);
		send("setDocumentTitle", document.title);
		send("trackPageView");
		send("enableLinkTracking");
	});
	loadTool(`${address}/matomo.js`);
}

startMatomo();
