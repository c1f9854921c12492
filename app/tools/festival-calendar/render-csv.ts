import { formatSource } from "#app/content/festivals/format-source.ts";
import type { Festival, FestivalList } from "#app/content/schemas/festivals.ts";
import { t } from "#app/messages/en/tools.server.ts";
import { addDays } from "#app/platform/dates.server.ts";
import { BYTE_ORDER_MARK, toCsvLine } from "#app/platform/plain-text.ts";

const COLUMNS = [
	"readyBy",
	"prepare",
	"weeksBefore",
	"event",
	"date",
	"until",
	"certainty",
	"states",
	"trades",
	"source",
] as const;

/** Renders a row for each thing to prepare, by the day it is to be ready, as CSV (RFC 4180). */
export function renderCsv(events: readonly Festival[], festivals: FestivalList): string {
	const { texts, certainties, trades } = festivals;
	const names = new Map(trades.map(({ slug, name }) => [slug, name]));
	const rows = events.flatMap((event) =>
		event.prepare.map(({ weeks, text }) => [
			addDays(event.date, -7 * weeks),
			text,
			String(weeks),
			event.name,
			event.date,
			event.until ?? event.date,
			certainties[event.certainty].label,
			event.states?.join("; ") ?? texts.allStates,
			event.trades?.map((slug) => names.get(slug)).join("; ") ?? texts.allTrades,
			formatSource(festivals, event.source),
		]),
	);
	const sorted = rows.toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
	return BYTE_ORDER_MARK + [COLUMNS.map((key) => t(key)), ...sorted].map(toCsvLine).join("");
}
