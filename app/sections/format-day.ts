const DAY = new Intl.DateTimeFormat("en-IN", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "Asia/Kolkata",
});

/** An ISO 8601 day or instant as the day it is in India: 21 November 2026. */
export function formatDay(date: string): string {
	return DAY.format(new Date(date));
}
