import { defineMessages } from "../define-messages.ts";

/** The messages of the desk on who waits for whom, and of times that are offered or chosen. */
export const t = defineMessages("desk-times", {
	snoozedUntil: "Snoozed until {time}",
	call: "Call {time}",
	tookPlace: "Took place? {time}",
	answerGoesOut: "Answer goes out {time}",
	noReplySince: "No reply since {time}",
	forThemSince: "Their turn since {time}",
	dueBy: "We, by {time}",
	dueSince: "Was due {time}",
	stateSince: "{state}, {time}",
	waitsMinutes: "Waits {minutes} min",
	waitsHours: "Waits {hours} h",
	waitsMinutesInFull: "Waits {minutes, plural, one {# minute} other {# minutes}}",
	waitsHoursInFull: "Waits {hours, plural, one {# hour} other {# hours}}",
	waitsDays: "Waits {days, plural, one {# day} other {# days}}",
	dayAndTime: "{day}, {time}",

	nextOpening: "{time} (the next opening)",
	threeDays: "{time} (three working days)",
	fiveDays: "{time} (five working days)",
	onDay: "On a day …",
	snoozeIsPast: "Choose a time in the future to snooze it until.",

	weBy: "We, by {time}",
	weSometime: "We, no time set",
	theyBy: "They; back here on {time} if no reply comes",
	backOn: "back here on {time} if no reply comes",
	theySometime: "They, no time set",
	weOnDay: "We, by a day …",
	theyOnDay: "They; back here on a day …",
	nobodyIsNext: "Nobody",
	nextStepUnknown: "Choose who is next.",
	nextStepIsPast: "Choose a day in the future for the next step.",

	sendToday: "Today at opening: {time}",
	sendTomorrow: "Tomorrow at opening: {time}",
	sendNextOpening: "Next opening: {time}",
	sendTimeMissing: "Your answer was not sent. Choose a day and a time for “Send later”.",
	sendTimeIsPast:
		"Your answer was not sent, because {time} is past. Choose a later time, or send it now.",
	sendTimeIsFar:
		"Your answer was not sent, because {time} is more than {days, plural, one {# day} other {# days}} ahead. Choose an earlier time.",
});
