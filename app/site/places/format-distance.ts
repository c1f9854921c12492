import { forRegion } from "#app/platform/region.ts";

const KM_PER_MILE = 1.609_344;

const UNIT = forRegion(({ locale }) => {
	const isMile = /-(US|GB)$/.test(locale);
	const style = { style: "unit", unit: isMile ? "mile" : "kilometer" } as const;
	return { km: isMile ? KM_PER_MILE : 1, format: new Intl.NumberFormat(locale, style) };
});

/** Returns the kilometres of the unit in which people of the region measure ways: 1, or those of a mile. */
export function getUnitKm(): number {
	return UNIT().km;
}

/** Rounds kilometres to whole steps of the region's unit. */
export function toUnits(km: number, step = 1): number {
	return Math.round(km / UNIT().km / step) * step;
}

/** Formats a number of the region's units: "5 km". */
export function formatUnits(units: number): string {
	return UNIT().format.format(units);
}
