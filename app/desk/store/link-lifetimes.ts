import { DAY, MINUTE } from "#app/platform/durations.ts";

/** The kinds of links that sign in: the one of an invitation, and all later ones. */
export type LinkKind = "invitation" | "later";

/** How long a link can be used: in ms, and in words that the terminal shows. Whoever is invited may be away, whoever asks waits for it. */
export const LINK_LIFETIMES: Record<LinkKind, { ms: number; words: string }> = {
	invitation: { ms: 7 * DAY, words: "a week" },
	later: { ms: 15 * MINUTE, words: "15 minutes" },
};
