import type { BookingRules } from "../../app/content/schemas/booking.ts";
import { getRules } from "./calls.ts";

/** Creates rules with half hours from 10 to 13 on working days in India, and no other limits. */
export function createRules(given: Partial<BookingRules> = {}): BookingRules {
	return {
		...getRules(),
		by: "phone",
		zone: "Asia/Kolkata",
		minutes: 30,
		windows: [
			{
				days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
				from: "10:00",
				to: "13:00",
			},
		],
		bufferMinutes: 0,
		noticeHours: 0,
		horizonDays: 14,
		holidays: [],
		...given,
	};
}
