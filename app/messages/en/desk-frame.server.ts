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
	undo: "undo what was done last",
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
	unknownAction: "This form has no action that the desk knows.",
	onlyOwner: "Only an owner can do this.",
	onlyPublisher:
		"Nothing was changed: only people who may publish can do that. An owner decides who, under People.",
	backToInbox: "Back to the inbox",
	textTooLong:
		"Nothing was saved. {what} has {length} characters, and {most} are the most: shorten it in its form, or divide it.",

	notNow: "Not now",
	wentWrong: "Something went wrong on our side",
	notReached: "The enquiries cannot be reached now",
	nothingSaved: "Nothing was saved.",
	tryAgainHint: "Try again; if it happens again, tell whoever runs the site, with the time.",
	waitHint: "None is lost. Try again in half a minute; if it lasts, tell whoever runs the site.",
	wordsToCopy: "Your words, to be copied",
	toInbox: "To the inbox",
	tryAgain: "Try again",

	browserOnSystem: "{browser} on {system}",
	unnamedDevice: "An unnamed device",
});
