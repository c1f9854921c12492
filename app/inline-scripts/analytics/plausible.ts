import { asksForPrivacy } from "#app/platform/privacy-signals.ts";
import { loadTool, readTool } from "./load-tool.ts";

type Plausible = {
	(...call: unknown[]): void;
	q?: unknown[][];
	o?: object;
	init?: (options?: object) => void;
};

/**
 * Starts Plausible, which counts navigations on the page by itself: https://plausible.io/docs/spa-support. Its script is
 * that of the site (pa-…), or the one for all sites that is told the domain.
 */
function startPlausible(): void {
	const { id, address } = readTool();
	if (asksForPrivacy()) return;
	if (!id.startsWith("pa-")) {
		loadTool(`${address}/js/script.js`, { domain: id });
		return;
	}
	const plausible: Plausible = (...call) => {
		plausible.q = [...(plausible.q ?? []), call];
	};
	plausible.init = (options = {}) => {
		plausible.o = options;
	};
	Object.assign(window, { plausible });
	plausible.init();
	loadTool(`${address}/js/${id}.js`);
}

startPlausible();
