import { defineMessages } from "../define-messages.ts";

/** The messages of publishing a draft of the website at a time. */
export const t = defineMessages("desk-website-schedule", {
	publishLater: "Publish later",
	publishLaterHint: "Your draft is published automatically, as it is at that time.",
	time: "Day and time, {zone}",
	setTime: "Set this time",
	changeTime: "Change the time",
	unschedule: "Cancel this time",
	isPlanned: "Will be published on {at}, with the changes your draft has by then.",
	planned: "Your draft is saved, and will be published automatically.",
	unplanned: "Your draft stays a draft and is not published automatically.",
	timeMissing: "Your draft is saved, but not planned. Choose a day and a time.",
	timeIsPast: "Your draft is saved, but not planned, because {time} is past. Choose a later time.",
	timeIsFar:
		"Your draft is saved, but not planned, because {time} is more than {days, plural, one {# day} other {# days}} ahead.",
	wasNotPublished:
		"This was to be published on {at}, but was not: {reason, select, met {someone else published a change to the same words first. The form has yours.} invalid {it had an error.} other {you could not publish then.}}",
});
