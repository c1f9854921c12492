import { getVisitorZone } from "#app/calls/zone-names.ts";
import { HYDRATION_WANTED } from "./hydrate-on-intent.ts";

/**
 * Hides free times until React shows them in the browser's zone, where that is not the agency's, so that nobody chooses a
 * time by the clock of another zone. Times that are on the page start React at once; those in a closed `<details>` wait
 * for the tap that opens it. Where no script arrives, call-times.css shows the agency's times, which the text names.
 */
function startOwnZone(): void {
	document.documentElement.dataset.zones = "pending";
	addEventListener("DOMContentLoaded", () => {
		const times = document.querySelector<HTMLElement>("[data-home]");
		const closed = times?.closest("details:not([open])");
		// Getting the zone takes a slow phone a tenth of a second.
		if (closed) closed.addEventListener("toggle", () => compareZones(times), { once: true });
		else if (compareZones(times)) dispatchEvent(new Event(HYDRATION_WANTED));
	});
}

/** Compares the browser's zone with the agency's. Returns whether the times wait for React; else they are shown. */
function compareZones(times: HTMLElement | null | undefined): boolean {
	const { home, chosen } = times?.dataset ?? {};
	const own = home && !chosen ? getVisitorZone(home) : null;
	if (own && own !== home) return true;
	delete document.documentElement.dataset.zones;
	return false;
}

startOwnZone();
