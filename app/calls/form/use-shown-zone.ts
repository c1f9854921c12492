import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { ZoneGroup } from "#app/calls/list-zones.ts";
import { getVisitorZone, OTHER_ZONE } from "#app/calls/zone-names.ts";

/** The zones in which a page can show times. */
export type ZoneOffer = {
	/** The agency's zone. */
	zone: string;
	/** The zone in the address or the form; null for the visitor's own. */
	chosenZone: string | null;
	/** A zone in the address that does not exist. */
	unknownZone: string | null;
	/** The common zones, or all. */
	zones: ZoneGroup[];
	/** The instant at which the offsets are valid, in Unix ms. */
	at: number;
};

export type ShownZone = ReturnType<typeof useShownZone>;

/**
 * Returns the zone in which times are shown: the chosen one, else the browser's (`own`), else null as on the server.
 * `zones` are the offered ones, or all once they were requested.
 */
export function useShownZone({ chosenZone, zone: home, zones, at }: ZoneOffer) {
	const [chosen, setChosen] = useState(chosenZone);
	const own = useSyncExternalStore(subscribeToNothing, () => getVisitorZone(home), getServerZone);
	const zone = chosen ?? own;
	const [all, setAll] = useState<ZoneGroup[] | null>(null);
	const select = useRef<HTMLSelectElement>(null);

	const choose = async (value: string) => {
		if (value !== OTHER_ZONE) return setChosen(value || home);
		const { listZones } = await import("#app/calls/list-zones.ts");
		flushSync(() => setAll(listZones(at, home)));
		if (select.current) showList(select.current, zone);
	};
	// Another zone may have been chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (select.current?.value) choose(select.current.value);
	}, []);
	// This shows what inline-scripts/own-zone.ts has hidden.
	useEffect(() => {
		delete document.documentElement.dataset.zones;
	}, []);
	return { zone, own, choose, select, zones: all ?? zones };
}

/** Subscribes to nothing, as a browser's zone does not change while a page is open. */
const subscribeToNothing = () => () => {};
const getServerZone = () => null;

/** Opens the list with the zone as it was. */
function showList(select: HTMLSelectElement, zone: string | null): void {
	select.value = zone ?? "";
	if (select.selectedIndex === -1) select.value = "";
	try {
		select.showPicker();
	} catch {
		// Not every browser opens it; the field is focused then.
	}
}
