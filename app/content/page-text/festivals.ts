import { createDayFormat } from "#app/platform/format-dates.ts";
import { formatList } from "#app/platform/format-list.ts";
import { formatSource } from "../festivals/format-source.ts";
import { formatWeeks } from "../festivals/format-weeks.ts";
import type { Festival, FestivalList } from "../schemas/festivals.ts";
import type { PageText, TextBlock } from "./page-text.ts";
import { toList } from "./parts.ts";

const MONTH = createDayFormat({ month: "long" });
const DAY = createDayFormat({ day: "numeric", month: "long" });

/** Returns what the calendar of festivals says, month by month. */
export function toFestivalsText(festivals: FestivalList): PageText {
	const { texts, certainties, sources } = festivals;
	const events = festivals.events.toSorted((a, b) => a.date.localeCompare(b.date));
	const months = Map.groupBy(events, ({ date }) => MONTH(date));
	const used = new Set(events.map(({ source }) => source));
	const shown = (Object.keys(sources) as Festival["source"][]).filter((key) => used.has(key));
	return {
		...festivals,
		lead: festivals.subtitle,
		parts: [
			...[...months].map(([heading, own]) => ({
				heading,
				blocks: own.flatMap((event) => toEvent(event, festivals)),
			})),
			{
				heading: texts.certainty,
				blocks: toList(Object.values(certainties).map(({ label, text }) => `${label}: ${text}`)),
			},
			{
				heading: texts.sources,
				blocks: toList(shown.map((source) => formatSource(festivals, source))),
			},
		],
	};
}

function toEvent(
	event: Festival,
	{ certainties, sources, texts, trades }: FestivalList,
): TextBlock[] {
	const { name, date, until, certainty, source, states } = event;
	const own = trades.filter(({ slug }) => event.trades?.includes(slug)).map((trade) => trade.name);
	const facts = [
		certainty === "season" ? MONTH(date, until) : DAY(date, until),
		`${certainties[certainty].label}, ${sources[source].title}`,
		states ? formatList(states) : texts.allStates,
		own.length > 0 ? formatList(own) : texts.allTrades,
	];
	const tasks = event.prepare.map(({ weeks, text }) => `${formatWeeks(weeks)}: ${text}`);
	return [{ kind: "point", title: name, texts: [facts.join(". ")] }, ...toList(tasks)];
}
