import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ZoneGroup } from "#app/bookings/list-zones.ts";
import { getOwnZone, OTHER_ZONE } from "#app/bookings/zone-names.ts";
import type { ZoneOffer } from "./zone-choice.tsx";

/**
 * The zone in which times are shown: the chosen one, else the browser's. In the first client render it is what
 * inline-scripts/own-zone.ts has put into the document. `zones` are the offered ones, or all once they were asked for.
 */
export function useShownZone({ chosenZone, zone: home, zones, at }: ZoneOffer) {
	const [zone, setZone] = useState(() => chosenZone ?? getOwnZone(home));
	const [all, setAll] = useState<ZoneGroup[] | null>(null);
	const select = useRef<HTMLSelectElement>(null);

	const choose = async (value: string) => {
		if (value !== OTHER_ZONE) return setZone(value || home);
		const { listZones } = await import("#app/bookings/list-zones.ts");
		flushSync(() => setAll(listZones(at, home)));
		if (select.current) showList(select.current, zone);
	};
	// Another one may have been chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (select.current?.value) choose(select.current.value);
	}, []);
	return { zone, choose, select, zones: all ?? zones };
}

/** Opens the list with the zone as it was. */
function showList(select: HTMLSelectElement, zone: string | null): void {
	select.value = zone ?? "";
	if (select.selectedIndex === -1) select.value = "";
	try {
		select.showPicker();
	} catch {
		// Not every browser opens it; the field is focused.
	}
}
