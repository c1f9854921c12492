import { defineMessages } from "../define-messages.ts";

/** The messages of publishing a draft of the website at a time. */
export const t = defineMessages("desk-website-schedule", {
	publishLater: "Publish later",
	publishLaterHint: "It is published automatically, as your draft is then.",
	time: "Day and time, {zone}",
	setTime: "Set this time",
	changeTime: "Change the time",
	unschedule: "Take the time back",
	isPlanned: "Will be published on {at}, as your draft is then.",
	planned: "Your draft is saved, and will be published automatically.",
	unplanned: "Your draft stays a draft: nothing is published automatically.",
	timeMissing: "Your draft is saved, but not planned: choose a day and a time.",
	timeIsPast: "Your draft is saved, but not planned: {time} is past. Choose a later time.",
	timeIsFar:
		"Your draft is saved, but not planned: {time} is more than {days, plural, one {# day} other {# days}} ahead.",
	wasNotPublished:
		"This was to be published on {at}, and is not: {reason, select, met {someone else has published other words in the same places. The form has yours.} invalid {something needed to be fixed first.} other {you could not publish then.}}",
});
