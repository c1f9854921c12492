import ical, {
	escape as escapeText,
	ICalAlarmRelatesTo,
	ICalAlarmType,
	ICalEventTransparency,
} from "ical-generator";
import { formatSource } from "#app/content/festivals/format-source.ts";
import { formatWeeks } from "#app/content/festivals/format-weeks.ts";
import type { Festival, FestivalList } from "#app/content/schemas/festivals.ts";
import { addDays } from "#app/platform/dates.server.ts";

type Sender = { agency: string; host: string };

/** Renders events as iCalendar (RFC 5545): each lasts whole days and has reminders of what to prepare. */
export function renderIcs(
	events: readonly Festival[],
	festivals: FestivalList,
	{ agency, host }: Sender,
): string {
	const file = ical({
		prodId: `//${escapeText(agency, false)}//Festival calendar//EN`,
		scale: "GREGORIAN",
		name: escapeText(festivals.name, false),
	});
	for (const { id, name, date, until = date, certainty, source, prepare } of events) {
		const { label, text } = festivals.certainties[certainty];
		const entry = file.createEvent({
			id: `${id}-${festivals.year}@${host}`,
			stamp: new Date(festivals.updated),
			allDay: true,
			start: new Date(date),
			// DTEND is the day after the last one.
			end: new Date(addDays(until, 1)),
			summary: name,
			description: [
				...prepare.map((task) => `${formatWeeks(task.weeks)}: ${task.text}`),
				`${label}. ${text}`,
				formatSource(festivals, source),
			].join("\n"),
			transparency: ICalEventTransparency.TRANSPARENT,
		});
		for (const task of prepare)
			entry
				.createAlarm({
					type: ICalAlarmType.display,
					trigger: toSecondsBefore(task.weeks),
					description: `${name}: ${task.text}`,
				})
				// RELATED is set by this method, as the alarm's option is ignored; without it a reminder after the start would
				// count from the end.
				.relatesTo(ICalAlarmRelatesTo.start);
	}
	return `${file}\r\n`;
}

/** Returns the seconds from nine in the morning, whole weeks before, to the midnight at which the event begins. */
function toSecondsBefore(weeks: number): number {
	return (weeks * 7 * 24 - 9) * 3_600;
}
