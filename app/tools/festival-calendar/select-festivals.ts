import type { FestivalList } from "#app/content/schemas/festivals.ts";
import { toAnchor } from "#app/platform/to-anchor.ts";

export type Option = { slug: string; name: string };
/** The filter of the list; null selects all states or trades. */
export type FestivalFilter = { state: Option | null; trade: Option | null };

/** Returns the option of a state, which is identified by its name. */
export function toOption(name: string): Option {
	return { slug: toAnchor(name), name };
}

/** Parses the parameters `state` and `trade`. Returns null where one is unknown. */
export function parseFilter(
	festivals: FestivalList,
	params: URLSearchParams,
): FestivalFilter | null {
	const state = findOption(festivals.states.map(toOption), params.get("state"));
	const trade = findOption(festivals.trades, params.get("trade"));
	return state === undefined || trade === undefined ? null : { state, trade };
}

/** Returns the query that parseFilter parses, with its question mark; empty for all events. */
export function toQuery({ state, trade }: FestivalFilter): string {
	const query = new URLSearchParams();
	if (state) query.set("state", state.slug);
	if (trade) query.set("trade", trade.slug);
	return query.size > 0 ? `?${query}` : "";
}

/** Returns the events of a state and a trade, by date; those without a state are among them. */
export function selectFestivals({ events }: FestivalList, { state, trade }: FestivalFilter) {
	return events
		.filter(({ states }) => !state || !states || states.includes(state.name))
		.filter(({ trades }) => !trade || !trades || trades.includes(trade.slug))
		.toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
}

function findOption(options: readonly Option[], slug: string | null): Option | null | undefined {
	return slug ? options.find((option) => option.slug === slug) : null;
}
