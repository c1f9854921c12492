import { getContent } from "#app/content/content.server.ts";
import { formatSource } from "#app/content/festivals/format-source.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { Festival, FestivalList } from "#app/content/schemas/festivals.ts";
import { t } from "#app/messages/en/tools.server.ts";
import { addDays } from "#app/platform/dates.server.ts";
import { createDayFormat, formatLongDate } from "#app/platform/format-dates.ts";
import { formatList } from "#app/platform/format-list.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { type FestivalFilter, selectFestivals, toQuery } from "./select-festivals.ts";

const FESTIVALS_PATH = "/tools/festival-calendar";

export type FestivalsData = ReturnType<typeof loadFestivals>;
export type FestivalData = FestivalsData["months"][number]["events"][number];

/** Loads the page of the events that a filter selects. */
export function loadFestivals(festivals: FestivalList, filter: FestivalFilter) {
	const { pages } = getContent();
	const { title, subtitle, description, updated, texts, certainties, sources } = festivals;
	const events = selectFestivals(festivals, filter);
	const query = toQuery(filter);
	const state = filter.state?.name ?? texts.allStates;
	const trade = filter.trade?.name ?? texts.allTrades;
	const used = new Set(events.map(({ source }) => source));
	return {
		title,
		subtitle,
		texts,
		states: festivals.states,
		trades: festivals.trades.map(({ slug, name }) => ({ slug, name })),
		filter: { state: filter.state?.slug ?? "", trade: filter.trade?.slug ?? "" },
		count: fillPlaceholders(texts.count, { count: String(events.length), state, trade }),
		months: [...Map.groupBy(events, ({ date }) => MONTH(date))].map(([name, entries]) => ({
			name,
			events: entries.map((event) => toEvent(event, festivals)),
		})),
		files: { ics: `${FESTIVALS_PATH}.ics${query}`, csv: `${FESTIVALS_PATH}.csv${query}` },
		certainties: Object.values(certainties),
		sources: Object.entries(sources)
			.filter(([key]) => used.has(key as Festival["source"]))
			.map(([key]) => formatSource(festivals, key as Festival["source"])),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path: FESTIVALS_PATH,
			updated,
			crumbs: [toPageCrumb("/tools"), { name: festivals.name, to: FESTIVALS_PATH }],
			// A filtered page is a part of the one list.
			noindex: query !== "",
		}),
	};
}

function toEvent(event: Festival, { certainties, sources, trades, texts }: FestivalList) {
	const { name, certainty, source, states } = event;
	const own = trades.filter(({ slug }) => event.trades?.includes(slug));
	return {
		name,
		prepare: event.prepare.map((task) => ({ ...task, by: formatReadyDay(event, task.weeks) })),
		when: formatDays(event),
		kind: `${certainties[certainty].label}, ${sources[source].title}`,
		where: states ? formatList(states) : texts.allStates,
		trades: own.length > 0 ? own.map((trade) => trade.name).join(" · ") : texts.allTrades,
	};
}

/** Formats the days: "Friday, 29 October", "7–10 October", of the moon "about 10 March", of a season its months. */
function formatDays({ date, until, certainty }: Festival): string {
	if (certainty === "season") return MONTH(date, until);
	if (certainty === "moon") return t("approximateDays", { days: DAY(date, until) });
	return until ? DAY(date, until) : WEEKDAY(date);
}

/** Formats the day some weeks before an event, with its year where that is not the event's. */
function formatReadyDay({ date }: Festival, weeks: number): string {
	const day = addDays(date, -7 * weeks);
	const isSameYear = day.slice(0, 4) === date.slice(0, 4);
	return isSameYear ? DAY(day) : formatLongDate(day);
}

const MONTH = createDayFormat({ month: "long" });
const DAY = createDayFormat({ day: "numeric", month: "long" });
const WEEKDAY = createDayFormat({ weekday: "long", day: "numeric", month: "long" });
