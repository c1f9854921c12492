import type { SectionTheme } from "./schemas/look.ts";

type ReasonThemes = { strong: SectionTheme; pale: SectionTheme };

const REASON_THEMES: readonly [ReasonThemes, ...ReasonThemes[]] = [
	{ strong: "teal", pale: "aqua" },
	{ strong: "rani", pale: "blush" },
	{ strong: "marigold", pale: "sand" },
	{ strong: "night", pale: "lilac" },
];

/** Returns the themes of a reason to choose the agency by its order, from 1. */
export function getReasonThemes(order: number): ReasonThemes {
	return REASON_THEMES[(order - 1) % REASON_THEMES.length] ?? REASON_THEMES[0];
}

/** Returns the theme of a service's city links: night, unless its opening is night. */
export function getCityLinksTheme({ hero }: { hero: SectionTheme }): SectionTheme {
	return hero === "night" ? "lilac" : "night";
}
