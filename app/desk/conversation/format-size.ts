const UNIT = { style: "unit", unitDisplay: "short", maximumSignificantDigits: 2 } as const;
const KILOBYTES = new Intl.NumberFormat("en-IN", { ...UNIT, unit: "kilobyte" });
const MEGABYTES = new Intl.NumberFormat("en-IN", { ...UNIT, unit: "megabyte" });

/** Formats a size in bytes as 0.5 kB, 120 kB or 4.2 MB, of 1,024 each as mail programs count them. */
export function formatSize(bytes: number): string {
	const kilobytes = bytes / 1024;
	return kilobytes < 1000 ? KILOBYTES.format(kilobytes) : MEGABYTES.format(kilobytes / 1024);
}
