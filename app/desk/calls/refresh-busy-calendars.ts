import { getDeskServices, isDeskOpen } from "#app/desk/request/desk-services.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";

const EVERY_MS = MINUTE;

let isRefreshing = false;
let isErrorReported = false;

/** Checks every minute which calendars of staff have to be fetched again. */
export function startRefreshingBusyCalendars(): NodeJS.Timeout {
	return setInterval(() => void refresh(), EVERY_MS).unref();
}

async function refresh(): Promise<void> {
	// A round can take longer than a minute when hosts are down.
	if (isRefreshing) return;
	isRefreshing = true;
	try {
		if (!(await isDeskOpen())) return;
		const { busyCalendars } = await getDeskServices();
		await busyCalendars.refreshStale(getNow());
		isErrorReported = false;
	} catch (error) {
		if (!isErrorReported) warn("Calendars of staff cannot be fetched again:", error);
		isErrorReported = true;
	} finally {
		isRefreshing = false;
	}
}
