/** The treatment of an icon by the system that shows it: unchanged, cut to a shape of its own, or in its own colour. */
export type IconPurpose = "any" | "maskable" | "monochrome";

/** The icons by the name that their addresses have; sizes in pixels. */
export const ICONS: Readonly<Record<string, { purpose: IconPurpose; size: number }>> = {
	small: { purpose: "any", size: 192 },
	large: { purpose: "any", size: 512 },
	maskable: { purpose: "maskable", size: 512 },
	monochrome: { purpose: "monochrome", size: 512 },
	/** The icon of Apple's systems, which round the corners and put black under transparent parts. */
	touch: { purpose: "maskable", size: 180 },
};

/** Lists the icons as a web application manifest has them. */
export function listManifestIcons() {
	const { touch: _touch, ...icons } = ICONS;
	return Object.entries(icons).map(([icon, { purpose, size }]) => ({
		src: `/art/icon/${icon}.png`,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	}));
}
