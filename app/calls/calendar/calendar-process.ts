/**
 * Reads calendars in a process of its own, as one that takes too much memory may end the whole process that reads it.
 */
import { readCalendar } from "./read-calendar.ts";
import type { CalendarBytes } from "./read-in-process.ts";

process.on("message", ({ bytes, ...request }: CalendarBytes) => {
	const text = new TextDecoder().decode(bytes);
	process.send?.({ reading: readCalendar({ ...request, text }) });
});
