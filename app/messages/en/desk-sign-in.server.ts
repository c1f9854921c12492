import { defineMessages } from "../define-messages.ts";

/** The messages of the pages on which somebody signs in to the desk. */
export const t = defineMessages("desk-sign-in", {
	title: "Sign in",
	signIn: "Sign in to the desk",
	signInAgain: "Please sign in again",
	sessionEnded:
		"Your session has ended, so nothing was sent yet. What you wrote stays on this page: sign in, then send it.",
	linkSent:
		"If that address is invited, a link is on its way to it. It works once, for 15 minutes.",
	passkeyHint: "Your fingerprint, face or the code of this device is enough.",
	signInWithPasskey: "Sign in with a passkey",
	withoutPasskey: "On a new device, or without a passkey",
	email: "Your e-mail address",
	sendLink: "Send me a link",
	askForLink:
		"You sign in with a link that works once, for 15 minutes. Ask whoever runs the site, or an owner of the desk, for one.",
	otherTab: "Signed in by a link, in another tab of this browser?",
	otherTabHint: "Come back to this page, and send what you wrote.",

	hasPasskey: "This device has a passkey for you already.",
	wasCancelled: "That was cancelled, or took too long. Please try again.",
	cannotDoThat: "This device cannot do that. Please use another way.",
	isStale: "This page was open for too long. Please press the button once more.",
	isRejected: "This passkey was not accepted. Please use another way.",
	noEmails: "This site sends no e-mails.",
	emailMissing: "Please enter your e-mail address, as name@example.com.",
	tooManyTries:
		"Too many tries to sign in. Please wait {minutes, plural, =1 {a minute} one {# minute} other {# minutes}}, then go back and try again.",

	stayHint: "You stay signed in here for 30 days after your last visit, so use your own device.",
	signInOnDevice: "Sign in on this device",
	usedTitle: "This link has been used",
	used: "This link was used already, or is too old",
	usedHint:
		"A link works once, for 15 minutes; that of an invitation for a week, until the first sign-in. <link>Get a new one</link>",

	sendNowTitle: "Send it now",
	signedIn: "You are signed in",
	nothingSent: "Nothing was sent yet: your session had ended before.",
	filesNotKept: "<strong>The files cannot be kept:</strong> add them again on the page.",
	words: "Your words",
	sendNow: "Send it now",
	sendNowWithoutFiles: "Send it now, without the files",
	backWithoutSending: "Back without sending it",

	onceMoreTitle: "Sign in once more",
	onceMore: "Please sign in once more first",
	onceMoreHint:
		"Nothing was changed yet: this gives or takes access, and you signed in more than ten minutes ago. You come back to the page with what you typed, and press once more.",
	backWithoutChange: "Back without a change",
	signInAgainLink: "Sign in again",
});
