const UNIT = { style: "unit", unitDisplay: "short", maximumSignificantDigits: 2 } as const;
const KILOBYTES = new Intl.NumberFormat("en-IN", { ...UNIT, unit: "kilobyte" });
const MEGABYTES = new Intl.NumberFormat("en-IN", { ...UNIT, unit: "megabyte" });

/** Formats a size in bytes as 0.5 kB, 120 kB or 4.2 MB. */
export function formatSize(bytes: number): string {
	return bytes < 1e6 ? KILOBYTES.format(bytes / 1e3) : MEGABYTES.format(bytes / 1e6);
}
