import { useEffect, useRef, useState } from "react";
import { getOwnZone } from "#app/bookings/zone-names.ts";

/**
 * The zone in which times are shown: the chosen one, else the browser's. In the first client render it is what
 * inline-scripts/own-zone.ts has put into the document.
 */
export function useShownZone(chosen: string | null, home: string) {
	const [zone, setZone] = useState(() => chosen ?? getOwnZone(home));
	const select = useRef<HTMLSelectElement>(null);
	// Another one may have been chosen before hydration.
	useEffect(() => {
		if (select.current?.value) setZone(select.current.value);
	}, []);
	return { zone, setZone, select };
}
