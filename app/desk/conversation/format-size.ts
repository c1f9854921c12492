import { forRegion } from "#app/platform/region.ts";

const UNIT = { style: "unit", unitDisplay: "short", maximumSignificantDigits: 2 } as const;
const KILOBYTES = createFormat("kilobyte");
const MEGABYTES = createFormat("megabyte");

function createFormat(unit: string) {
	return forRegion(({ locale }) => new Intl.NumberFormat(locale, { ...UNIT, unit }));
}

/** Formats a size in bytes as 1 kB, which is the least, 120 kB or 4.2 MB, of 1,024 each as mail programs count them. */
export function formatSize(bytes: number): string {
	const kilobytes = Math.max(1, bytes / 1024);
	return kilobytes < 1000 ? KILOBYTES().format(kilobytes) : MEGABYTES().format(kilobytes / 1024);
}
