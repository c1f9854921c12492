import { t } from "#app/messages/en/calendar-reports.server.ts";
import type { CalendarError, CalendarProblem } from "./calendar-report.ts";

/** Describes in a sentence what of a calendar could not be read as it was meant. */
export function describeProblem(problem: CalendarProblem): string {
	switch (problem.code) {
		case "unknown-zone":
			return t("unknownZone", { zone: problem.zone });
		case "event": {
			const { fault, name, day } = problem;
			return t("event", {
				hasName: name === null ? "no" : "yes",
				name: name ?? "",
				hasDay: day === null ? "no" : "yes",
				day: day ?? "",
				fault,
			});
		}
		case "more":
			return t("more", { count: problem.count });
		case "told-later":
			return t("toldLater");
		case "text":
			return problem.text;
	}
}

/** Describes in a sentence why a calendar could not be read. */
export function describeCalendarError(error: CalendarError): string {
	switch (error.code) {
		case "gone":
			return t("gone");
		case "too-large":
			return t("tooLarge");
		case "no-calendar":
			return t("noCalendar");
		case "told-later":
			return t("toldLater");
		case "too-many":
			return t("tooMany", { count: String(error.count) });
		case "not-fetched": {
			const { fault, status, error: network } = error;
			return t("notFetched", { fault, detail: String(status ?? network ?? "") });
		}
		case "text":
			return error.text;
	}
}
