import type { CitySummary } from "../city-summary.ts";
import type { SectionTheme } from "../schemas/look.ts";
import type { CaseStudy, Service } from "../types.ts";

/** Whose kite is drawn. */
export type KiteOf = { service: Service } | { city: CitySummary; district?: string };

/** What a page's social card says, and what is drawn on it; `site/social-card/` draws it. */
export type Card = {
	title: string;
	label?: string;
	note?: string | undefined;
	paper: SectionTheme;
} & (
	| { composition: "plain"; hasHero?: boolean }
	| { composition: "kites"; kites: readonly KiteOf[]; field?: SectionTheme }
	| { composition: "figures"; cases: readonly CaseStudy[] }
	/** A post's drawing, which a text chooses, with the motif of a service. */
	| { composition: "cover"; seed: string; service: Service }
);

/** Returns a card of words alone. */
export function toPlainCard(page: { title: string; subtitle?: string }, paper: SectionTheme): Card {
	return { composition: "plain", title: page.title, note: page.subtitle, paper };
}
