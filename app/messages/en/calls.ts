import { defineMessages } from "../define-messages.ts";

/** The messages of the page of a booked call. */
export const t = defineMessages("calls", {
	title: "Your call",
	titleExpired: "This page has expired",
	titleCancelled: "Your call is cancelled",
	titleOver: "Your call is over",
	closes: "A call’s page closes {days} days after the call.",
	minutesWith: "{minutes} minutes with {host}. {how}",
	addToCalendar: "Add to calendar",
	invitationComes: "The invitation to the call is on its way to you by e-mail.",
	keepAddress: "Please keep the address of this page, where you can move or cancel the call.",
	moved: "Your call has a new time.",
	movedInvitation: "{time}. The new invitation is on its way to you by e-mail.",
	movedKeepAddress:
		"{time}. Please keep the address of this page, where you can move or cancel the call.",
	cancelled: "The call is cancelled.",
	cancelledText: "Your message stays with us, and we answer it.",
	noTime: "No time was chosen",
	noTimeText:
		"Please choose one of the times below, or reach us at <write>{email}</write> or <call>{phone}</call>.",
	taken: "That time has been taken",
	takenText:
		"Your call stays as it was. Please choose another time, or reach us at <write>{email}</write> or <call>{phone}</call>.",
	stale: "The call has changed since you opened this page",
	staleText:
		"This page shows how it is now. If that does not suit you, change it again or reach us at <write>{email}</write> or <call>{phone}</call>.",
	tooOften: "The call has been moved too often",
	tooOftenText:
		"It was moved {count} times. For another time, please reach us at <write>{email}</write> or <call>{phone}</call>.",
	limited: "The call was not changed",
	limitedText:
		"There were many tries in a short time. Please try again in ten minutes, or reach us at <write>{email}</write> or <call>{phone}</call>.",
	over: "The call can no longer be changed",
	overText:
		"It has begun, is over or was cancelled. Please reach us at <write>{email}</write> or <call>{phone}</call>.",
	failed: "We cannot open the calendar right now",
	failedText:
		"Please try again in a minute, or reach us at <write>{email}</write> or <call>{phone}</call>.",
	move: "Move it",
	moveNone: "There are no other free times just now. Please write or call us.",
	moveSend: "Move the call",
	moveSending: "Moving…",
	reason: "Message to us (optional)",
	cancel: "Cancel the call",
	cancelHint:
		"Your message stays with us, and we answer it by e-mail. The time is free for someone else.",
	cancelSend: "Yes, cancel the call",
	cancelSending: "Cancelling…",
	another: "Would you like to talk at another time?",
	anotherText:
		"Choose a time that suits you, or reach us at <write>{email}</write> or <call>{phone}</call>.",
	anotherChoose: "Choose a time",
	rebook: "Book the same time again",
	rebooking: "Booking…",
});
