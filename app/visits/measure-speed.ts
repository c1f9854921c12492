import { type MetricType, onCLS, onINP, onLCP, onTTFB } from "web-vitals";

/**
 * Sends one beacon with what the browser has measured of this document: once it is hidden, or followed by a client-side
 * navigation, whose shifts and delays would count as the document's own. Entries from before this module are read from
 * the browser's buffer: of interactions the first one, and those of 104 ms and more.
 */
function measureSpeed(): void {
	const { pathname } = location;
	const [navigation] = performance.getEntriesByType("navigation");
	// A client-side navigation happened before this module was loaded.
	if (navigation && new URL(navigation.name).pathname !== pathname) return;
	const device = matchMedia("(pointer: coarse)").matches ? "phone" : "desktop";
	const speed: Partial<Record<MetricType["name"], number>> = {};
	let isSent = false;

	const record = ({ name, value }: MetricType) => {
		speed[name] = value;
	};
	const send = () => {
		if (isSent) return;
		isSent = true;
		navigator.sendBeacon("/visits", JSON.stringify({ path: pathname, device, speed }));
	};

	// All changes are reported, as web-vitals reports nothing after a client-side navigation.
	for (const observe of [onTTFB, onLCP, onCLS, onINP]) observe(record, { reportAllChanges: true });
	// This listener runs after web-vitals' own ones, which capture.
	addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
	addEventListener("page-changed-in-place", send);
}

measureSpeed();
