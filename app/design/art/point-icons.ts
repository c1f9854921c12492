import type { IconName } from "#app/content/schemas/text.ts";
import { type ColourTarget, paint } from "./palette.ts";
import type { Drawing } from "./svg.ts";

/** Renders the icon of a point that pages list, 24 x 24, in the accent's colour. Returns null for an unknown name. */
export function renderPointIcon(name: string, target: ColourTarget = "page"): Drawing | null {
	if (!Object.hasOwn(POINT_ICONS, name)) return null;
	return {
		width: 24,
		height: 24,
		title: name,
		rules: { ".i": `fill:none;stroke:${paint("accent", target)};stroke-width:1.75` },
		body: `<path class="i" d="${POINT_ICONS[name as IconName]}"/>`,
		target,
	};
}

export const POINT_ICONS: Readonly<Record<IconName, string>> = {
	cart: "M2 4h3l2.5 11h10L20 8H6M9 19.5a.5.5 0 1 0 0 .1M16 19.5a.5.5 0 1 0 0 .1",
	chip: "M7 7h10v10H7zM10 10h4v4h-4zM9 3v4M15 3v4M9 17v4M15 17v4M3 9h4M3 15h4M17 9h4M17 15h4",
	pulse: "M2 12h5l2.5-7 5 14L17 12h5",
	building: "M4 21V8l8-5 8 5v13M2 21h20M9 21v-5h6v5M8.5 11h2M13.5 11h2",
	bed: "M3 6v13M3 16h18M21 19v-6a3 3 0 0 0-3-3h-8v6M6.5 9.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3",
	shop: "M4 9l1.5-5h13L20 9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M5 12v8h14v-8M10 20v-5h4v5",
	spark: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z",
	hands: "M2 12l5-5 4 2 4-2 7 5M7 7l-1 7 6 5 6-5-2-6M12 13l2 2M10 15l2 2",
	target: "M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M12 12l8-8M16.5 4v3.5H20",
	shield: "M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
};
