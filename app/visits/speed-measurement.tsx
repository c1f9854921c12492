import { useEffect } from "react";
import { useSiteData } from "#app/design/sections/use-site.ts";
import { asksNotToBeCounted } from "#app/platform/privacy-signals.ts";

/** Loads visits/measure-speed.ts once the page is hydrated, where visits are counted and the browser does not object. */
export function SpeedMeasurement() {
	const countsViews = useSiteData()?.countsViews;
	useEffect(() => {
		if (!countsViews || asksNotToBeCounted()) return;
		// Without the file nothing is measured, and the page works all the same.
		import("./measure-speed.ts").catch(() => {});
	}, [countsViews]);
	return null;
}
