import type { BookingRules } from "#app/content/schemas/booking.ts";

/** Half hours from 10 to 13 on working days in India, with nothing else in the way. */
export function createRules(given: Partial<BookingRules> = {}): BookingRules {
	return {
		page: { title: "Book a Call", subtitle: "A call.", description: "A call of half an hour." },
		form: FORM,
		host: "meera-shah",
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

const FORM: BookingRules["form"] = {
	heading: "Choose a time",
	details: "About you",
	summary: "A call",
	later: "Later",
	noTime: "No time yet",
	phone: "Phone",
	full: "No time is free.",
	unavailable: { title: "It has arrived", taken: "Taken.", closed: "Closed.", nearest: "Nearest" },
	booked: { title: "Booked", text: "{call}.", link: "Move it" },
};
