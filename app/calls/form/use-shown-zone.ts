import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { ZoneGroup } from "#app/calls/list-zones.ts";
import { getOwnZone, OTHER_ZONE } from "#app/calls/zone-names.ts";

/** What a page offers where times can be shown in another zone. */
export type ZoneOffer = {
	/** The agency's. */
	zone: string;
	/** As the address or the form had it; null for the visitor's own. */
	chosenZone: string | null;
	/** As the address had it, and nobody knows it. */
	unknownZone: string | null;
	/** Common ones, or all. */
	zones: ZoneGroup[];
	/** At which the offsets hold; Unix ms. */
	at: number;
};

export type ShownZone = ReturnType<typeof useShownZone>;

/**
 * The zone in which times are shown: the chosen one, else the browser's (`own`), else null as on the server. `zones` are
 * the offered ones, or all once they were asked for.
 */
export function useShownZone({ chosenZone, zone: home, zones, at }: ZoneOffer) {
	const [chosen, setChosen] = useState(chosenZone);
	const own = useSyncExternalStore(subscribeToNothing, () => getOwnZone(home), getServerZone);
	const zone = chosen ?? own;
	const [all, setAll] = useState<ZoneGroup[] | null>(null);
	const select = useRef<HTMLSelectElement>(null);

	const choose = async (value: string) => {
		if (value !== OTHER_ZONE) return setChosen(value || home);
		const { listZones } = await import("#app/calls/list-zones.ts");
		flushSync(() => setAll(listZones(at, home)));
		if (select.current) showList(select.current, zone);
	};
	// Another one may have been chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		if (select.current?.value) choose(select.current.value);
	}, []);
	// What inline-scripts/own-zone.ts has hidden.
	useEffect(() => {
		delete document.documentElement.dataset.zones;
	}, []);
	return { zone, own, choose, select, zones: all ?? zones };
}

/** A browser's zone does not change while a page is open. */
const subscribeToNothing = () => () => {};
const getServerZone = () => null;

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
