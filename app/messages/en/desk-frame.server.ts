import { defineMessages } from "../define-messages.ts";

/** The messages around each page of the desk, of its list of keys, and of what is not possible. */
export const t = defineMessages("desk-frame", {
	windowTitle: "{title} | Desk",
	skip: "Skip to the content",
	navigation: "Desk",
	signOut: "Sign out",
	appName: "{agency}: the desk",

	keyboard: "Keyboard",
	nextEnquiry: "the next enquiry",
	enquiryBefore: "the one before",
	searchInbox: "search the inbox",
	views: "the views",
	tickRow: "select the row",
	answer: "answer",
	texts: "begin with a text",
	note: "write a note",
	answeredElsewhere: "note that it was answered elsewhere",
	assign: "assign",
	snooze: "snooze",
	undo: "undo the last change",
	backToInboxKey: "back to the inbox",
	leaveField: "leave a field",
	thisList: "this list",
	controlKey: "Ctrl",
	enterKey: "Enter",
	sendWritten: "send what you are writing, even while single-key shortcuts are off",
	singleKeys: "Single-key shortcuts are on",
	close: "Close",

	notPossibleTitle: "Not possible",
	notPossible: "This is not possible",
	unknownAction: "The desk does not know the action of this form.",
	onlyOwner: "Only an owner can do this.",
	onlyPublisher:
		"Nothing was changed: only publishers can do this. Owners choose them under People.",
	backToInbox: "Back to the inbox",
	textTooLong:
		"{what} has {length} characters, and at most {most} are possible. It was not saved. Shorten it in its form, or split it.",

	notNow: "Not now",
	wentWrong: "Something went wrong on our side",
	notReached: "The enquiries cannot be reached right now",
	nothingSaved: "Nothing was saved.",
	tryAgainHint:
		"Please try again. If it happens again, tell the person who runs the site, with the time.",
	waitHint:
		"They are all still there. Please try again in half a minute. If it lasts, tell the person who runs the site.",
	wordsToCopy: "Your words, for copying",
	toInbox: "To the inbox",
	tryAgain: "Try again",

	browserOnSystem: "{browser} on {system}",
	unnamedDevice: "An unnamed device",
});
