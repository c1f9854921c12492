const DAY = new Intl.DateTimeFormat("en-IN", {
	day: "numeric",
	month: "long",
	year: "numeric",
	timeZone: "Asia/Kolkata",
});

/** Formats an ISO 8601 date or instant as a date in India: "21 November 2026". */
export function formatDay(date: string): string {
	return DAY.format(new Date(date));
}
