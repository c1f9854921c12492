import { getOwnZone } from "#app/bookings/zone-names.ts";
import { WANTED } from "./hydrate-on-intent.ts";

/**
 * Hides free times until React shows them in the browser's zone, where that is not the agency's, so that nobody chooses a
 * time by the clock of another zone. Times that are on the page start React at once; those in a closed `<details>` wait
 * for the tap that opens it. Where no script arrives, call-times.css shows the agency's times, which the text names.
 */
function startOwnZone(): void {
	const { dataset } = document.documentElement;
	dataset.zones = "pending";
	addEventListener("DOMContentLoaded", () => {
		const times = document.querySelector<HTMLElement>("[data-home]");
		const { home, chosen } = times?.dataset ?? {};
		const own = home && !chosen ? getOwnZone(home) : null;
		if (!own || own === home) delete dataset.zones;
		else if (!times?.closest("details:not([open])")) dispatchEvent(new Event(WANTED));
	});
}

startOwnZone();
