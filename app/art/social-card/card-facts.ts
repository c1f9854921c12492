import type { ServiceKey } from "#app/content/schemas/service.ts";
import type { Measure } from "#app/content/schemas/story.ts";
import type { Paper } from "#app/ui/papers.ts";
import type { Drawing } from "../svg.ts";

/** A part of a service, or a reason among others: the first is 1. */
type Place = { place: number; count: number };
type Named = { title: string; paper: Paper };

/** What the cards of each kind of page are drawn from. Titles are those that stand over the pages. */
export type CardFacts =
	| (Named & { kind: "home"; accent: string })
	| (Named & { kind: "service"; name: string; key: ServiceKey })
	| (Named & Place & { kind: "subService"; name: string; service: string; key: ServiceKey })
	| (Named & { kind: "locations"; key: ServiceKey; places: string; citySlugs: readonly string[] })
	| (Named & {
			kind: "localService";
			where: string;
			note: string;
			key: ServiceKey;
			citySlug: string;
			cityPaper: Paper;
	  })
	| (Named & { kind: "city"; what: string; where: string; note: string; slug: string })
	| (Named & {
			kind: "district";
			what: string;
			note: string;
			/** How far and where it lies, and from what. */
			way: string;
			from: string;
			slug: string;
			citySlug: string;
	  })
	| {
			kind: "caseStudy";
			title: string;
			label: string;
			note: string;
			order: number;
			measures: readonly Pick<Measure, "label" | "unit" | "before" | "after">[];
	  }
	| (Named & { kind: "caseList"; figures: readonly { figure: string; label: string }[] })
	| (Named & { kind: "post"; topic: string; day: string; cover: Drawing })
	| (Named & { kind: "blog"; note: string; covers: readonly Drawing[] })
	| (Named & Place & { kind: "reason"; note: string; pale: Paper })
	| (Named & { kind: "services"; note: string; keys: readonly ServiceKey[] })
	| (Named & { kind: "about"; people: readonly string[] })
	| (Named & { kind: "tool"; note: string; tool: "budget" | "payback" | "all" })
	| (Named & { kind: "plain"; note: string });

/** Who sends the card. */
export type Sender = { name: string; host: string };
