import { defineMessages } from "../define-messages.ts";

/** The messages of the desk about who holds calls, and in which hours. */
export const t = defineMessages("desk-call-hours", {
	heading: "Who holds calls, and when",
	ofContent:
		"These are the hours of the website. As soon as someone has hours here, only hours of the desk count.",
	ofDesk:
		"Visitors can book while one of them is free. Whoever is free and has the fewest calls ahead gets the call.",
	yours: "Your hours",
	whose: "Whose hours",
	ofPerson: "Hours of {name}",
	hint: "Anyone without hours gets no calls. An empty row is left out, and saving adds another one.",
	row: "Hours {number}",
	from: "First call from",
	to: "Last call until",
	save: "Save the hours",
	incomplete: "Each row needs a day and two times, or nothing at all.",
	tooShort: "The two times are too close for a call of {minutes} minutes.",
});
