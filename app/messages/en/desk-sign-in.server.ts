import { defineMessages } from "../define-messages.ts";

/** The messages of the pages on which somebody signs in to the desk. */
export const t = defineMessages("desk-sign-in", {
	title: "Sign in",
	signIn: "Sign in to the desk",
	signInAgain: "Please sign in again",
	sessionEnded:
		"Your session has ended, so your words were not sent yet. They stay on this page. Sign in, then send them.",
	linkSent:
		"If that address is invited, a link is on its way to it. It works once, for 15 minutes.",
	passkeyHint: "Your fingerprint, face or the code of this device is enough.",
	signInWithPasskey: "Sign in with a passkey",
	withoutPasskey: "On a new device, or without a passkey",
	email: "Your e-mail address",
	sendLink: "Send me a link",
	askForLink:
		"You sign in with a link that works once, for 15 minutes. Ask an owner of the desk, or the person who runs the site, for one.",
	otherTab: "Have you signed in by a link, in another tab of this browser?",
	otherTabHint: "Come back to this page, and send what you wrote.",

	hasPasskey: "This device has a passkey for you already.",
	wasCancelled: "That was cancelled, or took too long. Please try again.",
	cannotDoThat: "This device cannot do that. Please use another way.",
	isStale: "This page was open for too long. Please press the button again.",
	isRejected: "This passkey was not accepted. Please use another way.",
	noEmails: "This site sends no e-mails.",
	emailMissing: "Please enter your e-mail address, such as name@example.com.",
	tooManyTries:
		"Too many tries to sign in. Please wait {minutes, plural, =1 {a minute} one {# minute} other {# minutes}}, then go back and try again.",

	stayHint: "You stay signed in here for 30 days after your last visit, so use your own device.",
	signInOnDevice: "Sign in on this device",
	usedTitle: "This link has been used",
	used: "This link was used already, or is too old",
	usedHint:
		"A link works once, for 15 minutes. The link in an invitation works for a week, until the first sign-in. <link>Get a new one</link>",

	sendNowTitle: "Send it now",
	signedIn: "You are signed in",
	nothingSent: "Your words were not sent yet, because your session had ended.",
	filesNotKept: "<strong>The files could not be kept.</strong> Add them again on the page.",
	words: "Your words",
	sendNow: "Send it now",
	sendNowWithoutFiles: "Send it now, without the files",
	backWithoutSending: "Go back without sending",

	onceMoreTitle: "Sign in again",
	onceMore: "Please sign in again first",
	onceMoreHint:
		"Your change is not made yet. It gives or takes away access, and you signed in more than ten minutes ago. Sign in, and you come back to the page with everything you typed; then press the button again.",
	backWithoutChange: "Go back without changing anything",
	signInAgainLink: "Sign in again",
});
