import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import type { Calendar, CalendarEvent } from "#app/content/schemas/calendar.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { type CalendarFilter, selectEvents, toQuery } from "./select-events.ts";

const CALENDAR_PATH = "/tools/festival-calendar";

export type CalendarData = ReturnType<typeof loadCalendar>;
export type EventData = CalendarData["months"][number]["events"][number];

/** Loads the page of the events that a filter selects. */
export function loadCalendar(filter: CalendarFilter) {
	const { calendar, pages } = getContent();
	const { title, subtitle, description, updated, texts, certainties, sources } = calendar;
	const events = selectEvents(calendar, filter);
	const query = toQuery(filter);
	const state = filter.state?.name ?? texts.allStates;
	const trade = filter.trade?.name ?? texts.allTrades;
	const used = new Set(events.map(({ source }) => source));
	return {
		title,
		subtitle,
		texts,
		states: calendar.states,
		trades: calendar.trades.map(({ slug, name }) => ({ slug, name })),
		filter: { state: filter.state?.slug ?? "", trade: filter.trade?.slug ?? "" },
		count: fillPlaceholders(texts.count, { count: String(events.length), state, trade }),
		months: [...Map.groupBy(events, ({ date }) => MONTH.format(new Date(date)))].map(
			([name, entries]) => ({ name, events: entries.map((event) => toEvent(event, calendar)) }),
		),
		files: { ics: `${CALENDAR_PATH}.ics${query}`, csv: `${CALENDAR_PATH}.csv${query}` },
		certainties: Object.values(certainties),
		sources: Object.entries(sources)
			.filter(([key]) => used.has(key as CalendarEvent["source"]))
			.map(([, { text }]) => text),
		cta: pages.services.closing,
		meta: buildPageMeta({
			title,
			description,
			path: CALENDAR_PATH,
			updated,
			crumbs: [
				{ name: "Tools", to: "/tools" },
				{ name: calendar.name, to: CALENDAR_PATH },
			],
			// A filtered page is a part of the one list.
			noindex: query !== "",
		}),
	};
}

function toEvent(event: CalendarEvent, { certainties, sources, trades, texts }: Calendar) {
	const { name, date, certainty, source, states, prepare } = event;
	const own = trades.filter(({ slug }) => event.trades?.includes(slug));
	return {
		name,
		date,
		prepare,
		when: formatDays(event),
		kind: `${certainties[certainty].label}, ${sources[source].title}`,
		where: states ? LIST.format(states) : texts.allStates,
		trades: own.length > 0 ? own.map((trade) => trade.name).join(" · ") : texts.allTrades,
	};
}

/** Formats the days: "Friday, 29 October", "7–10 October", of the moon "about 10 March", of a season its months. */
function formatDays({ date, until, certainty }: CalendarEvent): string {
	const [first, last] = [new Date(date), new Date(until ?? date)];
	if (certainty === "season") return formatRange(MONTH, first, last);
	if (certainty === "moon") return `about ${formatRange(DAY, first, last)}`;
	return until ? formatRange(DAY, first, last) : WEEKDAY.format(first);
}

/** Formats a range with ordinary spaces, as the fonts have no thin ones. */
function formatRange(format: Intl.DateTimeFormat, first: Date, last: Date): string {
	return format.formatRange(first, last).replaceAll("\u2009", " ");
}

const LIST = new Intl.ListFormat("en-IN");
const MONTH = new Intl.DateTimeFormat("en-IN", { month: "long", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat("en-IN", {
	weekday: "long",
	day: "numeric",
	month: "long",
	timeZone: "UTC",
});
